import type { Translated } from '../../kit/texts.ts'
import type { mailPageTexts } from './mail-page-texts.ts'

export const texts: Translated<typeof mailPageTexts> = {
  offer: 'Beleg und Erinnerung per E-Mail',
  lead: 'Wir senden Ihnen den Beleg. Wir erinnern Sie 21 Tage vor der Frist. Und noch einmal 3 Tage vorher.',
  email: 'E-Mail-Adresse',
  emailHint: 'Zuerst bekommen Sie einen Link.',
  emailWrong: 'Schreiben Sie Ihre E-Mail-Adresse. Beispiel: name@beispiel.ch',
  sendLink: 'Link senden',
  sending: 'Wird gesendet …',
  sent: 'Öffnen Sie den Link in der E-Mail. Der Link gilt einen Tag. Sie bekommen nur einen Link am Tag.',
  refused: 'Sie haben es zu oft versucht. Speichern Sie das PDF.',
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  kept: 'Ihre Adresse ist bei uns geschützt. Nach der Frist löschen wir sie. Sie können sie in jeder E-Mail löschen.',

  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmText: 'Wir senden den Beleg an diese Adresse. Wir erinnern Sie an die Frist. Danach löschen wir die Adresse.',
  confirmElse: 'Haben Sie nicht um mehr Zeit gebeten? Dann schliessen Sie diese Seite.',
  confirm: 'Bestätigen',
  confirmedTitle: 'Der Beleg kommt',
  confirmedText: 'Sie bekommen ihn in den nächsten Minuten. Später erinnern wir Sie an die Frist.',
  stopTitle: 'Keine E-Mails mehr?',
  stopText: 'Wir löschen Ihre Adresse sofort. Die Frist bleibt gleich.',
  stop: 'Adresse löschen',
  stoppedTitle: 'Ihre Adresse ist gelöscht',
  stoppedText: 'Sie bekommen zu diesem Beleg keine E-Mails mehr. Die Frist bleibt gleich.',
  goneTitle: 'Dieser Link gilt nicht mehr',
  goneText: 'Der Link gilt nur einen Tag. Ihre Adresse ist bei uns gelöscht.',
}
