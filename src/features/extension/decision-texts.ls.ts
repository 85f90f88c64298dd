import type { Translated } from '../../kit/texts.ts'
import type { answerTexts } from './decision-texts.ts'

export const texts: Translated<typeof answerTexts> = {
  malformed: 'In der Anfrage fehlt etwas. Laden Sie das Formular neu. Versuchen Sie es dann noch einmal.',
  invalidPid: 'Diese PID stimmt nicht.',
  invalidUid: 'Diese UID stimmt nicht.',
  badDate: 'Dieses Datum verstehen wir nicht.',
  tooMany: 'Es gibt gerade zu viele Anfragen. Versuchen Sie es in {minutes} Minuten noch einmal.',
  workNeeded: 'Es gibt gerade sehr viele Anfragen. Versuchen Sie es später noch einmal. Oder rufen Sie uns an.',
  unavailable: 'Es geht gerade nicht. Senden Sie das Gesuch in einigen Minuten noch einmal. Es zählt nur einmal.',
  periodNotOffered: 'Für das Jahr {period} können wir im Internet nichts verlängern.',
  notOpenYet:
    'Die Steuer-Erklärung {period} ist noch nicht bei Ihnen. Ab dem {opening} können Sie mehr Zeit verlangen. Meinen Sie das Jahr {previous}?',
  wishInPast: 'Dieser Tag ist schon vorbei. Wählen Sie ein späteres Datum.',
  birthInFuture: 'Dieser Tag kommt erst noch.',
  received: 'Ihr Gesuch ist bei uns seit: {at}. Der Beleg heisst {reference}. Der Entscheid kommt später. Für Ihre Frist zählt dieser Tag.',
  personUnknown:
    'Wir finden nichts zu diesen Angaben. Schauen Sie auf Ihre Steuer-Erklärung. Stimmen PID, Steuer-Periode und Geburts-Datum?',
  entityUnknown: 'Wir finden nichts zu diesen Angaben. Schauen Sie auf die Steuer-Erklärung. Stimmen Rechts-Form, PID und Steuer-Periode?',
  noCase: 'Für das Jahr {period} müssen Sie in diesem Kanton keine Steuer-Erklärung abgeben. Sie brauchen also nicht mehr Zeit.',
  notOnline: 'Im Internet geht es nicht. Fragen Sie das Steuer-Amt vom Kanton. Sagen Sie die PID: {pid}.',
  special:
    'Wir können diese Frist nicht im Internet verlängern. Fragen Sie das Steuer-Amt. Ihre Anfrage ist bei uns seit: {at}. Die Referenz ist {reference}.',
  filed: 'Die Steuer-Erklärung {period} ist schon bei uns. Sie brauchen nicht mehr Zeit.',
  assessed: 'Die Steuern {period} sind schon berechnet. Mehr Zeit gibt es nicht.',
  reminded:
    'Sie haben schon eine Mahnung bekommen. Die Frist in der Mahnung ist {reminder}. Diese Frist können wir nicht verlängern. Geben Sie die Steuer-Erklärung bis dann ab.',
  remindedUndated:
    'Sie haben schon eine Mahnung bekommen. In der Mahnung steht eine Frist. Diese Frist können wir nicht verlängern. Geben Sie die Steuer-Erklärung bis dann ab.',
  expired:
    'Ihre Frist endete am {deadline}. Im Internet geht es jetzt nicht mehr. Waren Sie zum Beispiel krank? Ist jemand gestorben? Schreiben Sie dem Steuer-Amt.',
  blocked: 'Hier geht es im Internet nicht. Fragen Sie das Steuer-Amt.',
  atMaximum:
    'Sie haben schon Zeit bis zum {deadline}. Mehr geht im Internet nicht. Brauchen Sie noch mehr Zeit? Schreiben Sie dem Steuer-Amt. Schreiben Sie den Grund.',
  longEnough: 'Sie haben schon Zeit bis zum {deadline}. Für Ihr Datum brauchen Sie keine Verlängerung.',
  extendedOften: 'Sie haben schon {extensions} Mal mehr Zeit bekommen. Mehr geht im Internet nicht.',
  feeOpen: 'Diese Frist kostet CHF {francs}. Bestätigen Sie das. Senden Sie das Gesuch dann noch einmal.',
  grantedToMaximum: 'Sie haben jetzt Zeit bis zum {deadline}. Das ist der letzte Tag im Internet. Sie wollten ein späteres Datum.',
  granted: 'Sie bekommen mehr Zeit. Die neue Frist ist: {deadline}.',
  takenBack: 'Sie haben die Verlängerung zurückgenommen. Jetzt gilt wieder die Frist: {deadline}.',
  officeRefused: 'Das Steuer-Amt hat Ihr Gesuch geprüft. Sie bekommen nicht mehr Zeit. {reason} Es gilt weiter die Frist: {deadline}.',
  officeCorrected: 'Das Steuer-Amt hat den Entscheid geändert. Jetzt gilt die Frist: {deadline}.',
  officeWithdrawn: 'Die Verlängerung gilt nicht mehr. Jetzt gilt wieder die Frist: {deadline}.',
  becauseLate: 'Das Gesuch ist zu spät gekommen.',
  becauseNoGround: 'Die Gründe reichen nicht aus.',
  becauseNoProof: 'Für die Gründe fehlt ein Beweis.',
  becauseBeyond: 'Ein so spätes Datum gibt es nur mit einem besonderen Grund.',
  becauseReminded: 'Die Frist in der Mahnung können wir nicht verlängern.',
  becauseFiled: 'Die Steuer-Erklärung ist schon bei uns.',
  becauseNotEntitled: 'Diese Person darf das Gesuch nicht stellen. Sie hat keine Vollmacht.',
  freeDay: 'Dieser Tag ist frei. Der nächste Arbeits-Tag ist auch gut.',
}
