import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  takenBack: 'Nicht gespeichert, die Änderung wurde zurückgenommen.',
  takenBackText: 'Nicht gespeichert und zurückgenommen: {text}.',
  unavailable: 'Der Server war nicht erreichbar.',
  notSignedIn: 'Sie sind nicht mehr angemeldet.',
  notAllowed: 'Ihre Rolle erlaubt das nicht.',
  notFound: 'Es ist nicht mehr vorhanden.',
  conflict: 'Jemand anders hat es inzwischen geändert.',
  tooMany: 'Das war zu viel auf einmal. Bitte warten Sie einen Moment.',
  unexpected: 'Bei uns ist etwas schiefgegangen.',
}
