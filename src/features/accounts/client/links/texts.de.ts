import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  forgotTitle: 'Passwort vergessen?',
  forgotLead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  sendLink: 'Link senden',
  sending: 'Wird gesendet …',
  sentTitle: 'Sehen Sie in Ihren Mails nach',
  sentText:
    'Wenn es ein Konto mit der Adresse {email} gibt, ist ein Link unterwegs. Er gilt 30 Minuten. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach.',
  tryOther: 'Andere Adresse eingeben',
  newTitle: 'Neues Passwort wählen',
  newFor: 'Für {email}. Auf allen anderen Geräten werden Sie abgemeldet.',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  confirmTitle: 'Adresse bestätigen',
  confirmLead:
    'Sie sind als {email} angemeldet. Wenn Sie diese Adresse bestätigen, können Sie im Arbeitsbereich Mails senden und empfangen.',
  confirm: 'Adresse bestätigen',
  confirming: 'Wird bestätigt …',
  confirmedTitle: 'Ihre Adresse ist bestätigt',
  confirmedText: 'Sie können jetzt als {email} Mails senden und empfangen.',
  openMail: 'Mails öffnen',
  askLead: 'Bestätigen Sie zuerst Ihre Adresse, um im Arbeitsbereich Mails zu senden und zu empfangen. Wir senden Ihnen dafür einen Link.',
  askedTitle: 'Sehen Sie in Ihren Mails nach',
  askedText: 'Wir haben einen Link an {email} gesendet. Er gilt drei Tage. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach.',
  signInFirst: 'Bitte melden Sie sich an. Danach senden wir Ihnen einen Link, mit dem Sie Ihre Adresse bestätigen.',
  confirmAsOwner:
    'Dieser Link gehört zum Konto {email}. Bitte melden Sie sich an, um die Adresse zu bestätigen. Wenn Sie dieses Konto nicht erstellt haben, ignorieren Sie die Mail. Die Adresse bleibt dann unbestätigt.',
  otherAccount: 'Sie sind als {email} angemeldet. Dieser Link gehört zu einem anderen Konto: Melden Sie sich ab und danach mit jenem an.',
  signIn: 'Anmelden',
  backToLogin: 'Zurück zur Anmeldung',
  noCodeTitle: 'Dieser Link ist nicht vollständig',
  noCode: 'Bitte öffnen Sie den ganzen Link aus Ihrer Mail noch einmal. Am sichersten ist es, ihn zu kopieren statt abzutippen.',
  goneTitle: 'Dieser Link gilt nicht mehr',
  gone: 'Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt. Nehmen Sie den Link aus der neusten Mail oder fordern Sie einen neuen an.',
  newLink: 'Neuen Link anfordern',
  failed: 'Der Link konnte nicht geprüft werden',
}
