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
  found: '{found} von {all} Fragen',
  none: 'Keine Treffer. Versuchen Sie ein anderes Wort, oder fragen Sie uns: Telefon und Adressen stehen am Ende der Seite.',
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
  until: 'Bis wann muss ich das Gesuch stellen?',
  untilText:
    'Senden Sie das Gesuch ab, bevor Ihre jetzige Frist abläuft. Es gilt die Schweizer Zeit. Ohne Verlängerung enden die Fristen so:',
  untilLate:
    'Eine abgelaufene Frist können wir nicht mehr online verlängern. Gab es einen wichtigen Grund, zum Beispiel eine Krankheit oder einen Todesfall? Schreiben Sie dem Steueramt.',
  long: 'Wie lange und wie oft kann ich verlängern?',
  longText:
    'Sie wählen das Datum selbst, bis zu diesem Tag:\nReicht die Zeit nicht, wenden Sie sich vorher an das Steueramt Ihrer Gemeinde oder an die kantonale Steuerverwaltung.',
  cost: 'Was kostet es?',
  costText: '{cost}\nAlle Zahlen des Kantons finden Sie unter [So wird entschieden](/regeln#zahlen).',
  costFee: 'Sie sehen den Betrag vor dem Entscheid. Das Gesuch gilt erst, wenn Sie ihn bestätigen.',
  freeDay: 'Was gilt, wenn die Frist auf ein Wochenende oder einen Feiertag fällt?',
  freeDayText: 'Ist der letzte Tag kein Werktag, genügt der nächste Werktag. Das gilt für das Gesuch und für die Steuererklärung.',

  pid: 'Wo finde ich die PID?',
  pidText:
    '{place} Sie hat höchstens sechs Ziffern und beginnt nicht mit 0.\nSie finden die PID nicht? Rufen Sie uns an: {phone}, {hours}.',
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

  refused: 'Was tun, wenn das Gesuch abgelehnt wird?',
  refusedText:
    'Die Antwort sagt, was Sie tun können. Finden wir zu Ihren Angaben keinen Steuerfall? Vergleichen Sie sie mit der Steuererklärung. Mit «Angaben korrigieren» bleiben Ihre Eingaben stehen.\nNicht einverstanden? Wir prüfen den Entscheid persönlich. Nennen Sie uns die Referenz.\nEine Ablehnung macht Ihre Frist nicht kürzer. Nach welchen Regeln das Programm entscheidet, lesen Sie unter [So wird entschieden](/regeln).',
  changed: 'Was, wenn ich es mir anders überlege?',
  changedText:
    'Sie brauchen mehr Zeit? Stellen Sie ein weiteres Gesuch mit einem späteren Datum, bevor die neue Frist abläuft.\nSie brauchen die Zeit doch nicht? Reichen Sie die Steuererklärung einfach früher ein. Zurücknehmen müssen Sie nichts.\nSie haben falsche Angaben gesendet? Melden Sie es uns mit der Referenz.',
  receipt: 'Wozu sind Beleg, Referenz und Prüfcode?',
  receiptText:
    'Den Beleg können Sie nach dem Entscheid als PDF speichern oder drucken. Er bestätigt Ihre Frist.\nMit Referenz und Prüfcode lässt sich unter [Beleg prüfen](/beleg) feststellen, ob er echt ist. Namen und PID erscheinen dort nicht.\nHaben Sie das Fenster zu früh geschlossen? Senden Sie innert 24 Stunden dasselbe Gesuch noch einmal: Sie erhalten dieselbe Antwort mit derselben Referenz.',
  privacy: 'Was geschieht mit meinen Angaben?',
  privacyText:
    'Wir verwenden sie nur für Ihr Gesuch. Wir machen keine Werbung und lassen nichts durch Dritte auswerten. Im Browser bleiben sie nur in diesem Fenster, bis Sie auf «Fertig» klicken oder es schliessen.\nMehr dazu: [Was mit Ihren Angaben geschieht](/info#datenschutz).',

  trouble: 'Das Formular geht nicht. Was nun?',
  troubleText:
    'Ob der Dienst läuft, sehen Sie unter [Status des Dienstes](/status).\nIst die Verbindung abgebrochen? Senden Sie das Gesuch noch einmal: Es zählt nur einmal. Das Formular geht auch ohne JavaScript.\nEndet Ihre Frist heute, warten Sie nicht: Rufen Sie uns an oder schreiben Sie an {email}.',
  paper: 'Ich habe keinen Computer. Wie stelle ich das Gesuch?',
  paperText:
    'Rufen Sie uns an: {phone}, {hours}. Oder schreiben Sie uns: {address}. Wir nehmen Ihr Gesuch auch auf diesem Weg entgegen.\nNennen Sie Ihren Namen, die PID, die Steuerperiode und bis wann Sie Zeit brauchen. Auch ein Brief muss vor dem Ende der Frist bei uns sein.',
} as const
