import type { sampleLabels } from './notes-texts.ts'

export const germanLabels: Readonly<Record<(typeof sampleLabels)[number], string>> = {
  Family: 'Familie',
  Work: 'Arbeit',
  Todos: 'Aufgaben',
  Prior: 'Wichtig',
  Personal: 'Privat',
  Friends: 'Freunde',
}

/** The items come without their marks, in the same order; `alt` is that of the picture. */
type GermanNote = { readonly title: string; readonly text?: string; readonly items?: readonly string[]; readonly alt?: string }

/** The German words of each note, by its English title; one note has none in either language. */
export const germanNotes: Readonly<Record<string, GermanNote>> = {
  'Before the returns go out': {
    title: 'Bevor die Steuererklärungen rausgehen',
    items: ['Lohnausweise vollständig', 'Säule 3a erfasst', 'Von zweiter Person geprüft', 'Unterschrift auf Seite vier'],
  },
  'Call the fiduciary association': {
    title: 'Treuhandverband anrufen',
    text: 'Fragen, ob im Kurs über digitale Belege noch Plätze frei sind und ob zwei aus demselben Büro weniger zahlen.',
  },
  'Walk above the lake': {
    title: 'Spaziergang über dem See',
    text: 'Bei der Kapelle hinauf, durch die Rebberge hinunter. Zwei Stunden, nach Regen mit guten Schuhen.',
    alt: 'Drei Hügelketten über einem See am Abend',
  },
  'Groceries for Friday': {
    title: 'Einkauf für Freitag',
    items: ['Kartoffeln, 2 kg', 'Bergkäse', 'Birnen', 'Frisches Brot', 'Kaffeebohnen'],
  },
  '': {
    title: '',
    text: 'Ein Brief, den niemand zweimal lesen muss, ist mehr wert als einer, in dem alles steht.',
  },
  'New seats on the ground floor': {
    title: 'Neue Plätze im Erdgeschoss',
    text: 'Nora ans Fenster, Drucker hinter die Tür. Der Elektriker kommt, sobald der Plan steht.',
    alt: 'Grundriss eines Büros mit sechs Pulten in drei Räumen',
  },
  'Birthday of Livia': {
    title: 'Geburtstag von Livia',
    text: 'Sie wird acht. Ein Vogelbuch oder das kleine Teleskop.',
  },
  'Questions for the yearly talk': {
    title: 'Fragen fürs Jahresgespräch',
    items: [
      'Was lief mit den neuen Kunden gut?',
      'Wo warten wir aufeinander?',
      'Welcher Kurs nächstes Jahr?',
      'Weniger Sitzungen am Montag',
      'Ziele vom letzten Jahr ausdrucken',
    ],
  },
  'Wi-Fi for guests': {
    title: 'WLAN für Gäste',
    text: 'Der Name steht auf der Karte im Sitzungszimmer. Er wechselt jeweils am Ersten des Monats.',
  },
  'Cards on Thursday': {
    title: 'Jassen am Donnerstag',
    text: 'Bei Samir, ab sieben. Etwas Salziges und das lange Tischtuch mitbringen.',
  },
  'Winter tyres': {
    title: 'Winterpneus',
    items: ['Termin anfragen', 'Kellerschlüssel mitnehmen'],
  },
  'Words we use': {
    title: 'Unsere Wortwahl',
    text: '«Fristverlängerung», nicht «Aufschub». «Beleg», nicht «Dokument». «Bitte», nicht «müssen».',
  },
  'Summer opening hours': {
    title: 'Öffnungszeiten im Sommer',
    text: 'Im Juli am Mittwochnachmittag geschlossen. Der Telefonbeantworter sagt es schon.',
  },
  'Holiday flat': {
    title: 'Ferienwohnung',
    text: 'Drei Zimmer, keine Treppen, nahe beim Bahnhof. Die Vermieterin antwortet am Abend.',
  },
  'Recipe for plum cake': {
    title: 'Rezept für Zwetschgenkuchen',
    text: '250 g Mehl, 120 g Butter, ein Kilo Zwetschgen, Zimt. Eine halbe Stunde bei 200 Grad.',
  },
}
