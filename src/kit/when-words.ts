// The words of a day in German, English, French and Italian, without accents and capitals.

/** So many days from today. */
export const dayWords: Readonly<Record<string, number>> = {
  heute: 0,
  today: 0,
  "aujourd'hui": 0,
  'aujourd’hui': 0,
  oggi: 0,
  morgen: 1,
  tomorrow: 1,
  demain: 1,
  domani: 1,
  ubermorgen: 2,
  uebermorgen: 2,
  'the day after tomorrow': 2,
  'day after tomorrow': 2,
  'apres-demain': 2,
  'apres demain': 2,
  dopodomani: 2,
}

/** The days of the week from Monday, as they stand alone. */
export const weekdayNames: readonly (readonly string[])[] = [
  ['montag', 'monday', 'lundi', 'lunedi'],
  ['dienstag', 'tuesday', 'mardi', 'martedi'],
  ['mittwoch', 'wednesday', 'mercredi', 'mercoledi'],
  ['donnerstag', 'thursday', 'jeudi', 'giovedi'],
  ['freitag', 'friday', 'vendredi', 'venerdi'],
  ['samstag', 'sonnabend', 'saturday', 'samedi', 'sabato'],
  ['sonntag', 'sunday', 'dimanche', 'domenica'],
]

/** Short ones mean other things too («so», «do», «sun»); they count only behind a word like «am» or «next». */
export const shortWeekdays: readonly (readonly string[])[] = [
  ['mo', 'mon', 'lun'],
  ['di', 'tue', 'tues', 'mar'],
  ['mi', 'wed', 'mer'],
  ['do', 'thu', 'thur', 'thurs', 'jeu', 'gio'],
  ['fr', 'fri', 'ven'],
  ['sa', 'sat', 'sam', 'sab'],
  ['so', 'sun', 'dim', 'dom'],
]

export const monthNames: readonly string[] = listed(
  'januar,februar,marz,maerz,april,mai,juni,juli,august,september,oktober,november,dezember',
  'january,february,march,may,june,july,october,december',
  'janvier,fevrier,mars,avril,juin,juillet,aout,septembre,octobre,novembre,decembre',
  'gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,dicembre',
  'jan,feb,mar,mrz,apr,jun,jul,aug,sept,sep,okt,oct,nov,dez,dec',
)

/** The week, month or weekend that comes. */
export const nextPeriods: Readonly<Record<'week' | 'month' | 'weekend' | 'month-end', readonly string[]>> = {
  week: listed(
    'nachste woche,naechste woche,kommende woche,next week,la semaine prochaine,semaine prochaine',
    'la settimana prossima,settimana prossima,la prossima settimana,prossima settimana',
  ),
  month: listed(
    'nachsten monat,naechsten monat,kommenden monat,next month,le mois prochain,mois prochain',
    'il mese prossimo,mese prossimo,il prossimo mese,prossimo mese',
  ),
  weekend: listed('am wochenende,dieses wochenende,this weekend,on the weekend,ce week-end,questo fine settimana'),
  'month-end': listed('ende monat,ende des monats,end of the month,end of month,fin du mois,fine mese'),
}

/** What may stand before a day and goes with it. */
export const before = [
  'bis zum',
  'bis am',
  'bis',
  'am',
  'auf',
  'on',
  'by',
  'due',
  'until',
  'pour le',
  'pour',
  'le',
  'entro il',
  'entro',
  'per',
  'il',
]

export const nextWords = [
  'nachsten',
  'nachster',
  'nachste',
  'naechsten',
  'naechster',
  'naechste',
  'next',
  'prochain',
  'prossimo',
  'prossima',
]
export const comingWords = ['kommenden', 'kommender', 'diesen', 'dieser', 'this', 'coming', 'ce', 'questo', 'questa']

/** From one to ten, in each language; several forms of the same number stand together. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  listed(
    'a an one ein eine einem einer einen un une uno una,two zwei deux due,three drei trois tre,four vier quatre quattro',
    'five funf cinq cinque,six sechs sei,seven sieben sept sette,eight acht huit otto,nine neun neuf nove,ten zehn dix dieci',
  ).flatMap((forms, at) => forms.split(' ').map((form) => [form, at + 1] as const)),
)

export const spanUnits: Readonly<Record<'day' | 'week' | 'month', readonly string[]>> = {
  day: ['tagen', 'tage', 'tag', 'days', 'day', 'jours', 'jour', 'giorni', 'giorno'],
  week: ['wochen', 'woche', 'weeks', 'week', 'semaines', 'semaine', 'settimane', 'settimana'],
  month: ['monaten', 'monate', 'monat', 'months', 'month', 'mois', 'mesi', 'mese'],
}

function listed(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(','))
}
