import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Hilfe',
  lead: 'Hier finden Sie Antworten zum Formular. Die Angaben gelten für: {canton}.',
  binding: 'Diese Seite hilft beim Verstehen. Es gilt die deutsche Fassung.',
  contents: 'Auf dieser Seite',
  search: 'In der Hilfe suchen',
  submit: 'Suchen',
  found: '{found} von {all} Fragen',
  foundTitle: 'Treffer',
  none: 'Keine Treffer für «{sought}».',
  noneNext: 'Versuchen Sie ein anderes Wort. Oder fragen Sie uns: {phone}, {hours}, {email}.',
  showAll: 'Alle Fragen zeigen',
  openAll: 'Alle öffnen',
  closeAll: 'Alle schliessen',
  print: 'Drucken',
  link: 'Link zu dieser Antwort',
  didHelp: 'Hat das geholfen?',
  yes: 'Ja',
  no: 'Nein',
  thanks: 'Danke. Wir zählen nur die Antworten. Wir wissen nicht, wer Sie sind.',
  voteFailed: 'Das hat gerade nicht geklappt.',

  askTitle: 'Das Gesuch',
  detailsTitle: 'Ihre Angaben',
  answerTitle: 'Die Antwort',
  troubleTitle: 'Etwas geht nicht',

  who: 'Wer bekommt mehr Zeit?',
  whoText:
    'Alle Personen und Firmen, die hier eine Steuer-Erklärung abgeben. Sie müssen sich nicht anmelden. Sie brauchen keinen Grund.\nManchmal geht es nicht im Internet. Zum Beispiel nach einer Mahnung. Mehr dazu: [So entscheiden wir](/regeln#steuerfall).',
  account: 'Brauche ich ein Konto oder ein Passwort?',
  accountText:
    'Nein. Sie müssen sich nicht anmelden.\nEine Person braucht die PID und das Geburtsdatum.\nHier ist das Formular: [für Personen](/steuernnp), [für Firmen](/steuernjp).',
  until: 'Bis wann muss ich das Gesuch senden?',
  untilText: 'Senden Sie das Gesuch, bevor Ihre Frist vorbei ist. Es gilt die Zeit in der Schweiz. Die normalen Fristen sind:',
  untilLate:
    'Ist Ihre Frist vorbei? Dann geht es nicht mehr im Internet. Gab es einen wichtigen Grund? Zum Beispiel eine Krankheit? Schreiben Sie dem Steuer-Amt.',
  long: 'Wie viel Zeit bekomme ich?',
  longText:
    'Sie wählen das Datum selbst. Das ist der letzte Tag:\nReicht die Zeit nicht? Fragen Sie das Steuer-Amt. Fragen Sie, bevor die Frist vorbei ist.',
  reason: 'Muss ich einen Grund nennen?',
  reasonText:
    'Nein. Sie müssen keinen Grund nennen und nichts mitschicken.\nBrauchen Sie mehr Zeit, als hier möglich ist? Dann schreiben Sie dem Steueramt. Nennen Sie dort den Grund.',
  period: 'Welches Jahr wähle ich?',
  periodText:
    'Wählen Sie das Jahr von der Steuer-Erklärung. Das Jahr steht darauf.\nGeht es um ein altes Jahr? Dann fragen Sie das Steueramt.',
  cost: 'Was kostet es?',
  costText: '{cost}\nMehr dazu: [So entscheiden wir](/regeln#zahlen).',
  costFee: 'Sie sehen zuerst den Preis. Dann sagen Sie Ja oder Nein.',
  pay: 'Muss ich die Steuer-Rechnung trotzdem bezahlen?',
  payText:
    'Ja. Sie haben nur mehr Zeit für die Steuer-Erklärung. Die Rechnung bezahlen Sie bis zum Tag auf der Rechnung.\nHaben Sie zu wenig Geld? Dann fragen Sie das Steueramt.',
  freeDay: 'Die Frist endet am Wochenende oder an einem Feier-Tag. Was gilt?',
  freeDayText: 'Dann haben Sie Zeit bis zum nächsten Arbeits-Tag. Das gilt für das Gesuch. Und es gilt für die Steuer-Erklärung.',
  late: 'Ich bin zu spät. Oder ich habe eine Mahnung. Was mache ich?',
  lateText:
    'Schicken Sie die Steuer-Erklärung bald.\nNach einer Mahnung können wir die Frist nicht verlängern. Die Frist steht in der Mahnung.\nSonst müssen Sie vielleicht eine Busse bezahlen. Eine Busse ist eine Strafe mit Geld.\nWaren Sie krank? Dann schreiben Sie dem Steueramt.',

  pid: 'Wo finde ich die PID?',
  pidText:
    'Die PID ist Ihre Nummer beim Steuer-Amt. {place} Sie hat höchstens 6 Ziffern. Am Anfang steht keine 0.\nFinden Sie die PID nicht? Rufen Sie uns an: {phone}, {hours}.',
  notFound: 'Meine Angaben werden nicht gefunden. Was mache ich?',
  notFoundText:
    'Prüfen Sie die PID, das Jahr und das Geburtsdatum. Sie stehen auf der Steuer-Erklärung.\nPrüfen Sie das Formular: [für Personen](/steuernnp) oder [für Firmen](/steuernjp).\nOder rufen Sie uns an: {phone}, {hours}.',
  firm: 'Was muss eine Firma angeben?',
  firmPid:
    'Eine Firma braucht nur die PID.\nMit der PID allein wissen wir nicht, wer Sie sind. Darum sagen wir bei einem Nein oft keinen Grund. Rufen Sie uns dann an.',
  firmUid: 'Eine Firma braucht die PID und die UID.\nDie UID ist die Nummer der Firma. Sie steht auf Rechnungen bei der MWST-Nummer.',
  firmForm: '[Formular für Firmen](/steuernjp)',
  agent: 'Kann jemand anders das Gesuch für mich senden?',
  agentText:
    'Ja. Zum Beispiel ein Treuhand-Büro oder jemand aus der Familie. Die Person braucht Ihre PID und Ihr Geburts-Datum. Jede Person braucht ein eigenes Gesuch.\nAuch ein Link kann das Formular ausfüllen: [Link zum Formular](/info#link).',
  couple: 'Brauchen Ehe-Paare zwei Gesuche?',
  coupleText: 'Nein. Haben Sie zusammen eine Steuer-Erklärung? Dann reicht ein Gesuch. Die neue Frist gilt für beide.',
  special: 'Jemand ist gestorben oder umgezogen. Was gilt?',
  specialText:
    'Ist die Person gestorben? Oder wohnt sie nicht mehr in der Schweiz? Dann fragen Sie das Steueramt.\nSind Sie in einen anderen Kanton umgezogen? Dann zählt Ihr Wohnort am letzten Tag vom Steuer-Jahr.',

  when: 'Wann bekomme ich die Antwort?',
  whenText:
    'Meistens sofort. Die Antwort steht auf dem Bildschirm. Speichern Sie dann den Beleg.\nManchmal kommt die Antwort später. Senden Sie das Gesuch nicht noch einmal.',
  refused: 'Die Antwort ist Nein. Was kann ich tun?',
  refusedText:
    'Lesen Sie die Antwort. Dort steht, was Sie tun können. Finden wir Ihre Angaben nicht? Schauen Sie auf Ihre Steuer-Erklärung. Drücken Sie dann auf «Angaben korrigieren».\nSind Sie nicht einverstanden? Dann prüft ein Mensch den Entscheid. Sagen Sie uns die Referenz.\nIhre Frist wird nie kürzer. Mehr dazu: [So entscheiden wir](/regeln).',
  changed: 'Ich will etwas ändern. Was kann ich tun?',
  changedText:
    'Brauchen Sie noch mehr Zeit? Senden Sie ein neues Gesuch. Wählen Sie ein späteres Datum.\nBrauchen Sie die Zeit nicht mehr? Geben Sie die Steuer-Erklärung einfach früher ab.\nHaben Sie etwas Falsches gesendet? Rufen Sie uns an. Sagen Sie uns die Referenz.',
  receipt: 'Was ist der Beleg?',
  receiptText:
    'Der Beleg ist ein Papier vom Steuer-Amt. Darauf steht Ihre Frist. Sie können ihn als PDF speichern. Oder Sie drucken ihn.\nAuf dem Beleg stehen Referenz und Prüf-Code. Damit können Sie den Beleg prüfen: [Beleg prüfen](/beleg). Ihr Name steht dort nicht.\nIst das Fenster schon zu? Senden Sie das gleiche Gesuch noch einmal. Das geht 24 Stunden lang. Sie bekommen die gleiche Antwort.',
  filing: 'Wo gebe ich die Steuer-Erklärung ab?',
  filingText: 'Nicht hier. Hier bekommen Sie nur mehr Zeit. Geben Sie die Steuer-Erklärung so ab wie immer.',
  filingOnline: 'Oder im Internet: [für Personen]({person}), [für Firmen]({firm}).',
  privacy: 'Was machen wir mit Ihren Angaben?',
  privacyText:
    'Wir brauchen sie nur für Ihr Gesuch. Wir machen keine Werbung. «Fertig» löscht Ihre Angaben auf diesem Gerät.\nMehr dazu: [Das passiert mit Ihren Angaben](/info#datenschutz).',

  trouble: 'Das Formular geht nicht. Was kann ich tun?',
  troubleText:
    'Läuft das Angebot? Das sehen Sie hier: [Läuft alles?](/status).\nWar das Internet weg? Senden Sie das Gesuch noch einmal. Es zählt nur einmal.\nEndet Ihre Frist heute? Warten Sie nicht. Rufen Sie uns an. Oder schreiben Sie an {email}.',
  phone: 'Geht es auch mit dem Handy?',
  phoneText: 'Ja. Sie brauchen keine App. Sie können auch eine andere Sprache wählen.',
  paper: 'Ich habe keinen Computer. Was kann ich tun?',
  paperText:
    'Rufen Sie uns an: {phone}, {hours}. Oder schreiben Sie uns einen Brief: {address}.\nSagen Sie uns Ihren Namen und die PID. Sagen Sie uns das Jahr. Sagen Sie uns, bis wann Sie Zeit brauchen. Auch ein Brief muss ankommen, bevor die Frist vorbei ist.',
  contact: 'Wie erreiche ich Sie?',
  contactText: 'Telefon: {phone}, {hours}\nE-Mail: {email}\nPost: {address}\nHalten Sie die PID bereit.',
}
