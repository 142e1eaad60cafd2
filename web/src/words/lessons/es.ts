// Spanish.
import type { LessonWords } from './en.ts';

export const lessons: LessonWords = {
  classic: {
    look: {
      title: 'Una loseta',
      asks: [
        'Esto es una loseta: un disco entero en el centro y seis medios discos alrededor. Tócala para tomarla y dale la vuelta con «Voltear».',
        'La otra cara tiene otros colores, y puedes jugar la que quieras. La primera loseta puede ir en cualquier sitio: toca el que se ilumina o arrástrala hasta allí.',
      ],
      done: 'La partida ha empezado. Todas las demás losetas irán junto a esta.',
    },
    place: {
      title: 'Dónde encaja',
      asks: [
        'Donde se juntan dos losetas, sus medios discos deben ser del mismo color. Toma tu loseta y colócala donde se ilumina.',
      ],
      done: 'Dos medios discos han formado un disco. Cada loseta debe formar al menos uno.',
    },
    turn: {
      title: 'Girar y voltear',
      asks: [
        'Tal como está, esta loseta forma un solo disco. Muévela con «Girar» y «Voltear» hasta encontrar el sitio donde forma dos.',
      ],
      done: 'Ahora toca dos losetas a la vez. Siempre vale la pena mirar las dos caras.',
    },
    discs: {
      title: 'Los discos dan puntos',
      asks: [
        'Por formar de uno a seis discos ganas 1, 2, 4, 6, 8 o 10 puntos. El disco del centro de tu loseta no cuenta. Encuentra el sitio donde formas tres.',
      ],
      done: 'Tres discos, 4 puntos: a partir del tercer disco, cada uno da 2 puntos.',
    },
    close: {
      title: 'Cerrar un grupo',
      asks: [
        'Los discos vecinos de un mismo color forman un grupo. Señala un disco, o tócalo, y se rodea todo su grupo. Toca el grupo más grande.',
        'Si ningún medio disco vecino es del color de un grupo, está cerrado y te da 1 punto por disco. Ahora cierra el grupo grande.',
      ],
      done: 'Los dos discos dan 2 puntos y el grupo cerrado de 7 da 7: en total, 9 puntos. No importa quién colocó las demás losetas.',
    },
    two: {
      title: 'Dos grupos a la vez',
      asks: [
        'Una loseta puede cerrar varios grupos, y puntúan todos. Una de tus dos losetas puede darte 12 puntos. Encuentra el sitio.',
      ],
      done: 'Tres discos dan 4 puntos, y los grupos de 3 y de 5 dan 8 más: en total, 12.',
    },
    second: {
      title: 'Una segunda loseta',
      asks: [
        'Tienes dos losetas, y en un turno colocas una de ellas. Encuentra un sitio que dé 9 puntos o más.',
        'Ahora podrías terminar tu turno. Pero también puedes colocar tu segunda loseta, que cuesta 4 puntos. Aquí compensa: encuentra un sitio que te deje 5 puntos o más.',
      ],
      done: 'Has robado dos losetas nuevas. Si la segunda loseta da menos de 4 puntos, es mejor guardarla para más tarde.',
    },
    end: {
      title: 'La meta',
      asks: ['Esta partida es a 60 puntos, y tienes 49. Encuentra el sitio que te lleva a la meta.'],
      done: 'Has alcanzado la meta. Zoe ha tenido su último turno, para que los dos juguéis los mismos, ¡y has ganado!',
    },
  },

  auction: {
    call: {
      title: 'Comprar un turno',
      asks: [
        'Zoe está a punto de jugar, pero ves un sitio que vale 9 puntos. Abre una subasta: elige un número par, 8 como máximo.',
        'Nadie puja más. El turno es tuyo, y Zoe recibe tu puja. Llévate ahora tus 9 puntos.',
      ],
      done: 'Has ganado más de lo que has pagado. Después le toca a tu vecino de la izquierda.',
    },
    follow: {
      title: 'Conservar tu turno',
      asks: [
        'Es tu turno, y Ben puja 4 por él. ¡Pero ves un sitio que vale 12 puntos! Conserva tu turno: di «voy».',
        'Los demás han pasado. Has pagado la mitad de la puja, 2 puntos, y juegas. Llévate los 12 puntos.',
      ],
      done: 'Si conservas tu propio turno, pagas solo la mitad. Tú nunca sobrepujas: dices «voy» o pasas.',
    },
    sell: {
      title: 'Vender tu turno',
      asks: ['Ben puja 8 por tu turno, y tus losetas no dan casi nada. Pasa y deja que se lo quede.'],
      done: 'Ben te ha pagado 8 puntos y ha jugado en tu lugar. Tus losetas siguen en tu mano. En la última ronda, un turno vendido cuenta como jugado.',
    },
  },

  conquest: {
    mark: {
      title: 'Una marca tuya',
      asks: [
        'Juegas como en el juego clásico y además tienes tres marcas. Primero cierra los grupos de 3 y de 5.',
        'No necesitas una segunda loseta: termina tu turno.',
        'Antes de que acabe el turno, puedes poner una marca. Ponla en un grupo cerrado de 3 o más: toca un disco con un signo más.',
      ],
      done: 'Al final de la partida, tus grupos cerrados te dan 1 punto más por disco.',
    },
    colours: {
      title: 'Colores distintos',
      asks: [
        'Tus marcas deben estar en grupos de colores distintos. Por eso algunos grupos no muestran el signo más. Pon tu segunda marca en un grupo de 3.',
      ],
      done: 'También puedes marcar grupos abiertos. Cuentan si alguien los cierra a tiempo.',
    },
    join: {
      title: 'Grupos unidos',
      asks: ['Zoe ha marcado un grupo del mismo color que el tuyo. Tu loseta puede unirlos: encuentra el sitio.'],
      done: 'Un grupo con dos marcas pierde las dos, para siempre. ¡No pierdas de vista a tus vecinos!',
    },
  },

  gone: {
    one: {
      title: 'Un disco',
      asks: ['Gana quien se queda sin losetas. Coloca una loseta de modo que forme un disco.'],
      done: 'Un disco: robas una loseta nueva. Así que tienes tantas como antes.',
    },
    two: {
      title: 'Dos discos',
      asks: ['Ahora coloca una loseta de modo que forme dos discos.'],
      done: 'Dos discos: no robas nada. ¡Una loseta menos!',
    },
    three: {
      title: 'Tres discos',
      asks: ['¿Encuentras tres discos?', 'Tres discos: ¡juegas otra vez! Coloca otra loseta donde quieras.'],
      done: 'Con tres discos o más puedes seguir enseguida.',
    },
    last: {
      title: 'La última loseta',
      asks: ['Solo te queda una loseta. Forma dos discos con ella para no tener que robar.'],
      done: 'Sin losetas: ¡has ganado!',
    },
  },

  puzzle: {
    take: {
      title: 'Tomar y colocar',
      asks: [
        'Todos construyen a la vez, con un solo montón. Toma una loseta: tócala.',
        'Colócala en tu marco. Donde se juntan losetas, los colores deben coincidir.',
      ],
      done: 'Aquí una loseta también puede estar sola un rato.',
    },
    back: {
      title: 'Una loseta en la mano',
      asks: [
        'La loseta de tu mano no encaja en ningún sitio, y solo puedes tener una. Devuélvela.',
        'Mira el hueco de abajo. Toma una de las dos losetas que van ahí.',
        'Colócala donde encaja. Gírala si hace falta.',
      ],
      done: 'Lo que está en el montón lo pueden tomar los demás. ¡Date prisa!',
    },
    out: {
      title: 'Fuera otra vez',
      asks: [
        'La loseta de la fila de abajo deja dos huecos que nada puede llenar. Tócala para sacarla.',
        'Devuélvela al montón.',
      ],
      done: 'Puedes sacar cualquier loseta de tu figura, de una en una.',
    },
    fill: {
      title: 'La figura completa',
      asks: [
        'Faltan dos losetas. Toma una de las que van ahí.',
        'Colócala en su sitio.',
        'Toma la otra.',
        '¡Y al último hueco!',
      ],
      done: '¡Conseguido! Gana quien complete primero la figura.',
    },
  },

  arlequin: {
    sheet: {
      title: 'Tu lámina',
      asks: ['Las 120 losetas forman tres láminas de 40. Elige una.'],
      done: 'Estas 40 losetas son solo tuyas. Forman un rectángulo de 8 × 10 casillas.',
    },
    begin: {
      title: 'Las primeras filas',
      asks: [
        'Ya hay dos filas. Toma una loseta de tu montón.',
        'Colócala donde coincidan sus colores: en cualquier dirección y por cualquiera de sus caras.',
      ],
      done: 'Lo que no encaja vuelve al montón, y lo que está mal se puede sacar.',
    },
    fill: {
      title: 'Las dos últimas',
      asks: [
        'Hay treinta y ocho losetas colocadas y quedan dos. Toma una.',
        'Colócala en su sitio.',
        'Toma la última.',
        '¡Y al último hueco!',
      ],
      done: '¡Conseguido! Gana quien complete primero el rectángulo. En solitario, juegas contra el reloj.',
    },
  },

  alex: {
    announce: {
      title: 'Mirar y anunciar',
      asks: [
        'Todos buscan la mejor jugada con estas dos losetas, sin tocarlas. Zoe dice 3, ¡pero hay 12 puntos por encontrar! Anuncia un número del 4 al 12.',
        'Los demás han pasado. Ahora muéstrala: coloca una loseta que dé al menos lo que has anunciado.',
      ],
      done: '¡Correcto! Te llevas los puntos que anunciaste, ni uno más ni uno menos, y tu loseta se queda en la mesa.',
    },
    sand: {
      title: 'El reloj de arena',
      asks: [
        'Has dicho 4 y no podías subirlo, pero ahora Zoe dice 6. Mientras corre el reloj de arena, puedes superarla. Hay 9 puntos por encontrar: anuncia 7, 8 o 9.',
        'Ha caído el último grano, y tu anuncio es el más alto. Muestra tu jugada.',
      ],
      done: '¡Correcto otra vez! El primer anuncio pone en marcha el reloj de arena. Después los demás pueden anunciar más; nadie sube su propio anuncio.',
    },
    wrong: {
      title: 'Demasiado',
      asks: [
        'Has anunciado 10, y Ben ha dicho 25. No ha podido mostrarlo: es una penalización. Ahora te toca a ti. Muestra al menos 10 puntos.',
      ],
      done: 'Ben no juega la ronda siguiente. Una segunda penalización le costaría los puntos que anunciara, y una tercera, la partida.',
    },
  },

  domaine: {
    tokens: {
      title: 'Chapas',
      asks: [
        'Un disco te cuesta 1 chapa, y dos discos no cuestan nada. Con tres discos o más, ganas 1 chapa por cada disco a partir del tercero. Forma cuatro.',
      ],
      done: 'Con cuatro discos ganas 2 chapas.',
    },
    marker: {
      title: 'Marcadores',
      asks: [
        'Primero cierra el grupo grande.',
        'Un grupo cerrado pasa a ser tu territorio cuando pones en él un marcador. Toca un disco con un signo más.',
      ],
      done: 'Al final, cada disco de tus territorios vale 1 punto. Puedes poner varios marcadores en un turno, cada uno en un grupo distinto.',
    },
    again: {
      title: 'Jugar otra vez',
      asks: [
        'Coloca una loseta de modo que forme dos discos: no cuesta nada.',
        'Tienes 2 chapas. Págalas y juega otra vez.',
        'Has robado una loseta. Ahora forma tres discos: así ganas 1 chapa.',
      ],
      done: 'Puedes jugar otra vez siempre que puedas pagar 2 chapas.',
    },
    plaque: {
      title: 'La placa',
      asks: ['Te queda un marcador. Ponlo en un grupo.'],
      done: 'Has colocado tu último marcador antes que nadie, y la placa es tuya: 5 puntos. Cada uno de los demás tiene un último turno.',
    },
  },

  seventytwo: {
    tokens: {
      title: 'Pagar una chapa',
      asks: [
        'Un disco te cuesta 1 chapa, dos discos no cuestan nada y cada disco más te da 1 chapa. Tienes 2. Forma un solo disco y págalo.',
      ],
      done: 'Te queda una chapa. ¡Más discos habrían sido mejor!',
    },
    pass: {
      title: 'Nada que jugar',
      asks: ['No te quedan chapas, y tus losetas solo podrían formar un disco. Muéstralas y pasa.'],
      done: 'Pasar es todo tu turno, pero en Dalapapa 72 recibes 1 chapa por ello. Quizá te ayude en tu próximo turno.',
    },
    markers: {
      title: 'Dos marcadores',
      asks: [
        'Encuentra el sitio que cierra dos grupos a la vez.',
        'Pon un marcador en el grande: ahora es tuyo para siempre.',
        'Puedes poner más marcadores en el mismo turno. Pon uno en otro grupo cerrado.',
      ],
      done: 'Al final, cada disco de tus grupos vale 1 punto. Si pagaras 2 chapas, ahora podrías robar una loseta y jugar otra vez.',
    },
    plaque: {
      title: 'La placa',
      asks: ['Te queda un marcador. Ponlo en un grupo de 3.'],
      done: 'La placa es tuya: 5 puntos. Cada uno de los demás tiene un último turno, y después se cuentan los discos.',
    },
  },

  terra: {
    coins: {
      title: 'Monedas',
      asks: [
        'Al empezar tu turno tomas 2 monedas. Una loseta cuesta 2 monedas con un disco, 1 moneda con dos y nada con tres o más. Coloca la tuya de modo que cueste 1 moneda.',
      ],
      done: 'Has robado una loseta nueva. En un turno puedes hacer todo lo que puedas pagar.',
    },
    pawn: {
      title: 'Una colonia',
      asks: [
        'Un peón cuesta 1 moneda, y puedes ponerlo en un grupo sin peón, abierto o cerrado. Pon uno en un grupo cerrado de 3 o más: toca un disco con un signo más.',
      ],
      done: 'El grupo es tu colonia. Al final de un turno puedes guardar 3 monedas como máximo.',
    },
    join: {
      title: '¿Qué peón se queda?',
      asks: [
        'Tu peón y el de Zoe están en grupos del mismo color. Une los dos grupos con tu loseta.',
        'Un grupo lleva un solo peón. Los has unido tú, así que eliges cuál se queda.',
      ],
      done: 'El otro peón vuelve con su dueño. Solo se ha perdido el sitio.',
    },
    multiply: {
      title: 'Los colores se multiplican',
      asks: [
        'De cada color cuenta solo tu mayor grupo cerrado, y los tamaños se multiplican. Tienes 6 × 5 y 3 monedas: 33. Pon un peón en el grupo de 9.',
      ],
      done: 'El 9 ocupa el lugar del 6, porque es del mismo color: 9 × 5 + 2 monedas = 47. Un tercer color volvería a multiplicarlo todo.',
    },
  },

  solo: {
    place: {
      title: 'Una loseta tras otra',
      asks: [
        'Juegas en solitario. Llega una loseta: colócala o piérdela. Coloca esta de modo que forme dos discos o más.',
      ],
      done: 'Aquí está la siguiente. Así llegan cuarenta losetas, una tras otra.',
    },
    close: {
      title: 'Cuentan los grupos cerrados',
      asks: [
        'Solo los grupos cerrados dan puntos: 1 por cada disco. Esta loseta puede cerrar un grupo de 5. Encuentra el sitio.',
      ],
      done: '¡5 puntos! Aquí no importa cuántos discos forma una loseta.',
    },
    wait: {
      title: 'Esperar algo mejor',
      asks: [
        'Esta loseta podría cerrar ahora un grupo de 4. Sin prisa: conviértelo en un grupo de 5 que siga abierto.',
        'Ciérralo ahora: hay 6 discos que ganar.',
      ],
      done: '6 puntos en vez de 4. Pero cierra tus grupos a tiempo: al final, los abiertos no dan nada.',
    },
    lose: {
      title: 'Perder una loseta',
      asks: [
        'Hay sitio para 30 de las 40 losetas. Esta no cierra nada y ocuparía uno de tus sitios. Siempre puedes pasar y perder la loseta: pruébalo.',
        'La loseta ya no está, el sitio sí. ¡Y la siguiente puede cerrar un grupo de 5!',
      ],
      done: 'Puedes perder hasta diez losetas sin perder ningún sitio. No vuelven. Si una loseta no encaja en ninguna parte, tienes que perderla.',
    },
    end: {
      title: 'El último sitio',
      asks: ['Hay 29 losetas colocadas: queda un sitio. Tienes 75 puntos y quieres 80. Cierra el grupo de 6.'],
      done: 'Hay 30 losetas colocadas y has alcanzado tu meta: ¡has ganado! Lo normal son 60.',
    },
  },
};
