import type { SampleProduct } from './e-commerce-products.ts'

/** Categories and tags. */
export const germanWords: Readonly<Record<string, string>> = {
  Books: 'Bücher',
  Prints: 'Drucke',
  Nature: 'Natur',
  Tools: 'Werkzeug',
  Home: 'Wohnen',
  framed: 'gerahmt',
  landscape: 'Landschaft',
  bestseller: 'beliebt',
  autumn: 'Herbst',
  winter: 'Winter',
  night: 'Nacht',
  set: 'Set',
  gift: 'Geschenk',
  hiking: 'Wandern',
  cooking: 'Kochen',
  nature: 'Natur',
  craft: 'Handwerk',
  garden: 'Garten',
}

/** What can be seen on a picture, by its name. */
export const germanScenes: Readonly<Record<string, string>> = {
  ridges: 'drei Bergketten im Abendlicht',
  lake: 'ein stiller See',
  fog: 'Hügel im Nebel',
  larches: 'goldene Lärchen',
  snow: 'eine Hütte im Schnee',
  night: 'Sterne über einem Grat',
  loaf: 'ein Laib Brot',
  tools: 'eine Klinge mit Holzgriff',
  wool: 'Wollstoff in Grau und Rostrot',
}

/** By the English name. */
export const germanProducts: Readonly<Record<string, Pick<SampleProduct, 'name' | 'text'>>> = {
  'Evening over three ridges': {
    name: 'Abend über drei Bergketten',
    text: 'Kunstdruck auf schwerem Papier, gerahmt in Lärchenholz. Im Licht eines späten Septemberabends.',
  },
  'Lake before the wind': {
    name: 'See vor dem Wind',
    text: 'Ein See um sechs Uhr früh, noch ohne eine einzige Welle. Auf Baumwollpapier gedruckt, von Hand signiert.',
  },
  'Fog in the lower valley': {
    name: 'Nebel im unteren Tal',
    text: 'Nur der Kirchturm schaut heraus. Druck auf mattem Papier, 50 auf 40 Zentimeter.',
  },
  'Larches in October': {
    name: 'Lärchen im Oktober',
    text: 'Gold vor Blau: So sieht es nur an zehn Tagen im Jahr aus.',
  },
  'First snow at the hut': {
    name: 'Erster Schnee bei der Hütte',
    text: 'Die Hütte, eine Lampe im Fenster und noch keine einzige Spur im Schnee.',
  },
  'Night above the pass': {
    name: 'Nacht über dem Pass',
    text: 'Sterne über der alten Strasse, aufgenommen mit langer Belichtung und viel Tee.',
  },
  'Postcards, set of twelve': {
    name: 'Postkarten, Set mit zwölf Karten',
    text: 'Zwölf Ansichten aus dem Tal, mit Umschlägen aus Recyclingpapier.',
  },
  'Wall calendar of the valley': {
    name: 'Wandkalender aus dem Tal',
    text: 'Dreizehn Bilder, Mondphasen und Platz für Geburtstage.',
  },
  'Paths without a sign': {
    name: 'Wege ohne Wegweiser',
    text: 'Vierzig Wanderungen für alle, die sich gern ein wenig verlaufen. Mit Skizzen des Autors.',
  },
  'Bread from the valley': {
    name: 'Brot aus dem Tal',
    text: 'Zweiunddreissig Rezepte aus sieben Backstuben, und warum dort niemand das Wasser abmisst.',
  },
  'A small field guide to clouds': {
    name: 'Kleine Wolkenkunde',
    text: 'Passt in die Jackentasche und verrät, ob man besser umkehrt.',
  },
  'Knots you really need': {
    name: 'Knoten, die man wirklich braucht',
    text: 'Neun Knoten auf wasserfestem Papier, dazu ein Meter Schnur zum Üben.',
  },
  'Stories for the stove bench': {
    name: 'Geschichten für die Ofenbank',
    text: 'Elf alte Geschichten, neu erzählt. Am schönsten vorgelesen.',
  },
  'Pocket knife with larch handle': {
    name: 'Taschenmesser mit Lärchengriff',
    text: 'Eine Klinge, eine Säge, ein Zapfenzieher. Im Nachbardorf geschmiedet und geschliffen.',
  },
  'Garden trowel, forged': {
    name: 'Pflanzkelle, geschmiedet',
    text: 'Aus einem Stück Stahl, der Griff aus Esche.',
  },
  'Snow shovel for children': {
    name: 'Schneeschaufel für Kinder',
    text: 'Leicht genug für Fünfjährige und stark genug für ihre Eltern.',
  },
  'Walking stick of hazel': {
    name: 'Wanderstock aus Haselholz',
    text: 'Im Winter geschnitten, zwei Jahre getrocknet, jeder ein wenig anders.',
  },
  'Folding saw': {
    name: 'Klappsäge',
    text: 'Sägt armdicke Äste und ist zusammengeklappt nur eine Hand lang.',
  },
  'Wool blanket, grey and rust': {
    name: 'Wolldecke, grau und rostrot',
    text: 'Gewoben aus der Wolle unserer eigenen Schafe, gewaschen ganz ohne Chemie.',
  },
  'Felt slippers': {
    name: 'Filzfinken',
    text: 'Dicker Filz mit einer Sohle aus Kork. Bitte eine Nummer grösser bestellen.',
  },
  'Enamel mug with ridge line': {
    name: 'Emailtasse mit Bergkamm',
    text: 'Vier Deziliter Inhalt. Den Bergkamm sehen wir von unserer Haustür aus.',
  },
  'Bread board of maple': {
    name: 'Brotbrett aus Ahorn',
    text: 'Geölt, mit einer Rille für die Brosamen.',
  },
  'Beeswax candles, pair': {
    name: 'Bienenwachskerzen, ein Paar',
    text: 'Von Hand gezogen, mit neun Stunden Brenndauer pro Kerze.',
  },
  'Herb tea from the alp': {
    name: 'Kräutertee von der Alp',
    text: 'Minze, Zitronenmelisse, Edelweiss und etwas Thymian, gepflückt auf über 1700 Metern.',
  },
  'Linen bag with pocket': {
    name: 'Leinenbeutel mit Fach',
    text: 'Für Brot, Bücher und alles dazwischen.',
  },
}
