// French. Buttons are called as they are in ../fr.ts.
import type { LessonWords } from './en.ts';

export const lessons: LessonWords = {
  classic: {
    look: {
      title: 'Un dalapapa',
      asks: [
        'Voici un dalapapa : un disque entier au milieu et six demi-disques autour. Touchez-le pour le prendre, puis changez de face avec « Retourner ».',
        'L’autre face a d’autres couleurs, et vous pouvez jouer l’une ou l’autre. Le premier dalapapa se pose n’importe où : touchez la place éclairée, ou faites-y glisser le dalapapa.',
      ],
      done: 'La partie a commencé. Tous les autres dalapapas viendront à côté de celui-ci.',
    },
    place: {
      title: 'Là où il convient',
      asks: [
        'Là où deux dalapapas se rejoignent, leurs demi-disques doivent être de la même couleur. Prenez votre dalapapa et posez-le à la place éclairée.',
      ],
      done: 'Deux demi-disques sont devenus un disque. Chaque dalapapa doit en former au moins un.',
    },
    turn: {
      title: 'Tourner et retourner',
      asks: [
        'Tel quel, ce dalapapa ne forme qu’un disque. Servez-vous de « Tourner » et de « Retourner » jusqu’à trouver la place où il en forme deux.',
      ],
      done: 'Il rejoint maintenant deux dalapapas à la fois. Il est toujours bon de regarder les deux faces.',
    },
    discs: {
      title: 'Les disques rapportent',
      asks: [
        'De un à six disques rapportent 1, 2, 4, 6, 8 ou 10 points. Le disque au milieu de votre dalapapa ne compte pas. Trouvez la place où vous en formez trois.',
      ],
      done: 'Trois disques, 4 points : à partir du troisième, chaque disque rapporte 2 points.',
    },
    close: {
      title: 'Fermer un groupe',
      asks: [
        'Des disques voisins d’une même couleur font un groupe. Pointez un disque, ou touchez-le : tout son groupe est entouré. Touchez le plus grand groupe.',
        'Quand aucun demi-disque voisin n’est de la couleur d’un groupe, il est fermé et vous rapporte 1 point par disque. Fermez maintenant le grand groupe.',
      ],
      done: 'Deux disques rapportent 2 points, et le groupe fermé de 7 en rapporte 7 : 9 points en tout. Peu importe qui a posé les autres dalapapas.',
    },
    two: {
      title: 'Deux groupes à la fois',
      asks: [
        'Un dalapapa peut fermer plusieurs groupes, et tous comptent. L’un de vos deux dalapapas peut rapporter 12 points. Trouvez la place.',
      ],
      done: 'Trois disques rapportent 4 points, et les groupes de 3 et 5 en rapportent 8 : cela fait 12.',
    },
    second: {
      title: 'Un second dalapapa',
      asks: [
        'Vous avez deux dalapapas en main, et à votre tour vous en posez un. Trouvez une place à 9 points ou plus.',
        'Vous pourriez maintenant finir votre tour. Mais vous pouvez aussi poser votre second dalapapa, ce qui coûte 4 points. Ici, cela vaut la peine : trouvez une place qui vous laisse 5 points ou plus.',
      ],
      done: 'Vous avez pioché deux nouveaux dalapapas. Si le second rapporte moins de 4 points, mieux vaut le garder pour plus tard.',
    },
    end: {
      title: 'L’objectif',
      asks: ['Cette partie se joue en 60 points, et vous en avez 49. Trouvez la place qui vous y mène.'],
      done: 'Vous avez atteint l’objectif. Zoe a eu son dernier tour, pour que vous ayez joué autant l’un que l’autre – et vous avez gagné !',
    },
  },

  auction: {
    call: {
      title: 'Acheter un tour',
      asks: [
        'Zoe va jouer, mais vous voyez une place à 9 points. Lancez une enchère : choisissez un nombre pair, 8 au plus.',
        'Personne ne surenchérit. Le tour est à vous, et Zoe reçoit votre mise. Prenez maintenant vos 9 points.',
      ],
      done: 'Vous avez gagné plus que vous n’avez payé. C’est ensuite au tour de votre voisin de gauche.',
    },
    follow: {
      title: 'Garder son tour',
      asks: [
        'C’est votre tour, et Ben mise 4 pour l’avoir. Mais vous voyez une place à 12 points ! Gardez votre tour : dites « Je suis ».',
        'Les autres ont passé. Vous avez payé la moitié de la mise, 2 points, et vous jouez. Prenez les 12 points.',
      ],
      done: 'Quand vous gardez votre propre tour, vous ne payez que la moitié. Vous ne surenchérissez jamais vous-même : vous suivez ou vous passez.',
    },
    sell: {
      title: 'Vendre son tour',
      asks: ['Ben mise 8 pour votre tour, et vos dalapapas ne rapportent presque rien. Passez, et laissez-le-lui.'],
      done: 'Ben vous a versé 8 points et a joué à votre place. Vos dalapapas sont toujours dans votre main. Au dernier tour de table, un tour vendu compte comme joué.',
    },
  },

  conquest: {
    mark: {
      title: 'Une marque à vous',
      asks: [
        'Vous jouez comme dans le jeu classique, avec trois marques en plus. Fermez d’abord les groupes de 3 et 5.',
        'Vous n’avez pas besoin d’un second dalapapa : finissez votre tour.',
        'Avant la fin du tour, vous pouvez placer une marque. Placez-la sur un groupe fermé de 3 ou plus : touchez un disque avec un plus.',
      ],
      done: 'À la fin de la partie, vos groupes fermés vous rapportent encore 1 point par disque.',
    },
    colours: {
      title: 'Des couleurs différentes',
      asks: [
        'Vos marques doivent être sur des groupes de couleurs différentes. C’est pourquoi certains groupes ne montrent pas de plus. Placez votre deuxième marque sur un groupe de 3.',
      ],
      done: 'Vous pouvez aussi marquer des groupes ouverts. Ils comptent si quelqu’un les ferme à temps.',
    },
    join: {
      title: 'Des groupes réunis',
      asks: [
        'Zoe a marqué un groupe de la même couleur que le vôtre. Votre dalapapa peut réunir les deux : trouvez la place.',
      ],
      done: 'Un groupe qui porte deux marques les perd toutes les deux, pour de bon. Gardez donc un œil sur vos voisins !',
    },
  },

  gone: {
    one: {
      title: 'Un disque',
      asks: ['Le premier qui n’a plus de dalapapas gagne. Pose un dalapapa de façon à former un disque.'],
      done: 'Un disque : tu pioches un dalapapa. Tu en as donc toujours autant.',
    },
    two: {
      title: 'Deux disques',
      asks: ['Pose maintenant un dalapapa de façon à former deux disques.'],
      done: 'Deux disques : tu ne pioches pas. Un dalapapa de moins !',
    },
    three: {
      title: 'Trois disques',
      asks: ['Peux-tu trouver trois disques ?', 'Trois disques : tu rejoues ! Pose un autre dalapapa où tu veux.'],
      done: 'Avec trois disques ou plus, tu rejoues tout de suite.',
    },
    last: {
      title: 'Le dernier dalapapa',
      asks: ['Il ne te reste qu’un dalapapa. Forme deux disques avec lui, pour ne pas avoir à piocher.'],
      done: 'Plus de dalapapas : tu as gagné !',
    },
  },

  puzzle: {
    take: {
      title: 'Prendre et poser',
      asks: [
        'Tout le monde construit en même temps, avec un seul tas. Prenez un dalapapa : touchez-le.',
        'Posez-le dans votre cadre. Là où des dalapapas se rejoignent, leurs couleurs doivent s’accorder.',
      ],
      done: 'Ici, un dalapapa peut aussi rester seul un moment.',
    },
    back: {
      title: 'Un seul en main',
      asks: [
        'Le dalapapa que vous avez en main ne convient nulle part, et vous ne pouvez en tenir qu’un. Remettez-le dans le tas.',
        'Regardez le trou en bas. Prenez un des deux dalapapas qui vont là.',
        'Posez-le là où il convient. Tournez-le s’il le faut.',
      ],
      done: 'Ce qui est dans le tas, les autres peuvent le prendre. Alors faites vite !',
    },
    out: {
      title: 'Retirer un dalapapa',
      asks: [
        'Le dalapapa de la rangée du bas laisse deux trous que rien ne peut remplir. Touchez-le pour le retirer.',
        'Remettez-le dans le tas.',
      ],
      done: 'Vous pouvez retirer n’importe quel dalapapa de votre figure, un à la fois.',
    },
    fill: {
      title: 'La figure est complète',
      asks: [
        'Il manque deux dalapapas. Prenez-en un qui va là.',
        'Posez-le à sa place.',
        'Prenez l’autre.',
        'Et dans le dernier trou !',
      ],
      done: 'Réussi ! Le premier qui complète la figure l’emporte.',
    },
  },

  arlequin: {
    sheet: {
      title: 'Votre planche',
      asks: ['Les 120 dalapapas font trois planches de 40. Choisissez-en une.'],
      done: 'Ces 40 dalapapas ne sont qu’à vous. Ils font un rectangle de 8 × 10 cases.',
    },
    begin: {
      title: 'Les premières rangées',
      asks: [
        'Deux rangées sont déjà posées. Prenez un dalapapa dans votre tas.',
        'Posez-le là où ses couleurs s’accordent : dans n’importe quel sens, sur l’une ou l’autre face.',
      ],
      done: 'Ce qui ne convient pas retourne dans le tas, et ce qui est mal posé peut être retiré.',
    },
    fill: {
      title: 'Les deux derniers',
      asks: [
        'Trente-huit dalapapas sont posés, il en reste deux. Prenez-en un.',
        'Posez-le à sa place.',
        'Prenez le dernier.',
        'Et dans le dernier trou !',
      ],
      done: 'Réussi ! Le premier qui complète le rectangle l’emporte. En solitaire, vous jouez contre la montre.',
    },
  },

  alex: {
    announce: {
      title: 'Chercher et annoncer',
      asks: [
        'Chacun cherche le meilleur coup avec ces deux dalapapas, sans y toucher. Zoe dit 3, mais il y a 12 points à trouver ! Annoncez un nombre de 4 à 12.',
        'Les autres ont passé. Montrez maintenant votre coup : posez un dalapapa qui rapporte au moins ce que vous avez annoncé.',
      ],
      done: 'Exact ! Vous recevez les points annoncés, ni plus ni moins, et votre dalapapa reste sur la table.',
    },
    sand: {
      title: 'Le sablier',
      asks: [
        'Vous avez dit 4 et ne pouviez rien ajouter, mais voici que Zoe dit 6. Tant que le sablier s’écoule, vous pouvez la dépasser. Il y a 9 points à trouver : annoncez 7, 8 ou 9.',
        'Le sable s’est écoulé, et vous avez annoncé le plus. Montrez votre coup.',
      ],
      done: 'Exact, une fois de plus ! La première annonce lance le sablier. Ensuite, les autres peuvent annoncer plus ; personne n’augmente sa propre annonce.',
    },
    wrong: {
      title: 'Trop haut',
      asks: [
        'Vous avez annoncé 10, et Ben a dit 25. Il n’a pas pu le montrer : c’est une pénalité. C’est à vous. Montrez un coup d’au moins 10 points.',
      ],
      done: 'Ben ne joue pas la manche suivante. Une deuxième pénalité lui coûterait les points annoncés, et une troisième la partie.',
    },
  },

  domaine: {
    tokens: {
      title: 'Les jetons',
      asks: [
        'Un disque vous coûte 1 jeton, et deux disques ne coûtent rien. À partir de trois disques, vous gagnez 1 jeton pour chaque disque au-delà du deuxième. Formez-en quatre.',
      ],
      done: 'Quatre disques vous font gagner 2 jetons.',
    },
    marker: {
      title: 'Les marqueurs',
      asks: [
        'Fermez d’abord le grand groupe.',
        'Un groupe fermé devient votre territoire quand vous y placez un marqueur. Touchez un disque avec un plus.',
      ],
      done: 'À la fin, chaque disque de vos territoires vaut 1 point. Vous pouvez placer plusieurs marqueurs dans un tour, chacun sur un autre groupe.',
    },
    again: {
      title: 'Rejouer',
      asks: [
        'Posez un dalapapa de façon à former deux disques : cela ne coûte rien.',
        'Vous avez 2 jetons. Payez-les et rejouez.',
        'Vous avez pioché un dalapapa. Formez maintenant trois disques : vous gagnez 1 jeton.',
      ],
      done: 'Vous pouvez rejouer autant de fois que vous pouvez payer 2 jetons.',
    },
    plaque: {
      title: 'La plaque',
      asks: ['Il vous reste un marqueur. Placez-le sur un groupe.'],
      done: 'Vous avez placé votre dernier marqueur avant les autres, et la plaque est à vous : 5 points. Chacun des autres a un dernier tour.',
    },
  },

  seventytwo: {
    tokens: {
      title: 'Un jeton à payer',
      asks: [
        'Un disque vous coûte 1 jeton, deux disques ne coûtent rien, et chaque disque au-delà rapporte 1 jeton. Vous en avez 2. Formez un seul disque et payez-le.',
      ],
      done: 'Il vous reste un jeton. Avec plus de disques, c’était mieux !',
    },
    pass: {
      title: 'Rien à jouer',
      asks: [
        'Vous n’avez plus de jeton, et vos dalapapas ne pourraient former qu’un seul disque. Montrez-les et passez.',
      ],
      done: 'Passer, c’est tout votre tour, mais dans Dalapapa 72 vous recevez 1 jeton pour cela. Il vous aidera peut-être au prochain tour.',
    },
    markers: {
      title: 'Deux marqueurs',
      asks: [
        'Trouvez la place qui ferme deux groupes à la fois.',
        'Placez un marqueur sur le grand : il est maintenant à vous pour de bon.',
        'Vous pouvez placer d’autres marqueurs dans le même tour. Placez-en un sur un autre groupe fermé.',
      ],
      done: 'À la fin, chaque disque de vos groupes vaut 1 point. En payant 2 jetons, vous pourriez maintenant piocher un dalapapa et rejouer.',
    },
    plaque: {
      title: 'La plaque',
      asks: ['Il vous reste un marqueur. Placez-le sur un groupe de 3.'],
      done: 'La plaque est à vous : 5 points. Chacun des autres a un dernier tour, puis on compte les disques.',
    },
  },

  terra: {
    coins: {
      title: 'Les brouzoufs',
      asks: [
        'Vous prenez 2 brouzoufs au début de votre tour. Un dalapapa coûte 2 brouzoufs avec un disque, 1 brouzouf avec deux, et rien à partir de trois. Posez le vôtre de façon qu’il coûte 1 brouzouf.',
      ],
      done: 'Vous avez pioché un dalapapa. Dans un tour, vous pouvez faire tout ce que vous pouvez payer.',
    },
    pawn: {
      title: 'Une colonie',
      asks: [
        'Un pion coûte 1 brouzouf, et se place sur un groupe sans pion, ouvert ou fermé. Placez-en un sur un groupe fermé de 3 ou plus : touchez un disque avec un plus.',
      ],
      done: 'Le groupe est votre colonie. À la fin d’un tour, vous gardez au plus 3 brouzoufs.',
    },
    join: {
      title: 'Quel pion reste ?',
      asks: [
        'Votre pion et celui de Zoe sont sur des groupes de la même couleur. Réunissez les deux groupes avec votre dalapapa.',
        'Un groupe ne porte qu’un pion. C’est vous qui les avez réunis : choisissez celui qui reste.',
      ],
      done: 'L’autre pion retourne à son propriétaire. Rien n’est perdu, sauf la place.',
    },
    multiply: {
      title: 'Les couleurs se multiplient',
      asks: [
        'Pour chaque couleur, seul compte votre plus grand groupe fermé, et les tailles se multiplient. Vous avez 6 × 5 et 3 brouzoufs : 33. Placez un pion sur le groupe de 9.',
      ],
      done: 'Le 9 prend la place du 6, car il est de la même couleur : 9 × 5 + 2 brouzoufs = 47. Une troisième couleur multiplierait encore le tout.',
    },
  },

  solo: {
    place: {
      title: 'Un dalapapa après l’autre',
      asks: [
        'Vous jouez en solitaire. Un dalapapa arrive : posez-le ou perdez-le. Posez celui-ci de façon à former au moins deux disques.',
      ],
      done: 'Voici le suivant. Quarante dalapapas arrivent ainsi, l’un après l’autre.',
    },
    close: {
      title: 'Les groupes fermés comptent',
      asks: [
        'Seuls les groupes fermés rapportent : 1 point par disque. Ce dalapapa peut fermer un groupe de 5. Trouvez la place.',
      ],
      done: '5 points ! Ici, le nombre de disques que forme un dalapapa ne compte pas.',
    },
    wait: {
      title: 'Attendre mieux',
      asks: [
        'Ce dalapapa pourrait fermer un groupe de 4. Pas si vite : faites-en un groupe de 5 qui reste ouvert.',
        'Fermez-le maintenant : il y a 6 disques à prendre.',
      ],
      done: '6 points au lieu de 4. Mais fermez vos groupes à temps : à la fin, ceux qui sont ouverts ne rapportent rien.',
    },
    lose: {
      title: 'Perdre un dalapapa',
      asks: [
        'Il y a de la place pour 30 des 40 dalapapas. Celui-ci ne ferme rien et prendrait l’une de vos places. Vous pouvez toujours passer et le perdre : essayez.',
        'Il est perdu, mais la place reste. Et le suivant peut fermer un groupe de 5 !',
      ],
      done: 'Vous pouvez perdre jusqu’à dix dalapapas sans perdre de place. Ils ne reviennent pas. Si un dalapapa ne convient nulle part, vous devez le perdre.',
    },
    end: {
      title: 'La dernière place',
      asks: [
        '29 dalapapas sont posés : il reste une place. Vous avez 75 points et il en faut 80. Fermez le groupe de 6.',
      ],
      done: '30 dalapapas sont posés et l’objectif est atteint : vous avez gagné ! D’habitude, il est de 60.',
    },
  },
};
