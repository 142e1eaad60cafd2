// English: the pattern of the lessons in all languages. An exercise has a title, a text for each thing that is asked, in their
// order, and one for the end. Buttons are called as they are in ../en.ts; colours are not named, since everybody may choose
// others.
import type { GameName } from '../../games/all.ts';

export interface ExerciseWords {
  title: string;
  asks: string[];
  done: string;
}

export const lessons = {
  classic: {
    look: {
      title: 'A tile',
      asks: [
        'This is a tile: a whole disc in the middle, and six half-discs around it. Touch it to take it, then turn it over with “Flip”.',
        'The other face has other colours, and you may play either one. The first tile may lie anywhere: touch the place that glows, or drag the tile there.',
      ],
      done: 'The game has begun. All other tiles will lie beside this one.',
    },
    place: {
      title: 'Where it fits',
      asks: [
        'Where two tiles meet, their half-discs must be of the same colour. Take your tile and lay it where it glows.',
      ],
      done: 'Two half-discs have become a disc. Every tile must form at least one.',
    },
    turn: {
      title: 'Turn and flip',
      asks: [
        'As it lies, this tile forms only one disc. Turn it with “Turn” and “Flip” until you find the place where it forms two.',
      ],
      done: 'Now it meets two tiles at once. It is always worth looking at both faces.',
    },
    discs: {
      title: 'Discs bring points',
      asks: [
        'One to six discs bring 1, 2, 4, 6, 8 or 10 points. The disc in the middle of your tile does not count. Find the place where you form three.',
      ],
      done: 'Three discs, 4 points: from the third disc on, each brings 2 points.',
    },
    close: {
      title: 'Closing a group',
      asks: [
        'Neighbouring discs of one colour make a group. Point at a disc, or touch it, and its whole group is ringed. Touch the largest group.',
        'When no half-disc beside a group has its colour, it is closed and brings you 1 point for each disc. Now close the large group.',
      ],
      done: 'Two discs bring 2 points, and the closed group of 7 brings 7: 9 points in all. It does not matter who laid the other tiles.',
    },
    two: {
      title: 'Two groups at once',
      asks: [
        'A tile can close several groups, and all of them score. One of your two tiles can bring 12 points. Find the place.',
      ],
      done: 'Three discs bring 4 points, and the groups of 3 and 5 bring 8 more: that makes 12.',
    },
    second: {
      title: 'A second tile',
      asks: [
        'You hold two tiles, and in a turn you place one of them. Find a place worth 9 points or more.',
        'Now you could end your turn. But you may also place your second tile, which costs 4 points. Here it is worth it: find a place that leaves you 5 points or more.',
      ],
      done: 'You have drawn two new tiles. A second tile that brings less than 4 points is better kept for later.',
    },
    end: {
      title: 'The target',
      asks: ['This game goes to 60 points, and you have 49. Find the place that takes you there.'],
      done: 'You have reached the target. Zoe had her last turn, so that you both had the same number – and you have won!',
    },
  },

  auction: {
    call: {
      title: 'Buying a turn',
      asks: [
        'Zoe is about to play, but you see a place worth 9 points. Call an auction: choose an even number up to 8.',
        'Nobody bids more. The turn is yours, and Zoe gets your bid. Now take your 9 points.',
      ],
      done: 'You gained more than you paid. Play goes on with your left-hand neighbour.',
    },
    follow: {
      title: 'Keeping your turn',
      asks: [
        'It is your turn, and Ben bids 4 for it. But you see a place worth 12 points! Keep your turn: say “I follow”.',
        'The others have passed. You paid half of the bid, 2 points, and you play. Take the 12 points.',
      ],
      done: 'When you keep your own turn, you pay only half. You never bid higher yourself: you follow or pass.',
    },
    sell: {
      title: 'Selling your turn',
      asks: ['Ben bids 8 for your turn, and your tiles bring next to nothing. Pass, and let him have it.'],
      done: 'Ben has paid you 8 points and played instead of you. Your tiles are still in your hand. In the last round, a turn you have sold counts as played.',
    },
  },

  conquest: {
    mark: {
      title: 'A mark of yours',
      asks: [
        'You play as in the classic game, and you have three marks besides. First close the groups of 3 and 5.',
        'You need no second tile: end your turn.',
        'Before the turn is over, you may place one mark. Put it on a closed group of 3 or more: touch a disc with a plus.',
      ],
      done: 'At the end of the game, your closed groups bring you 1 more point for each disc.',
    },
    colours: {
      title: 'Different colours',
      asks: [
        'Your marks must lie on groups of different colours. That is why some groups show no plus. Put your second mark on a group of 3.',
      ],
      done: 'You may mark open groups, too. They count if somebody closes them in time.',
    },
    join: {
      title: 'Joined groups',
      asks: ['Zoe has marked a group of the same colour as yours. Your tile can join the two: find the place.'],
      done: 'A group with two marks loses both, for good. So keep an eye on your neighbours!',
    },
  },

  gone: {
    one: {
      title: 'One disc',
      asks: ['Whoever first gets rid of all their tiles wins. Lay a tile so that it forms one disc.'],
      done: 'One disc: you draw a new tile. So you still have as many as before.',
    },
    two: {
      title: 'Two discs',
      asks: ['Now lay a tile so that it forms two discs.'],
      done: 'Two discs: you draw nothing. One tile fewer!',
    },
    three: {
      title: 'Three discs',
      asks: ['Can you find three discs?', 'Three discs: you play again! Lay another tile where you like.'],
      done: 'With three discs or more you may go on at once.',
    },
    last: {
      title: 'The last tile',
      asks: ['Only one tile is left. Form two discs with it, so that you need not draw.'],
      done: 'No tiles left: you have won!',
    },
  },

  puzzle: {
    take: {
      title: 'Take and lay',
      asks: [
        'Everybody builds at the same time, from one pile. Take a tile: touch it.',
        'Lay it into your frame. Where tiles meet, their colours must match.',
      ],
      done: 'Here a tile may also lie by itself for a while.',
    },
    back: {
      title: 'One tile in your hand',
      asks: [
        'The tile in your hand fits nowhere, and you may hold only one. Put it back.',
        'Look at the gap at the bottom. Take one of the two tiles that belong there.',
        'Lay it where it fits. Turn it if you must.',
      ],
      done: 'Whatever lies on the pile, the others may take. So be quick!',
    },
    out: {
      title: 'Out again',
      asks: [
        'The tile in the bottom row leaves two gaps that nothing can fill. Touch it to take it out.',
        'Put it back on the pile.',
      ],
      done: 'You may take out any tile of your figure, one at a time.',
    },
    fill: {
      title: 'The figure is full',
      asks: [
        'Two tiles are missing. Take one that belongs there.',
        'Lay it where it belongs.',
        'Take the other one.',
        'And into the last gap!',
      ],
      done: 'Done! Whoever completes the figure first wins.',
    },
  },

  arlequin: {
    sheet: {
      title: 'Your sheet',
      asks: ['The 120 tiles make three sheets of 40. Choose one.'],
      done: 'These 40 tiles are yours alone. They make a rectangle of 8 by 10 squares.',
    },
    begin: {
      title: 'The first rows',
      asks: [
        'Two rows are in place already. Take a tile from your pile.',
        'Lay it where its colours match: in any direction, on either face.',
      ],
      done: 'What does not fit goes back on the pile, and what is in the wrong place can be taken out.',
    },
    fill: {
      title: 'The last two',
      asks: [
        'Thirty-eight tiles are in place, and two are left. Take one.',
        'Lay it where it belongs.',
        'Take the last one.',
        'And into the last gap!',
      ],
      done: 'Done! Whoever completes the rectangle first wins. Alone, you play against the clock.',
    },
  },

  alex: {
    announce: {
      title: 'Look and announce',
      asks: [
        'Everybody looks for the best turn with these two tiles, hands off. Zoe says 3, but there are 12 points to be found! Announce a number from 4 to 12.',
        'The others have passed. Now show it: place a tile that scores at least what you announced.',
      ],
      done: 'Right! You get the points you announced, no more and no less, and your tile stays on the table.',
    },
    sand: {
      title: 'The sand-glass',
      asks: [
        'You said 4 and could say no more, but now Zoe says 6. While the sand-glass runs, you may outdo her. There are 9 points to be found: announce 7, 8 or 9.',
        'The sand has run out, and you said the most. Show your turn.',
      ],
      done: 'Right again! The first announcement starts the sand-glass. Then the others may say more; nobody raises their own.',
    },
    wrong: {
      title: 'Too much',
      asks: [
        'You announced 10, and Ben said 25. He could not show it: that is a penalty. You are next. Show at least 10 points.',
      ],
      done: 'Ben sits out the next round. A second penalty would cost him the points he announced, and a third one the game.',
    },
  },

  domaine: {
    tokens: {
      title: 'Tokens',
      asks: [
        'One disc costs you 1 token, and two discs cost nothing. With three discs or more, you earn a token for each disc beyond the second. Form four.',
      ],
      done: 'Four discs earn you 2 tokens.',
    },
    marker: {
      title: 'Markers',
      asks: [
        'First close the large group.',
        'A closed group becomes your territory when you put a marker on it. Touch a disc with a plus.',
      ],
      done: 'At the end, each disc of your territories is worth 1 point. You may place several markers in one turn, each on a group of its own.',
    },
    again: {
      title: 'Playing again',
      asks: [
        'Place a tile so that it forms two discs: that costs nothing.',
        'You have 2 tokens. Pay them and play again.',
        'You have drawn a tile. Now form three discs: that earns you a token.',
      ],
      done: 'You may play again as often as you can pay 2 tokens.',
    },
    plaque: {
      title: 'The plaque',
      asks: ['You have one marker left. Put it on a group.'],
      done: 'You were the first to place your last marker, and the plaque is yours: 5 points. Each of the others has one last turn.',
    },
  },

  seventytwo: {
    tokens: {
      title: 'A token to pay',
      asks: [
        'One disc costs you 1 token, two discs cost nothing, and every disc beyond earns a token. You have 2. Form a single disc and pay for it.',
      ],
      done: 'One token is left. More discs would have been better!',
    },
    pass: {
      title: 'Nothing to play',
      asks: ['You have no token left, and your tiles could form only single discs. Show them and pass.'],
      done: 'A pass is your whole turn, but in Dalapapa 72 you get a token for it. It may help you in your next turn.',
    },
    markers: {
      title: 'Two markers',
      asks: [
        'Find the place that closes two groups at once.',
        'Put a marker on the large one: now it is yours for good.',
        'You may place more markers in the same turn. Put one on another closed group.',
      ],
      done: 'At the end, each disc of your groups is worth 1 point. If you paid 2 tokens, you could now draw a tile and play again.',
    },
    plaque: {
      title: 'The plaque',
      asks: ['You have one marker left. Put it on a group of 3.'],
      done: 'The plaque is yours: 5 points. Each of the others has one last turn, and then the discs are counted.',
    },
  },

  terra: {
    coins: {
      title: 'Coins',
      asks: [
        'You take 2 coins at the start of your turn. A tile costs 2 coins with one disc, 1 coin with two, and nothing with three or more. Place yours so that it costs 1 coin.',
      ],
      done: 'You have drawn a new tile. You may do as much in a turn as you can pay for.',
    },
    pawn: {
      title: 'A colony',
      asks: [
        'A pawn costs 1 coin, and you may put it on a group that has none, open or closed. Put one on a closed group of 3 or more: touch a disc with a plus.',
      ],
      done: 'The group is your colony. At the end of a turn you may keep at most 3 coins.',
    },
    join: {
      title: 'Which pawn stays?',
      asks: [
        'Your pawn and Zoe’s stand on groups of the same colour. Join the two groups with your tile.',
        'A group bears only one pawn. You joined them, so you say which one stays.',
      ],
      done: 'The other pawn goes back to its owner. Nothing was lost but the place.',
    },
    multiply: {
      title: 'Colours multiply',
      asks: [
        'Of each colour only your largest closed group counts, and the sizes are multiplied. You have 6 × 5, and 3 coins: 33. Put a pawn on the group of 9.',
      ],
      done: 'The 9 takes the place of the 6, as it has the same colour: 9 × 5 + 2 coins = 47. A third colour would multiply it all once more.',
    },
  },

  solo: {
    place: {
      title: 'One tile after another',
      asks: ['You play alone. A tile comes: place it, or lose it. Place this one so that it forms two discs or more.'],
      done: 'Here is the next one. Forty tiles come like this, one by one.',
    },
    close: {
      title: 'Closed groups count',
      asks: ['Only closed groups bring points: 1 for each disc. This tile can close a group of 5. Find the place.'],
      done: '5 points! How many discs a tile forms does not matter here.',
    },
    wait: {
      title: 'Waiting for more',
      asks: [
        'This tile could close a group of 4 now. Do not hurry: make it a group of 5 that stays open.',
        'Now close it: there are 6 discs to be had.',
      ],
      done: '6 points instead of 4. But close your groups in time: in the end, open ones bring nothing.',
    },
    lose: {
      title: 'Losing a tile',
      asks: [
        'There is room for 30 of the 40 tiles. This one closes nothing, and would take one of your places. You may always pass and lose the tile: try it.',
        'The tile is gone, the place is not. And the next tile can close a group of 5!',
      ],
      done: 'Up to ten tiles can be lost without losing a place. They do not come back. If a tile fits nowhere, you must lose it.',
    },
    end: {
      title: 'The last place',
      asks: ['29 tiles are on the table: one place is left. You have 75 points and want 80. Close the group of 6.'],
      done: '30 tiles are on the table, and you have reached your target: you have won! The usual target is 60.',
    },
  },
} satisfies Record<GameName, Record<string, ExerciseWords>>;

// Widened, so that another language may have other words, but no other exercises.
export type LessonWords = { [Game in keyof typeof lessons]: { [Name in keyof (typeof lessons)[Game]]: ExerciseWords } };
