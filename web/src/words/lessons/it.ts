import type { LessonWords } from './en.ts';

export const lessons: LessonWords = {
  classic: {
    look: {
      title: 'Una tessera',
      asks: [
        'Questa è una tessera: un disco intero al centro e sei mezzi dischi intorno. Toccala per prenderla, poi girala sull’altra faccia con «Volta».',
        'L’altra faccia ha altri colori, e puoi giocare quella che vuoi. La prima tessera può stare ovunque: tocca dove si illumina, o trascinaci la tessera.',
      ],
      done: 'La partita è cominciata. Tutte le altre tessere andranno accanto a questa.',
    },
    place: {
      title: 'Dove va bene',
      asks: [
        'Dove due tessere si incontrano, i loro mezzi dischi devono essere dello stesso colore. Prendi la tua tessera e piazzala dove si illumina.',
      ],
      done: 'Due mezzi dischi sono diventati un disco. Ogni tessera deve formarne almeno uno.',
    },
    turn: {
      title: 'Ruotare e voltare',
      asks: [
        'Messa così, questa tessera forma un solo disco. Usa «Ruota» e «Volta» finché non trovi la posizione in cui ne forma due.',
      ],
      done: 'Ora incontra due tessere insieme. Vale sempre la pena di guardare tutte e due le facce.',
    },
    discs: {
      title: 'I dischi danno punti',
      asks: [
        'Formare da uno a sei dischi dà 1, 2, 4, 6, 8 o 10 punti. Il disco al centro della tua tessera non conta. Trova la posizione in cui ne formi tre.',
      ],
      done: 'Tre dischi, 4 punti: dal terzo in poi, ogni disco dà 2 punti.',
    },
    close: {
      title: 'Chiudere un gruppo',
      asks: [
        'I dischi vicini di uno stesso colore fanno un gruppo. Indica un disco, o toccalo: tutto il suo gruppo viene cerchiato. Tocca il gruppo più grande.',
        'Quando nessun mezzo disco vicino ha il colore di un gruppo, il gruppo è chiuso e ti dà 1 punto per disco. Ora chiudi il gruppo grande.',
      ],
      done: 'Due dischi danno 2 punti, e il gruppo chiuso da 7 ne dà 7: in tutto sono 9 punti. Non importa chi ha piazzato le altre tessere.',
    },
    two: {
      title: 'Due gruppi insieme',
      asks: [
        'Una tessera può chiudere più gruppi, e valgono tutti. Una delle tue due tessere può dare 12 punti. Trova la posizione.',
      ],
      done: 'Tre dischi danno 4 punti, e i gruppi da 3 e da 5 ne danno altri 8: in tutto sono 12.',
    },
    second: {
      title: 'Una seconda tessera',
      asks: [
        'Hai in mano due tessere, e in un turno ne piazzi una. Trova una posizione da almeno 9 punti.',
        'Ora potresti finire il turno. Ma puoi anche piazzare la seconda tessera, che costa 4 punti. Qui conviene: trova una posizione che te ne lasci almeno 5.',
      ],
      done: 'Hai pescato due nuove tessere. Se la seconda tessera dà meno di 4 punti, è meglio tenerla per dopo.',
    },
    end: {
      title: 'Il traguardo',
      asks: ['Questa partita arriva a 60 punti, e tu ne hai 49. Trova la posizione che ti porta al traguardo.'],
      done: 'Hai raggiunto il traguardo. Zoe ha avuto il suo ultimo turno, così avete giocato lo stesso numero di turni – e hai vinto!',
    },
  },

  auction: {
    call: {
      title: 'Comprare un turno',
      asks: [
        'Zoe sta per giocare, ma tu vedi una posizione da 9 punti. Apri un’asta: scegli un numero pari, al massimo 8.',
        'Nessuno rilancia. Il turno è tuo, e Zoe riceve la tua offerta. Ora prendi i tuoi 9 punti.',
      ],
      done: 'Hai guadagnato più di quanto hai pagato. Ora tocca al tuo vicino di sinistra.',
    },
    follow: {
      title: 'Tenere il tuo turno',
      asks: [
        'È il tuo turno, e Ben offre 4 per averlo. Ma tu vedi una posizione da 12 punti! Tieni il tuo turno: di’ «Vedo».',
        'Gli altri hanno passato. Hai pagato la metà dell’offerta, 2 punti, e giochi tu. Prendi i 12 punti.',
      ],
      done: 'Quando tieni il tuo turno, paghi solo la metà. Non rilanci mai: vedi o passi.',
    },
    sell: {
      title: 'Vendere il tuo turno',
      asks: ['Ben offre 8 per il tuo turno, e le tue tessere non danno quasi niente. Passa, e lascialo a lui.'],
      done: 'Ben ti ha pagato 8 punti e ha giocato al posto tuo. Le tue tessere sono ancora nella tua mano. Nell’ultimo giro un turno venduto conta come giocato.',
    },
  },

  conquest: {
    mark: {
      title: 'Un tuo contrassegno',
      asks: [
        'Si gioca come nel gioco classico, e in più hai tre contrassegni. Per prima cosa chiudi i gruppi da 3 e da 5.',
        'La seconda tessera non ti serve: finisci il turno.',
        'Prima che il turno finisca, puoi mettere un contrassegno. Mettilo su un gruppo chiuso da almeno 3: tocca un disco con un più.',
      ],
      done: 'Alla fine della partita, i tuoi gruppi chiusi ti danno ancora 1 punto per disco.',
    },
    colours: {
      title: 'Colori diversi',
      asks: [
        'I tuoi contrassegni devono stare su gruppi di colori diversi. Per questo alcuni gruppi non mostrano un più. Metti il secondo contrassegno su un gruppo da 3.',
      ],
      done: 'Puoi contrassegnare anche i gruppi aperti. Contano se qualcuno li chiude in tempo.',
    },
    join: {
      title: 'Gruppi uniti',
      asks: [
        'Zoe ha contrassegnato un gruppo dello stesso colore del tuo. La tua tessera può unire i due gruppi: trova la posizione.',
      ],
      done: 'Un gruppo con due contrassegni li perde tutti e due, per sempre. Tieni d’occhio i gruppi vicini!',
    },
  },

  gone: {
    one: {
      title: 'Un disco',
      asks: ['Vince chi resta senza tessere. Piazza una tessera che formi un disco.'],
      done: 'Un disco: peschi una nuova tessera. Così ne hai tante quante prima.',
    },
    two: {
      title: 'Due dischi',
      asks: ['Ora piazza una tessera che formi due dischi.'],
      done: 'Due dischi: non peschi niente. Una tessera in meno!',
    },
    three: {
      title: 'Tre dischi',
      asks: ['Riesci a trovare tre dischi?', 'Tre dischi: giochi di nuovo! Piazza un’altra tessera dove vuoi.'],
      done: 'Con tre dischi o più puoi continuare subito.',
    },
    last: {
      title: 'L’ultima tessera',
      asks: ['Resta una sola tessera. Forma due dischi, così non devi pescare.'],
      done: 'Nessuna tessera in mano: hai vinto!',
    },
  },

  puzzle: {
    take: {
      title: 'Prendere e mettere',
      asks: [
        'Tutti costruiscono nello stesso momento, da un unico mucchio. Prendi una tessera: toccala.',
        'Mettila nella tua cornice. Dove le tessere si incontrano, i colori devono combaciare.',
      ],
      done: 'Qui una tessera può anche stare da sola per un po’.',
    },
    back: {
      title: 'Una tessera in mano',
      asks: [
        'La tessera che hai in mano non va bene da nessuna parte, e puoi tenerne solo una. Rimettila nel mucchio.',
        'Guarda il buco in basso. Prendi una delle due tessere che vanno lì.',
        'Mettila dove va bene. Se serve, ruotala.',
      ],
      done: 'Quello che sta nel mucchio possono prenderlo gli altri. Fai in fretta!',
    },
    out: {
      title: 'Togliere una tessera',
      asks: [
        'La tessera nella riga in basso lascia due buchi che niente può riempire. Toccala per toglierla.',
        'Rimettila nel mucchio.',
      ],
      done: 'Puoi togliere qualsiasi tessera dalla tua figura, una alla volta.',
    },
    fill: {
      title: 'La figura è piena',
      asks: [
        'Mancano due tessere. Prendine una che va lì.',
        'Mettila dove deve stare.',
        'Prendi l’altra.',
        'E ora nell’ultimo buco!',
      ],
      done: 'Fatto! Vince chi completa per primo la figura.',
    },
  },

  arlequin: {
    sheet: {
      title: 'Il tuo foglio',
      asks: ['Le 120 tessere fanno tre fogli da 40. Scegline uno.'],
      done: 'Queste 40 tessere sono solo tue. Fanno un rettangolo di 8 × 10 caselle.',
    },
    begin: {
      title: 'Le prime righe',
      asks: [
        'Due righe ci sono già. Prendi una tessera dal tuo mucchio.',
        'Mettila dove i colori combaciano: in qualsiasi direzione, su una faccia o sull’altra.',
      ],
      done: 'Quello che non va bene torna nel mucchio, e quello che è sbagliato si può togliere.',
    },
    fill: {
      title: 'Le ultime due',
      asks: [
        'Trentotto tessere sono a posto, ne restano due. Prendine una.',
        'Mettila dove deve stare.',
        'Prendi l’ultima.',
        'E ora nell’ultimo buco!',
      ],
      done: 'Fatto! Vince chi completa per primo il rettangolo. In solitario, giochi contro il tempo.',
    },
  },

  alex: {
    announce: {
      title: 'Guardare e annunciare',
      asks: [
        'Tutti cercano la mossa migliore con queste due tessere, senza toccarle. Zoe dice 3, ma ci sono 12 punti da trovare! Annuncia un numero da 4 a 12.',
        'Gli altri hanno passato. Ora mostra la tua mossa: piazza una tessera che valga almeno quanto hai annunciato.',
      ],
      done: 'Giusto! Ricevi i punti che hai annunciato, né più né meno, e la tua tessera resta sul tavolo.',
    },
    sand: {
      title: 'La clessidra',
      asks: [
        'Tu hai detto 4 e non potevi dire di più, ma ora Zoe dice 6. Finché scorre la sabbia, puoi superarla. Ci sono 9 punti da trovare: annuncia 7, 8 o 9.',
        'Il tempo è scaduto, e l’annuncio più alto è il tuo. Mostra la tua mossa.',
      ],
      done: 'Giusto di nuovo! Il primo annuncio fa partire la clessidra. Poi gli altri possono annunciare di più; nessuno alza il proprio annuncio.',
    },
    wrong: {
      title: 'Troppo',
      asks: [
        'Tu hai annunciato 10, e Ben ha detto 25. Non ha saputo mostrarli: è una penalità. Ora tocca a te. Mostra almeno 10 punti.',
      ],
      done: 'Ben salta il giro successivo. Una seconda penalità gli costerebbe i punti annunciati, e una terza la partita.',
    },
  },

  domaine: {
    tokens: {
      title: 'I gettoni',
      asks: [
        'Un disco ti costa 1 gettone, e due dischi non costano niente. Da tre dischi in su, guadagni 1 gettone per ogni disco dal terzo in poi. Formane quattro.',
      ],
      done: 'Con quattro dischi guadagni 2 gettoni.',
    },
    marker: {
      title: 'I segnalini',
      asks: [
        'Per prima cosa chiudi il gruppo grande.',
        'Un gruppo chiuso diventa il tuo territorio quando ci metti un segnalino. Tocca un disco con un più.',
      ],
      done: 'Alla fine, ogni disco dei tuoi territori vale 1 punto. In un turno puoi mettere più segnalini, uno per gruppo.',
    },
    again: {
      title: 'Giocare di nuovo',
      asks: [
        'Piazza una tessera che formi due dischi: non costa niente.',
        'Hai 2 gettoni. Pagali e gioca di nuovo.',
        'Hai pescato una tessera. Ora forma tre dischi: guadagni 1 gettone.',
      ],
      done: 'Puoi giocare di nuovo tutte le volte che riesci a pagare 2 gettoni.',
    },
    plaque: {
      title: 'La placca',
      asks: ['Ti resta un segnalino. Mettilo su un gruppo.'],
      done: 'Hai piazzato il tuo ultimo segnalino prima degli altri, e la placca è tua: 5 punti. Ognuno degli altri ha un ultimo turno.',
    },
  },

  seventytwo: {
    tokens: {
      title: 'Un gettone da pagare',
      asks: [
        'Un disco ti costa 1 gettone, due dischi non costano niente, e ogni altro disco ti dà 1 gettone. Tu ne hai 2. Forma un solo disco e pagalo.',
      ],
      done: 'Ti resta un gettone. Con più dischi sarebbe andata meglio!',
    },
    pass: {
      title: 'Niente da giocare',
      asks: ['Non hai più gettoni, e le tue tessere potrebbero formare solo un disco. Mostrale e passa.'],
      done: 'Se passi, il turno è tutto qui, ma in Dalapapa 72 ricevi 1 gettone. Può aiutarti nel prossimo turno.',
    },
    markers: {
      title: 'Due segnalini',
      asks: [
        'Trova la posizione che chiude due gruppi insieme.',
        'Metti un segnalino su quello grande: ora è tuo per sempre.',
        'Nello stesso turno puoi mettere altri segnalini. Mettine uno su un altro gruppo chiuso.',
      ],
      done: 'Alla fine, ogni disco dei tuoi gruppi vale 1 punto. Pagando 2 gettoni, ora potresti pescare una tessera e giocare di nuovo.',
    },
    plaque: {
      title: 'La placca',
      asks: ['Ti resta un segnalino. Mettilo su un gruppo da 3.'],
      done: 'La placca è tua: 5 punti. Ognuno degli altri ha un ultimo turno, e poi si contano i dischi.',
    },
  },

  terra: {
    coins: {
      title: 'Le monete',
      asks: [
        'All’inizio del tuo turno prendi 2 monete. Una tessera costa 2 monete con un disco, 1 moneta con due, e niente con tre o più. Piazza la tua in modo che costi 1 moneta.',
      ],
      done: 'Hai pescato una nuova tessera. In un turno puoi fare tutto quello che riesci a pagare.',
    },
    pawn: {
      title: 'Una colonia',
      asks: [
        'Una pedina costa 1 moneta, e puoi metterla su un gruppo senza pedina, aperto o chiuso. Mettine una su un gruppo chiuso da almeno 3: tocca un disco con un più.',
      ],
      done: 'Il gruppo è la tua colonia. Alla fine di un turno puoi tenere al massimo 3 monete.',
    },
    join: {
      title: 'Quale pedina resta?',
      asks: [
        'La tua pedina e quella di Zoe stanno su gruppi dello stesso colore. Unisci i due gruppi con la tua tessera.',
        'Un gruppo porta una sola pedina. Li hai uniti tu, quindi scegli tu quale resta.',
      ],
      done: 'L’altra pedina torna al suo proprietario. Si è persa solo la posizione.',
    },
    multiply: {
      title: 'I colori si moltiplicano',
      asks: [
        'Di ogni colore conta solo il tuo gruppo chiuso più grande, e le dimensioni si moltiplicano. Hai 6 × 5, e 3 monete: 33. Metti una pedina sul gruppo da 9.',
      ],
      done: 'Il 9 prende il posto del 6, perché ha lo stesso colore: 9 × 5 + 2 monete = 47. Un terzo colore moltiplicherebbe tutto ancora una volta.',
    },
  },

  solo: {
    place: {
      title: 'Una tessera dopo l’altra',
      asks: [
        'Giochi in solitario. Arriva una tessera: piazzala o perdila. Piazza questa in modo che formi due dischi o più.',
      ],
      done: 'Ecco la prossima. Così arrivano quaranta tessere, una dopo l’altra.',
    },
    close: {
      title: 'Contano i gruppi chiusi',
      asks: [
        'Solo i gruppi chiusi danno punti: 1 per ogni disco. Questa tessera può chiudere un gruppo da 5. Trova la posizione.',
      ],
      done: '5 punti! Qui non importa quanti dischi forma una tessera.',
    },
    wait: {
      title: 'Aspettare di più',
      asks: [
        'Questa tessera potrebbe chiudere ora un gruppo da 4. Niente fretta: fanne un gruppo da 5 che resta aperto.',
        'Ora chiudilo: ci sono 6 dischi da prendere.',
      ],
      done: '6 punti invece di 4. Ma chiudi i tuoi gruppi in tempo: alla fine quelli aperti non danno niente.',
    },
    lose: {
      title: 'Perdere una tessera',
      asks: [
        'C’è posto per 30 delle 40 tessere. Questa non chiude niente e ti costerebbe un posto. Puoi sempre passare e perdere la tessera: prova.',
        'La tessera non c’è più, il posto sì. E la prossima può chiudere un gruppo da 5!',
      ],
      done: 'Puoi perdere fino a dieci tessere senza perdere un posto. Non tornano. Se una tessera non va bene da nessuna parte, devi perderla.',
    },
    end: {
      title: 'L’ultimo posto',
      asks: ['29 tessere sono piazzate: resta un posto. Hai 75 punti e ne vuoi 80. Chiudi il gruppo da 6.'],
      done: '30 tessere sono piazzate e hai raggiunto il traguardo: hai vinto! Di solito è 60.',
    },
  },
};
