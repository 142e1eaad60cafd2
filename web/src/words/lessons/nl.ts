import type { LessonWords } from './en.ts';

export const lessons: LessonWords = {
  classic: {
    look: {
      title: 'Een steen',
      asks: [
        'Dit is een steen: in het midden een hele schijf, met zes halve schijven eromheen. Tik hem aan om hem te pakken en keer hem dan om met ‘Omkeren’.',
        'De andere kant heeft andere kleuren, en je mag kiezen welke kant je speelt. De eerste steen mag overal liggen: tik de plek aan die oplicht, of sleep de steen erheen.',
      ],
      done: 'Het spel is begonnen. Alle andere stenen komen tegen deze aan te liggen.',
    },
    place: {
      title: 'Waar hij past',
      asks: [
        'Waar twee stenen samenkomen, moeten hun halve schijven dezelfde kleur hebben. Pak je steen en leg hem waar het oplicht.',
      ],
      done: 'Twee halve schijven zijn een schijf geworden. Elke steen moet er minstens één vormen.',
    },
    turn: {
      title: 'Draaien en omkeren',
      asks: [
        'Zoals hij nu ligt, vormt deze steen maar één schijf. Gebruik ‘Draaien’ en ‘Omkeren’ tot je de plek vindt waar hij er twee vormt.',
      ],
      done: 'Nu raakt hij twee stenen tegelijk. Het loont altijd om beide kanten te bekijken.',
    },
    discs: {
      title: 'Schijven leveren punten op',
      asks: [
        'Eén tot zes schijven leveren 1, 2, 4, 6, 8 of 10 punten op. De schijf in het midden van je steen telt niet mee. Vind de plek waar je er drie vormt.',
      ],
      done: 'Drie schijven, 4 punten: vanaf de derde schijf levert elke schijf 2 punten op.',
    },
    close: {
      title: 'Een groep sluiten',
      asks: [
        'Aangrenzende schijven van één kleur vormen een groep. Wijs een schijf aan of raak haar aan: haar hele groep wordt omringd. Raak de grootste groep aan.',
        'Heeft geen halve schijf naast een groep dezelfde kleur, dan is de groep gesloten en krijg je 1 punt per schijf. Sluit nu de grote groep.',
      ],
      done: 'Twee schijven leveren 2 punten op en de gesloten groep van 7 levert er 7 op: samen 9 punten. Het maakt niet uit wie de andere stenen heeft gelegd.',
    },
    two: {
      title: 'Twee groepen tegelijk',
      asks: [
        'Eén steen kan meerdere groepen sluiten, en dan tellen ze allemaal. Een van je twee stenen kan 12 punten opleveren. Vind de plek.',
      ],
      done: 'Drie schijven leveren 4 punten op, en de groepen van 3 en 5 nog eens 8: samen 12.',
    },
    second: {
      title: 'Een tweede steen',
      asks: [
        'Je hebt twee stenen, en in je beurt leg je er een. Vind een plek die 9 punten of meer oplevert.',
        'Nu kun je je beurt beëindigen. Maar je mag ook je tweede steen leggen: dat kost 4 punten. Hier loont het: vind een plek waar je 5 punten of meer overhoudt.',
      ],
      done: 'Je hebt twee nieuwe stenen getrokken. Een tweede steen die minder dan 4 punten oplevert, kun je beter bewaren.',
    },
    end: {
      title: 'Het doel',
      asks: ['Dit spel gaat tot 60 punten, en je hebt er 49. Vind de plek waarmee je er komt.'],
      done: 'Je hebt het doel bereikt. Zoe had nog een laatste beurt, zodat jullie even vaak aan de beurt zijn geweest – en je hebt gewonnen!',
    },
  },

  auction: {
    call: {
      title: 'Een beurt kopen',
      asks: [
        'Zoe gaat zo spelen, maar jij ziet een plek die 9 punten waard is. Roep een veiling uit: kies een even getal tot en met 8.',
        'Niemand biedt meer. De beurt is van jou, en Zoe krijgt je bod. Pak nu je 9 punten.',
      ],
      done: 'Je hebt meer gekregen dan je hebt betaald. Nu is je linkerbuur aan de beurt.',
    },
    follow: {
      title: 'Je beurt houden',
      asks: [
        'Het is jouw beurt, en Ben biedt er 4 voor. Maar je ziet een plek die 12 punten waard is! Houd je beurt: zeg ‘Ik volg’.',
        'De anderen hebben gepast. Je hebt de helft van het bod betaald, 2 punten, en je speelt. Pak de 12 punten.',
      ],
      done: 'Houd je je eigen beurt, dan betaal je maar de helft. Zelf overbied je nooit: je volgt of je past.',
    },
    sell: {
      title: 'Je beurt verkopen',
      asks: ['Ben biedt 8 voor jouw beurt, en je stenen leveren bijna niets op. Pas, en laat hem de beurt.'],
      done: 'Ben heeft je 8 punten betaald en in jouw plaats gespeeld. Je stenen heb je nog in je hand. In de laatste ronde telt een verkochte beurt als gespeeld.',
    },
  },

  conquest: {
    mark: {
      title: 'Een merkteken van jou',
      asks: [
        'Je speelt zoals in het klassieke spel, en je hebt ook drie merktekens. Sluit eerst de groepen van 3 en 5.',
        'Een tweede steen heb je niet nodig: beëindig je beurt.',
        'Voordat de beurt voorbij is, mag je één merkteken leggen. Leg het op een gesloten groep van 3 of meer: tik een schijf met een plus aan.',
      ],
      done: 'Aan het eind van het spel leveren je gesloten groepen nog 1 punt per schijf op.',
    },
    colours: {
      title: 'Verschillende kleuren',
      asks: [
        'Je merktekens moeten op groepen van verschillende kleur liggen. Daarom staat er bij sommige groepen geen plus. Leg je tweede merkteken op een groep van 3.',
      ],
      done: 'Ook op open groepen mag je een merkteken leggen. Ze tellen als iemand ze op tijd sluit.',
    },
    join: {
      title: 'Groepen verbinden',
      asks: [
        'Op een groep van dezelfde kleur als de jouwe ligt een merkteken van Zoe. Jouw steen kan de twee verbinden: vind de plek.',
      ],
      done: 'Een groep met twee merktekens raakt ze allebei kwijt, voorgoed. Houd de groepen ernaast dus in de gaten!',
    },
  },

  gone: {
    one: {
      title: 'Eén schijf',
      asks: ['Wie als eerste geen stenen meer heeft, wint. Leg een steen zo dat hij één schijf vormt.'],
      done: 'Eén schijf: je trekt een nieuwe steen. Je hebt er dus nog evenveel.',
    },
    two: {
      title: 'Twee schijven',
      asks: ['Leg nu een steen zo dat hij twee schijven vormt.'],
      done: 'Twee schijven: je trekt niets. Een steen minder!',
    },
    three: {
      title: 'Drie schijven',
      asks: [
        'Kun je drie schijven vinden?',
        'Drie schijven: je mag nog een keer! Leg nog een steen, waar je maar wilt.',
      ],
      done: 'Met drie schijven of meer mag je meteen verder.',
    },
    last: {
      title: 'De laatste steen',
      asks: ['Je hebt nog maar één steen. Vorm er twee schijven mee, dan hoef je niet te trekken.'],
      done: 'Geen stenen meer: je hebt gewonnen!',
    },
  },

  puzzle: {
    take: {
      title: 'Pakken en leggen',
      asks: [
        'Iedereen bouwt tegelijk, van één hoop. Pak een steen: tik hem aan.',
        'Leg hem in je kader. Waar stenen samenkomen, moeten de kleuren kloppen.',
      ],
      done: 'Hier mag een steen ook een tijdje los liggen.',
    },
    back: {
      title: 'Eén steen in je hand',
      asks: [
        'De steen in je hand past nergens, en je mag er maar één vasthouden. Leg hem terug.',
        'Kijk naar het gat onderaan. Pak een van de twee stenen die daar horen.',
        'Leg hem waar hij past. Draai hem als dat nodig is.',
      ],
      done: 'Wat op de hoop ligt, mogen de anderen pakken. Wees dus snel!',
    },
    out: {
      title: 'Er weer uit',
      asks: [
        'De steen in de onderste rij laat twee gaten over die niets kan vullen. Tik hem aan om hem eruit te halen.',
        'Leg hem terug op de hoop.',
      ],
      done: 'Je mag elke steen weer uit je figuur halen, steeds één tegelijk.',
    },
    fill: {
      title: 'De figuur is vol',
      asks: [
        'Er ontbreken twee stenen. Pak er een die daar hoort.',
        'Leg hem waar hij hoort.',
        'Pak de andere.',
        'En in het laatste gat!',
      ],
      done: 'Klaar! Wie de figuur als eerste af heeft, wint.',
    },
  },

  arlequin: {
    sheet: {
      title: 'Jouw vel',
      asks: ['De 120 stenen vormen drie vellen van 40. Kies er een.'],
      done: 'Deze 40 stenen zijn alleen van jou. Samen vormen ze een rechthoek van 8 bij 10 vakken.',
    },
    begin: {
      title: 'De eerste rijen',
      asks: [
        'Twee rijen liggen er al. Pak een steen van je hoop.',
        'Leg hem waar de kleuren kloppen: in elke richting, met een kant naar keuze boven.',
      ],
      done: 'Wat niet past, gaat terug op de hoop, en wat verkeerd ligt, kun je er weer uit halen.',
    },
    fill: {
      title: 'De laatste twee',
      asks: [
        'Er liggen achtendertig stenen, en er zijn er nog twee. Pak er een.',
        'Leg hem waar hij hoort.',
        'Pak de laatste.',
        'En in het laatste gat!',
      ],
      done: 'Klaar! Wie de rechthoek als eerste af heeft, wint. Ben je alleen, dan speel je tegen de klok.',
    },
  },

  alex: {
    announce: {
      title: 'Kijken en aankondigen',
      asks: [
        'Iedereen zoekt de beste zet met deze twee stenen, zonder ze aan te raken. Zoe zegt 3, maar er zijn 12 punten te vinden! Kondig een getal van 4 tot en met 12 aan.',
        'De anderen hebben gepast. Toon nu je zet: leg een steen die minstens oplevert wat je hebt aangekondigd.',
      ],
      done: 'Goed! Je krijgt de punten die je hebt aangekondigd, niet meer en niet minder, en je steen blijft op tafel liggen.',
    },
    sand: {
      title: 'De zandloper',
      asks: [
        'Jij zei 4 en mocht niet hoger, maar nu zegt Zoe 6. Zolang de zandloper loopt, mag je haar overtreffen. Er zijn 9 punten te vinden: kondig 7, 8 of 9 aan.',
        'De zandloper is leeg, en jij hebt het meeste aangekondigd. Toon je zet.',
      ],
      done: 'Weer goed! Bij de eerste aankondiging begint de zandloper te lopen. Daarna mogen de anderen meer zeggen; niemand verhoogt de eigen aankondiging.',
    },
    wrong: {
      title: 'Te veel',
      asks: [
        'Jij kondigde 10 aan, en Ben zei 25. Hij kon het niet tonen: dat is een straf. Nu ben jij aan de beurt. Toon minstens 10 punten.',
      ],
      done: 'Ben slaat de volgende ronde over. Een tweede straf zou hem de aangekondigde punten kosten, en bij een derde ligt hij uit het spel.',
    },
  },

  domaine: {
    tokens: {
      title: 'Fiches',
      asks: [
        'Eén schijf kost je 1 fiche, en twee schijven kosten niets. Vanaf drie schijven verdien je 1 fiche voor elke schijf na de tweede. Vorm er vier.',
      ],
      done: 'Met vier schijven verdien je 2 fiches.',
    },
    marker: {
      title: 'Markers',
      asks: [
        'Sluit eerst de grote groep.',
        'Een gesloten groep wordt jouw gebied als je er een marker op legt. Tik een schijf met een plus aan.',
      ],
      done: 'Aan het eind is elke schijf van je gebieden 1 punt waard. Je mag in één beurt meerdere markers leggen, op elke groep één.',
    },
    again: {
      title: 'Nog een keer spelen',
      asks: [
        'Leg een steen zo dat hij twee schijven vormt: dat kost niets.',
        'Je hebt 2 fiches. Betaal ze en speel nog een keer.',
        'Je hebt een steen getrokken. Vorm nu drie schijven: daarmee verdien je 1 fiche.',
      ],
      done: 'Je mag nog een keer spelen zo vaak als je 2 fiches kunt betalen.',
    },
    plaque: {
      title: 'De plaquette',
      asks: ['Je hebt nog één marker. Leg hem op een groep.'],
      done: 'Je hebt als eerste je laatste marker gelegd, en de plaquette is van jou: 5 punten. De anderen hebben elk nog één laatste beurt.',
    },
  },

  seventytwo: {
    tokens: {
      title: 'Een fiche betalen',
      asks: [
        'Eén schijf kost je 1 fiche, twee schijven kosten niets, en elke volgende schijf levert 1 fiche op. Je hebt er 2. Vorm één schijf en betaal ervoor.',
      ],
      done: 'Je hebt nog één fiche. Meer schijven waren beter geweest!',
    },
    pass: {
      title: 'Niets te spelen',
      asks: ['Je hebt geen fiche meer, en met je stenen kun je maar één schijf vormen. Toon ze en pas.'],
      done: 'Passen is je hele beurt, maar in Dalapapa 72 krijg je er 1 fiche voor. Dat kan je in je volgende beurt helpen.',
    },
    markers: {
      title: 'Twee markers',
      asks: [
        'Vind de plek die twee groepen tegelijk sluit.',
        'Leg een marker op de grote: nu is die voorgoed van jou.',
        'Je mag in dezelfde beurt meer markers leggen. Leg er een op een andere gesloten groep.',
      ],
      done: 'Aan het eind is elke schijf van je groepen 1 punt waard. Als je 2 fiches betaalt, zou je nu een steen kunnen trekken en nog een keer spelen.',
    },
    plaque: {
      title: 'De plaquette',
      asks: ['Je hebt nog één marker. Leg hem op een groep van 3.'],
      done: 'De plaquette is van jou: 5 punten. De anderen hebben elk nog één laatste beurt, en dan worden de schijven geteld.',
    },
  },

  terra: {
    coins: {
      title: 'Munten',
      asks: [
        'Aan het begin van je beurt pak je 2 munten. Een steen kost 2 munten bij één schijf, 1 munt bij twee, en niets vanaf drie. Leg de jouwe zo dat hij 1 munt kost.',
      ],
      done: 'Je hebt een nieuwe steen getrokken. In een beurt mag je zoveel doen als je kunt betalen.',
    },
    pawn: {
      title: 'Een kolonie',
      asks: [
        'Een pion kost 1 munt, en je mag hem op een groep zonder pion zetten, open of gesloten. Zet er een op een gesloten groep van 3 of meer: tik een schijf met een plus aan.',
      ],
      done: 'De groep is jouw kolonie. Aan het eind van een beurt mag je hooguit 3 munten houden.',
    },
    join: {
      title: 'Welke pion blijft?',
      asks: [
        'Jouw pion en die van Zoe staan op groepen van dezelfde kleur. Verbind de twee groepen met je steen.',
        'Op een groep staat maar één pion. Jij hebt ze verbonden, dus jij kiest welke blijft.',
      ],
      done: 'De andere pion gaat terug naar zijn eigenaar. Alleen de plek is verloren.',
    },
    multiply: {
      title: 'Kleuren vermenigvuldigen',
      asks: [
        'Van elke kleur telt alleen je grootste gesloten groep, en de groottes worden vermenigvuldigd. Je hebt 6 × 5, en 3 munten: 33. Zet een pion op de groep van 9.',
      ],
      done: 'De 9 komt in de plaats van de 6, want die heeft dezelfde kleur: 9 × 5 + 2 munten = 47. Een derde kleur zou alles nog eens vermenigvuldigen.',
    },
  },

  solo: {
    place: {
      title: 'De ene steen na de andere',
      asks: [
        'Je speelt alleen. Er komt een steen: leg hem of verlies hem. Leg deze zo dat hij twee of meer schijven vormt.',
      ],
      done: 'Hier is de volgende. Zo komen er veertig stenen, een voor een.',
    },
    close: {
      title: 'Gesloten groepen tellen',
      asks: [
        'Alleen gesloten groepen leveren punten op: 1 per schijf. Deze steen kan een groep van 5 sluiten. Vind de plek.',
      ],
      done: '5 punten! Hoeveel schijven een steen vormt, maakt hier niet uit.',
    },
    wait: {
      title: 'Wachten op meer',
      asks: [
        'Deze steen kan nu een groep van 4 sluiten. Geen haast: maak er een groep van 5 van die open blijft.',
        'Sluit de groep nu: er zijn 6 schijven te halen.',
      ],
      done: '6 punten in plaats van 4. Maar sluit je groepen op tijd: aan het einde leveren open groepen niets op.',
    },
    lose: {
      title: 'Een steen verliezen',
      asks: [
        'Er is plaats voor 30 van de 40 stenen. Deze sluit niets en zou je een plaats kosten. Passen en de steen verliezen mag altijd: probeer het.',
        'De steen is weg, de plaats niet. En de volgende kan een groep van 5 sluiten!',
      ],
      done: 'Je kunt tot tien stenen verliezen zonder een plaats te verliezen. Ze komen niet terug. Past een steen nergens, dan moet je hem verliezen.',
    },
    end: {
      title: 'De laatste plaats',
      asks: ['Er liggen 29 stenen: er is nog één plaats. Je hebt 75 punten en wilt er 80. Sluit de groep van 6.'],
      done: 'Er liggen 30 stenen en je hebt je doel bereikt: je hebt gewonnen! Gewoonlijk is dat 60.',
    },
  },
};
