// German.
import type { LessonWords } from './en.ts';

export const lessons: LessonWords = {
  classic: {
    look: {
      title: 'Ein Stein',
      asks: [
        'Das ist ein Stein: eine ganze Scheibe in der Mitte und sechs Halbscheiben darum herum. Tippe ihn an, um ihn zu nehmen, und drehe ihn mit „Wenden“ auf die andere Seite.',
        'Die andere Seite hat andere Farben, und du darfst beide spielen. Der erste Stein darf überall liegen: Tippe auf die Stelle, die leuchtet, oder ziehe den Stein dorthin.',
      ],
      done: 'Das Spiel hat begonnen. Alle weiteren Steine werden hier angelegt.',
    },
    place: {
      title: 'Wo er passt',
      asks: [
        'Wo zwei Steine aufeinandertreffen, müssen ihre Halbscheiben dieselbe Farbe haben. Nimm deinen Stein und lege ihn dorthin, wo es leuchtet.',
      ],
      done: 'Aus zwei Halbscheiben ist eine Scheibe geworden. Jeder Stein muss mindestens eine bilden.',
    },
    turn: {
      title: 'Drehen und wenden',
      asks: [
        'So, wie er liegt, bildet dieser Stein nur eine Scheibe. Probiere „Drehen“ und „Wenden“, bis du die Stelle findest, an der er zwei bildet.',
      ],
      done: 'Jetzt trifft er auf zwei Steine zugleich. Es lohnt sich immer, beide Seiten anzusehen.',
    },
    discs: {
      title: 'Scheiben bringen Punkte',
      asks: [
        'Eine bis sechs Scheiben bringen 1, 2, 4, 6, 8 oder 10 Punkte. Die Scheibe in der Mitte deines Steins zählt nicht. Finde die Stelle, an der du drei bildest.',
      ],
      done: 'Drei Scheiben, 4 Punkte: Ab der dritten Scheibe bringt jede 2 Punkte.',
    },
    close: {
      title: 'Eine Gruppe schließen',
      asks: [
        'Benachbarte Scheiben einer Farbe sind eine Gruppe. Zeige auf eine Scheibe oder berühre sie: Ihre ganze Gruppe wird umringt. Berühre die größte Gruppe.',
        'Hat keine Halbscheibe neben einer Gruppe ihre Farbe, ist sie geschlossen und bringt dir 1 Punkt pro Scheibe. Schließe jetzt die große Gruppe.',
      ],
      done: 'Zwei Scheiben bringen 2 Punkte, und die geschlossene Gruppe aus 7 bringt 7: zusammen 9 Punkte. Ganz gleich, wer die anderen Steine gelegt hat.',
    },
    two: {
      title: 'Zwei Gruppen auf einmal',
      asks: [
        'Ein Stein kann mehrere Gruppen schließen, und alle zählen. Einer deiner beiden Steine kann 12 Punkte bringen. Finde die Stelle.',
      ],
      done: 'Drei Scheiben bringen 4 Punkte, die Gruppen aus 3 und 5 noch 8: Das macht 12.',
    },
    second: {
      title: 'Ein zweiter Stein',
      asks: [
        'Du hast zwei Steine auf der Hand, und in einem Zug legst du einen davon. Finde eine Stelle, die 9 Punkte oder mehr bringt.',
        'Jetzt könntest du deinen Zug beenden. Du darfst aber auch deinen zweiten Stein legen: Das kostet 4 Punkte. Hier lohnt es sich: Finde eine Stelle, die dir 5 Punkte oder mehr übrig lässt.',
      ],
      done: 'Du hast zwei neue Steine gezogen. Einen zweiten Stein, der weniger als 4 Punkte bringt, hebst du besser für später auf.',
    },
    end: {
      title: 'Das Punkteziel',
      asks: ['Diese Partie geht bis 60 Punkte, und du hast 49. Finde die Stelle, die dich ans Ziel bringt.'],
      done: 'Du hast das Punkteziel erreicht. Zoe hatte noch ihren letzten Zug, damit ihr beide gleich oft dran wart – und du hast gewonnen!',
    },
  },

  auction: {
    call: {
      title: 'Einen Zug kaufen',
      asks: [
        'Gleich ist Zoe dran, aber du siehst eine Stelle, die 9 Punkte wert ist. Rufe eine Auktion aus: Wähle eine gerade Zahl bis 8.',
        'Niemand bietet mehr. Der Zug gehört dir, und Zoe bekommt dein Gebot. Hol dir jetzt deine 9 Punkte.',
      ],
      done: 'Du hast mehr bekommen als bezahlt. Weiter geht es mit deinem linken Nachbarn.',
    },
    follow: {
      title: 'Deinen Zug behalten',
      asks: [
        'Du bist am Zug, und Ben bietet 4 dafür. Aber du siehst eine Stelle, die 12 Punkte wert ist! Behalte deinen Zug: Sage „Ich gehe mit“.',
        'Die anderen haben gepasst. Du hast die Hälfte des Gebots bezahlt, 2 Punkte, und du spielst. Hol dir die 12 Punkte.',
      ],
      done: 'Behältst du deinen eigenen Zug, zahlst du nur die Hälfte. Du überbietest dabei nie: Du gehst mit oder passt.',
    },
    sell: {
      title: 'Deinen Zug verkaufen',
      asks: ['Ben bietet 8 für deinen Zug, und deine Steine bringen fast nichts. Passe und überlass ihn ihm.'],
      done: 'Ben hat dir 8 Punkte bezahlt und an deiner Stelle gespielt. Deine Steine hast du noch auf der Hand. In der letzten Runde zählt ein verkaufter Zug als gespielt.',
    },
  },

  conquest: {
    mark: {
      title: 'Ein Zeichen von dir',
      asks: [
        'Du spielst wie im klassischen Spiel und hast außerdem drei Zeichen. Schließe zuerst die Gruppen aus 3 und 5.',
        'Einen zweiten Stein brauchst du nicht: Beende deinen Zug.',
        'Bevor der Zug vorbei ist, darfst du ein Zeichen legen. Lege es auf eine geschlossene Gruppe aus 3 oder mehr: Tippe auf eine Scheibe mit einem Plus.',
      ],
      done: 'Am Ende des Spiels bringen dir deine geschlossenen Gruppen noch 1 Punkt pro Scheibe.',
    },
    colours: {
      title: 'Verschiedene Farben',
      asks: [
        'Deine Zeichen müssen auf Gruppen verschiedener Farben liegen. Darum zeigen manche Gruppen kein Plus. Lege dein zweites Zeichen auf eine Gruppe aus 3.',
      ],
      done: 'Auch auf offene Gruppen darfst du Zeichen legen. Sie zählen, wenn jemand sie rechtzeitig schließt.',
    },
    join: {
      title: 'Verbundene Gruppen',
      asks: [
        'Zoes Zeichen liegt auf einer Gruppe, die dieselbe Farbe hat wie deine. Dein Stein kann die beiden verbinden: Finde die Stelle.',
      ],
      done: 'Eine Gruppe mit zwei Zeichen verliert beide, und zwar endgültig. Behalte also die Gruppen nebenan im Auge!',
    },
  },

  gone: {
    one: {
      title: 'Eine Scheibe',
      asks: ['Wer alle Steine los ist, gewinnt. Lege einen Stein so, dass er eine Scheibe bildet.'],
      done: 'Eine Scheibe: Du ziehst einen neuen Stein. Du hast also noch so viele wie vorher.',
    },
    two: {
      title: 'Zwei Scheiben',
      asks: ['Lege jetzt einen Stein so, dass er zwei Scheiben bildet.'],
      done: 'Zwei Scheiben: Du ziehst nichts. Ein Stein weniger!',
    },
    three: {
      title: 'Drei Scheiben',
      asks: [
        'Findest du drei Scheiben?',
        'Drei Scheiben: Du bist noch einmal dran! Lege noch einen Stein, wohin du magst.',
      ],
      done: 'Mit drei Scheiben oder mehr darfst du gleich weiterspielen.',
    },
    last: {
      title: 'Der letzte Stein',
      asks: ['Nur ein Stein ist noch da. Bilde mit ihm zwei Scheiben, damit du nicht ziehen musst.'],
      done: 'Keine Steine mehr: Du hast gewonnen!',
    },
  },

  puzzle: {
    take: {
      title: 'Nehmen und legen',
      asks: [
        'Alle bauen gleichzeitig, von einem Haufen. Nimm einen Stein: Tippe ihn an.',
        'Lege ihn in deinen Rahmen. Wo Steine aufeinandertreffen, müssen die Farben zusammenpassen.',
      ],
      done: 'Hier darf ein Stein auch eine Weile für sich allein liegen.',
    },
    back: {
      title: 'Ein Stein in der Hand',
      asks: [
        'Der Stein in deiner Hand passt nirgends, und du darfst nur einen halten. Lege ihn zurück.',
        'Sieh dir die Lücke unten an. Nimm einen der beiden Steine, die dorthin gehören.',
        'Lege ihn, wo er passt. Drehe ihn, wenn nötig.',
      ],
      done: 'Was auf dem Haufen liegt, dürfen die anderen nehmen. Also sei schnell!',
    },
    out: {
      title: 'Wieder heraus',
      asks: [
        'Der Stein in der untersten Reihe lässt zwei Lücken, die nichts füllen kann. Tippe ihn an, um ihn herauszunehmen.',
        'Lege ihn zurück auf den Haufen.',
      ],
      done: 'Du darfst jeden Stein wieder aus deiner Fläche nehmen, immer nur einen auf einmal.',
    },
    fill: {
      title: 'Die Fläche ist voll',
      asks: [
        'Zwei Steine fehlen. Nimm einen, der dorthin gehört.',
        'Lege ihn, wohin er gehört.',
        'Nimm den anderen.',
        'Und in die letzte Lücke!',
      ],
      done: 'Geschafft! Wer die Fläche zuerst fertig hat, gewinnt.',
    },
  },

  arlequin: {
    sheet: {
      title: 'Dein Bogen',
      asks: ['Die 120 Steine bilden drei Bogen mit je 40. Wähle einen.'],
      done: 'Diese 40 Steine gehören dir allein. Aus ihnen wird ein Rechteck von 8 × 10 Feldern.',
    },
    begin: {
      title: 'Die ersten Reihen',
      asks: [
        'Zwei Reihen liegen schon. Nimm einen Stein von deinem Haufen.',
        'Lege ihn, wo seine Farben passen: in jeder Richtung, auf jeder der beiden Seiten.',
      ],
      done: 'Was nicht passt, kommt zurück auf den Haufen, und was falsch liegt, kannst du herausnehmen.',
    },
    fill: {
      title: 'Die letzten zwei',
      asks: [
        'Achtunddreißig Steine liegen, zwei sind noch übrig. Nimm einen.',
        'Lege ihn, wohin er gehört.',
        'Nimm den letzten.',
        'Und in die letzte Lücke!',
      ],
      done: 'Geschafft! Wer das Rechteck zuerst fertig hat, gewinnt. Allein spielst du gegen die Uhr.',
    },
  },

  alex: {
    announce: {
      title: 'Schauen und ansagen',
      asks: [
        'Alle suchen den besten Zug mit diesen beiden Steinen, ohne sie anzufassen. Zoe sagt 3, aber es sind 12 Punkte zu finden! Sage eine Zahl von 4 bis 12 an.',
        'Die anderen haben gepasst. Zeige jetzt deinen Zug: Lege einen Stein, der mindestens so viel bringt, wie du angesagt hast.',
      ],
      done: 'Richtig! Du bekommst die angesagten Punkte, nicht mehr und nicht weniger, und dein Stein bleibt auf dem Tisch.',
    },
    sand: {
      title: 'Die Sanduhr',
      asks: [
        'Du hast 4 angesagt und konntest nicht erhöhen, aber jetzt sagt Zoe 6. Solange die Sanduhr läuft, darfst du sie überbieten. Es sind 9 Punkte zu finden: Sage 7, 8 oder 9 an.',
        'Die Sanduhr ist abgelaufen, und du hast am meisten angesagt. Zeige deinen Zug.',
      ],
      done: 'Wieder richtig! Die erste Ansage startet die Sanduhr. Danach dürfen die anderen mehr ansagen; niemand überbietet sich selbst.',
    },
    wrong: {
      title: 'Zu viel',
      asks: [
        'Du hast 10 angesagt, Ben sogar 25. Er konnte den Zug nicht zeigen: Das gibt eine Strafe. Nun bist du dran. Zeige mindestens 10 Punkte.',
      ],
      done: 'Ben setzt die nächste Runde aus. Eine zweite Strafe würde ihn die angesagten Punkte kosten, und nach einer dritten wäre er aus dem Spiel.',
    },
  },

  domaine: {
    tokens: {
      title: 'Chips',
      asks: [
        'Eine Scheibe kostet dich 1 Chip, zwei Scheiben kosten nichts. Ab drei Scheiben bekommst du 1 Chip für jede Scheibe nach der zweiten. Bilde vier.',
      ],
      done: 'Für vier Scheiben bekommst du 2 Chips.',
    },
    marker: {
      title: 'Marker',
      asks: [
        'Schließe zuerst die große Gruppe.',
        'Eine geschlossene Gruppe wird dein Gebiet, wenn du einen Marker darauf legst. Tippe auf eine Scheibe mit einem Plus.',
      ],
      done: 'Am Ende ist jede Scheibe deiner Gebiete 1 Punkt wert. Du darfst in einem Zug mehrere Marker legen, jeden auf eine eigene Gruppe.',
    },
    again: {
      title: 'Noch einmal spielen',
      asks: [
        'Lege einen Stein so, dass er zwei Scheiben bildet: Das kostet nichts.',
        'Du hast 2 Chips. Zahle sie und spiele noch einmal.',
        'Du hast einen Stein gezogen. Bilde jetzt drei Scheiben: Dafür bekommst du 1 Chip.',
      ],
      done: 'Du darfst noch einmal spielen, sooft du 2 Chips zahlen kannst.',
    },
    plaque: {
      title: 'Die Plakette',
      asks: ['Du hast noch einen Marker. Lege ihn auf eine Gruppe.'],
      done: 'Du hast vor allen anderen deinen letzten Marker gelegt, und die Plakette gehört dir: 5 Punkte. Alle anderen haben noch einen letzten Zug.',
    },
  },

  seventytwo: {
    tokens: {
      title: 'Ein Chip als Preis',
      asks: [
        'Eine Scheibe kostet dich 1 Chip, zwei Scheiben kosten nichts, und jede weitere bringt 1 Chip. Du hast 2. Bilde eine einzige Scheibe und bezahle dafür.',
      ],
      done: 'Dir bleibt 1 Chip. Mehr Scheiben wären besser gewesen!',
    },
    pass: {
      title: 'Nichts zu legen',
      asks: ['Du hast keinen Chip mehr, und deine Steine könnten nur einzelne Scheiben bilden. Zeige sie und passe.'],
      done: 'Passen ist dein ganzer Zug, aber in Dalapapa 72 bekommst du 1 Chip dafür. Er hilft dir vielleicht in deinem nächsten Zug.',
    },
    markers: {
      title: 'Zwei Marker',
      asks: [
        'Finde die Stelle, die zwei Gruppen auf einmal schließt.',
        'Lege einen Marker auf die große: Jetzt gehört sie dir, und zwar endgültig.',
        'Du darfst im selben Zug noch mehr Marker legen. Lege einen auf eine andere geschlossene Gruppe.',
      ],
      done: 'Am Ende ist jede Scheibe deiner Gruppen 1 Punkt wert. Wenn du 2 Chips zahlst, könntest du jetzt einen Stein ziehen und noch einmal spielen.',
    },
    plaque: {
      title: 'Die Plakette',
      asks: ['Du hast noch einen Marker. Lege ihn auf eine Gruppe aus 3.'],
      done: 'Die Plakette gehört dir: 5 Punkte. Alle anderen haben noch einen letzten Zug, dann werden die Scheiben gezählt.',
    },
  },

  terra: {
    coins: {
      title: 'Münzen',
      asks: [
        'Am Anfang deines Zuges nimmst du dir 2 Münzen. Ein Stein kostet 2 Münzen bei einer Scheibe, 1 Münze bei zwei und nichts ab drei. Lege deinen so, dass er 1 Münze kostet.',
      ],
      done: 'Du hast einen neuen Stein gezogen. In einem Zug darfst du so viel tun, wie du bezahlen kannst.',
    },
    pawn: {
      title: 'Eine Kolonie',
      asks: [
        'Eine Figur kostet 1 Münze. Du darfst sie auf eine Gruppe ohne Figur setzen, offen oder geschlossen. Setze eine auf eine geschlossene Gruppe aus 3 oder mehr: Tippe auf eine Scheibe mit einem Plus.',
      ],
      done: 'Die Gruppe ist deine Kolonie. Am Ende eines Zuges darfst du höchstens 3 Münzen behalten.',
    },
    join: {
      title: 'Welche Figur bleibt stehen?',
      asks: [
        'Deine Figur und die von Zoe stehen auf Gruppen derselben Farbe. Verbinde die beiden Gruppen mit deinem Stein.',
        'Auf einer Gruppe steht nur eine Figur. Du hast sie verbunden, also entscheidest du, welche stehen bleibt.',
      ],
      done: 'Die andere Figur geht dorthin zurück, woher sie kam. Verloren ist nur der Platz.',
    },
    multiply: {
      title: 'Farben werden multipliziert',
      asks: [
        'Von jeder Farbe zählt nur deine größte geschlossene Gruppe, und die Größen werden multipliziert. Du hast 6 × 5 und 3 Münzen: 33. Setze eine Figur auf die Gruppe aus 9.',
      ],
      done: 'Die 9 tritt an die Stelle der 6, denn sie hat dieselbe Farbe: 9 × 5 + 2 Münzen = 47. Eine dritte Farbe würde alles noch einmal vervielfachen.',
    },
  },

  solo: {
    place: {
      title: 'Ein Stein nach dem anderen',
      asks: [
        'Du spielst allein. Ein Stein kommt: Lege ihn oder verliere ihn. Lege diesen so, dass er zwei oder mehr Scheiben bildet.',
      ],
      done: 'Hier ist der nächste. So kommen vierzig Steine, einer nach dem anderen.',
    },
    close: {
      title: 'Geschlossene Gruppen zählen',
      asks: [
        'Nur geschlossene Gruppen bringen Punkte: 1 für jede Scheibe. Dieser Stein kann eine Gruppe aus 5 schließen. Finde die Stelle.',
      ],
      done: '5 Punkte! Wie viele Scheiben ein Stein bildet, ist hier gleich.',
    },
    wait: {
      title: 'Auf mehr warten',
      asks: [
        'Dieser Stein könnte jetzt eine Gruppe aus 4 schließen. Nur keine Eile: Mach eine Gruppe aus 5 daraus, die offen bleibt.',
        'Schließe sie jetzt: 6 Scheiben sind zu holen.',
      ],
      done: '6 Punkte statt 4. Aber schließe deine Gruppen rechtzeitig: Am Ende bringen offene nichts.',
    },
    lose: {
      title: 'Einen Stein verlieren',
      asks: [
        'Für 30 der 40 Steine ist Platz. Dieser schließt nichts und würde dich einen Platz kosten. Passen und den Stein verlieren darfst du immer: Versuche es.',
        'Der Stein ist weg, der Platz nicht. Und der nächste Stein kann eine Gruppe aus 5 schließen!',
      ],
      done: 'Bis zu zehn Steine kannst du verlieren, ohne einen Platz zu verlieren. Sie kommen nicht zurück. Passt ein Stein nirgends, so musst du ihn verlieren.',
    },
    end: {
      title: 'Der letzte Platz',
      asks: [
        '29 Steine liegen hier: Ein Platz ist noch frei. Du hast 75 Punkte und willst 80. Schließe die Gruppe aus 6.',
      ],
      done: '30 Steine liegen hier, und dein Punkteziel ist erreicht: Du hast gewonnen! Üblich sind 60.',
    },
  },
};
