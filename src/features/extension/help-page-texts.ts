/**
 * Every sentence of the public help. Paragraphs are divided by line breaks, and `[words](address)` is a link.
 * Dates, amounts and places of the canton are filled in; no sentence repeats them.
 */
export const helpPageTexts = {
  title: 'Hilfe',
  lead: 'Antworten auf Fragen zum Formular. Daten und Beträge gelten für: {canton}.',
  binding: 'Massgebend ist die deutsche Fassung.',
  contents: 'Auf dieser Seite',
  search: 'In Fragen und Antworten suchen',
  submit: 'Suchen',
  found: '{found} von {all} Fragen',
  foundTitle: 'Treffer',
  none: 'Keine Treffer für «{sought}».',
  noneNext: 'Versuchen Sie ein anderes Wort, oder fragen Sie uns: {phone}, {hours}, {email}.',
  showAll: 'Alle Fragen zeigen',
  openAll: 'Alle öffnen',
  closeAll: 'Alle schliessen',
  print: 'Drucken',
  link: 'Link zu dieser Antwort',
  didHelp: 'Hat das geholfen?',
  yes: 'Ja',
  no: 'Nein',
  thanks: 'Danke. Wir zählen nur die Antwort, nicht wer sie gegeben hat.',
  voteFailed: 'Ihre Antwort konnten wir gerade nicht zählen.',

  askTitle: 'Das Gesuch',
  detailsTitle: 'Ihre Angaben',
  answerTitle: 'Die Antwort',
  troubleTitle: 'Wenn etwas nicht geht',

  who: 'Wer kann eine Frist verlängern?',
  whoText:
    'Alle natürlichen und juristischen Personen, die in diesem Kanton eine Steuererklärung einreichen. Sie brauchen keine Anmeldung und keine Begründung.\nEinige Fristen können wir nicht online verlängern, zum Beispiel nach einer Mahnung oder wenn die Steuerpflicht nicht das ganze Jahr dauert. Alle Fälle finden Sie unter [So wird entschieden](/regeln#steuerfall).',
  account: 'Brauche ich ein Konto oder ein Passwort?',
  accountText:
    'Nein, Sie müssen sich nirgends anmelden. Personen brauchen die PID und ihr Geburtsdatum; was Firmen brauchen, steht unter [Was gibt eine juristische Person an?](#firma)\nHier geht es zum Gesuch: [für Personen](/steuernnp), [für Firmen](/steuernjp).',
  until: 'Wann läuft die Frist ab? Bis wann muss ich das Gesuch stellen?',
  untilText:
    'Senden Sie das Gesuch ab, bevor Ihre jetzige Frist abläuft. Es gilt die Schweizer Zeit. Ohne Verlängerung enden die Fristen so:',
  untilLate:
    'Eine abgelaufene Frist können wir nicht mehr online verlängern. Gab es einen wichtigen Grund, zum Beispiel eine Krankheit oder einen Todesfall? Schreiben Sie dem Steueramt.',
  long: 'Wie lange und wie oft kann ich verlängern?',
  longText:
    'Sie wählen das Datum selbst, bis zu diesem Tag:\nReicht die Zeit nicht, wenden Sie sich vorher an das Steueramt Ihrer Gemeinde oder an die kantonale Steuerverwaltung.',
  reason: 'Muss ich einen Grund angeben oder etwas beilegen?',
  reasonText:
    'Nein, weder noch. Auch wenn Ihnen Unterlagen fehlen, etwa der Lohnausweis, genügt das Gesuch.\nEinen Grund brauchen Sie erst, wenn Sie mehr Zeit möchten, als online möglich ist. Schreiben Sie dann dem Steueramt, bevor Ihre Frist abläuft.',
  period: 'Welche Steuerperiode wähle ich?',
  periodText:
    'Das Jahr, für das die Steuererklärung gilt. Es steht darauf; eingereicht wird sie erst im Jahr danach.\nMöglich sind das laufende Jahr und die zwei Jahre davor. Für ältere Jahre wenden Sie sich an das Steueramt.',
  cost: 'Was kostet es?',
  costText: '{cost}\nAlle Zahlen des Kantons finden Sie unter [So wird entschieden](/regeln#zahlen).',
  costFee: 'Sie sehen den Betrag vor dem Entscheid. Das Gesuch gilt erst, wenn Sie ihn bestätigen.',
  pay: 'Muss ich die Steuerrechnung trotzdem bezahlen?',
  payText:
    'Ja. Verlängert wird nur die Frist für die Steuererklärung. Eine Rechnung bleibt an dem Tag fällig, der auf ihr steht.\nOffene Rechnungen sind kein Grund, ein Gesuch abzulehnen. Für Raten oder einen Aufschub der Zahlung fragen Sie das Steueramt.',
  freeDay: 'Was gilt, wenn die Frist auf ein Wochenende oder einen Feiertag fällt?',
  freeDayText: 'Ist der letzte Tag kein Werktag, genügt der nächste Werktag. Das gilt für das Gesuch und für die Steuererklärung.',
  late: 'Ich habe die Frist verpasst oder eine Mahnung erhalten. Was nun?',
  lateText:
    'Reichen Sie die Steuererklärung so bald wie möglich ein. Ist die Frist abgelaufen, können wir sie online nicht mehr verlängern.\nNach einer Mahnung gilt die Mahnfrist. Sie lässt sich nicht verlängern; wer auch sie verpasst, muss mit einer Schätzung und einer Busse rechnen.\nWaren Sie zum Beispiel krank, schreiben Sie dem Steueramt.',

  pid: 'Wo finde ich die PID?',
  pidText:
    '{place} Sie hat höchstens sechs Ziffern und beginnt nicht mit 0.\nSie finden die PID nicht? Rufen Sie uns an: {phone}, {hours}.',
  notFound: 'Meine Angaben werden nicht gefunden. Was kann ich tun?',
  notFoundText:
    'Vergleichen Sie PID, Steuerperiode und Geburtsdatum mit der Steuererklärung, und prüfen Sie, ob es das richtige Formular ist: [für Personen](/steuernnp) oder [für Firmen](/steuernjp).\nNach zu vielen Versuchen antworten wir zu Ihrem Schutz immer so. Rufen Sie uns dann an: {phone}, {hours}.',
  firm: 'Was muss eine juristische Person angeben?',
  firmPid:
    'Die PID der Firma. Ein Geburtsdatum braucht es nicht.\nDie PID allein belegt nicht, wer das Gesuch stellt. Lehnen wir es ab, nennen wir wegen des Steuergeheimnisses oft keinen Grund. Rufen Sie uns dann an.',
  firmUid:
    'Die PID und die UID der Firma. Ein Geburtsdatum braucht es nicht.\nDie UID steht auf Rechnungen bei der MWST-Nummer, im Handelsregister und im öffentlichen UID-Register des Bundes.',
  firmForm: '[Formular für juristische Personen](/steuernjp)',
  agent: 'Kann mein Treuhandbüro oder jemand anders das Gesuch stellen?',
  agentText:
    'Ja. Wer von Ihnen beauftragt ist, stellt das Gesuch mit denselben Angaben wie Sie. Jede Person und jede Firma braucht ein eigenes Gesuch.\nEin Link kann Rechtsform, Steuerperiode und PID schon ausfüllen: [Link zum vorausgefüllten Formular](/info#link).',
  couple: 'Brauchen Ehepaare zwei Gesuche?',
  coupleText: 'Nein. Reichen Sie zusammen eine Steuererklärung ein, genügt ein Gesuch. Die neue Frist gilt für beide.',
  special: 'Was gilt bei Todesfall, Wegzug oder Zuzug?',
  specialText:
    'Ist jemand gestorben oder ins Ausland gezogen, lässt sich die Frist nicht online verlängern. Wenden Sie sich an das Steueramt.\nNach einem Umzug in einen anderen Kanton verlängern Sie die Frist dort, wo Sie am letzten Tag der Steuerperiode wohnten.',

  when: 'Wann erhalte ich die Antwort?',
  whenText:
    'In der Regel sofort, auf dem Bildschirm. Speichern Sie dann den Beleg.\nHeisst es «Der Entscheid folgt», ist Ihr Gesuch bei uns; senden Sie es nicht noch einmal. Für Ihre Frist zählt, wann es eingetroffen ist.',
  refused: 'Was tun, wenn das Gesuch abgelehnt wird?',
  refusedText:
    'Die Antwort sagt, was Sie tun können. Finden wir zu Ihren Angaben keinen Steuerfall? Vergleichen Sie sie mit der Steuererklärung. Mit «Angaben korrigieren» bleiben Ihre Eingaben stehen.\nNicht einverstanden? Wir prüfen den Entscheid persönlich. Nennen Sie uns die Referenz.\nEine Ablehnung macht Ihre Frist nicht kürzer. Nach welchen Regeln das Programm entscheidet, lesen Sie unter [So wird entschieden](/regeln).',
  changed: 'Was, wenn ich es mir anders überlege?',
  changedText:
    'Sie brauchen mehr Zeit? Stellen Sie ein weiteres Gesuch mit einem späteren Datum, bevor die neue Frist abläuft.\nSie brauchen die Zeit doch nicht? Reichen Sie die Steuererklärung einfach früher ein. Zurücknehmen müssen Sie nichts.\nSie haben falsche Angaben gesendet? Melden Sie es uns mit der Referenz.',
  receipt: 'Wozu sind Beleg, Referenz und Prüfcode?',
  receiptText:
    'Den Beleg können Sie nach dem Entscheid als PDF speichern oder drucken. Er bestätigt Ihre Frist.\nMit Referenz und Prüfcode lässt sich unter [Beleg prüfen](/beleg) feststellen, ob er echt ist. Namen und PID erscheinen dort nicht.\nHaben Sie das Fenster zu früh geschlossen? Senden Sie innert 24 Stunden dasselbe Gesuch noch einmal: Sie erhalten dieselbe Antwort mit derselben Referenz.',
  filing: 'Wo reiche ich die Steuererklärung ein?',
  filingText: 'Nicht hier: Dieses Formular verlängert nur die Frist. Reichen Sie die Steuererklärung ein wie bisher.',
  filingOnline: 'Online geht es hier: [für Personen]({person}), [für Firmen]({firm}).',
  privacy: 'Was geschieht mit meinen Angaben?',
  privacyText:
    'Wir verwenden sie nur für Ihr Gesuch. Wir machen keine Werbung und lassen nichts durch Dritte auswerten. Im Browser bleiben sie nur in diesem Fenster, bis Sie auf «Fertig» klicken oder es schliessen.\nMehr dazu: [Was mit Ihren Angaben geschieht](/info#datenschutz).',

  trouble: 'Das Formular geht nicht. Was nun?',
  troubleText:
    'Ob der Dienst läuft, sehen Sie unter [Status des Dienstes](/status).\nIst die Verbindung abgebrochen? Senden Sie das Gesuch noch einmal: Es zählt nur einmal. Das Formular geht auch ohne JavaScript.\nEndet Ihre Frist heute, warten Sie nicht: Rufen Sie uns an oder schreiben Sie an {email}.',
  phone: 'Geht es auch auf dem Handy und in anderen Sprachen?',
  phoneText:
    'Ja. Sie brauchen nur einen Browser und keine App. Zur Wahl stehen Deutsch, Französisch, Italienisch, Rätoromanisch, Englisch und Leichte Sprache.\nMassgebend ist die deutsche Fassung.',
  paper: 'Ich habe keinen Computer. Wie stelle ich das Gesuch?',
  paperText:
    'Rufen Sie uns an: {phone}, {hours}. Oder schreiben Sie uns: {address}. Wir nehmen Ihr Gesuch auch auf diesem Weg entgegen.\nNennen Sie Ihren Namen, die PID, die Steuerperiode und bis wann Sie Zeit brauchen. Auch ein Brief muss vor dem Ende der Frist bei uns sein.',
  contact: 'Wie erreiche ich Sie?',
  contactText:
    'Telefon: {phone}, {hours}\nE-Mail: {email}\nPost: {address}\nHalten Sie die PID bereit und, wenn Sie schon ein Gesuch gestellt haben, die Referenz.',
} as const
