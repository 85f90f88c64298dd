/**
 * Every sentence of the public help. Paragraphs are divided by line breaks, and `[words](address)` is a link.
 * Dates, amounts and places of the canton are filled in; no sentence repeats them.
 */
export const helpPageTexts = {
  title: 'Hilfe',
  lead: 'Antworten auf Fragen zum Formular. Daten und Beträge gelten hier: {canton}.',
  binding: 'Massgebend ist die deutsche Fassung.',
  contents: 'Auf dieser Seite',
  search: 'In Fragen und Antworten suchen',
  found: '{found} von {all} Fragen',
  none: 'Dazu steht hier nichts. Versuchen Sie ein anderes Wort, oder fragen Sie uns: Telefon und Adressen stehen am Ende der Seite.',
  showAll: 'Alle Fragen zeigen',
  openAll: 'Alle öffnen',
  closeAll: 'Alle schliessen',
  print: 'Drucken',
  link: 'Link zu dieser Antwort',
  didHelp: 'Hat das geholfen?',
  yes: 'Ja',
  no: 'Nein',
  thanks: 'Danke. Gezählt wird nur die Antwort, nichts über Sie.',
  voteFailed: 'Das konnte im Moment nicht gezählt werden.',

  askTitle: 'Das Gesuch',
  detailsTitle: 'Ihre Angaben',
  answerTitle: 'Die Antwort',
  troubleTitle: 'Wenn etwas nicht geht',

  who: 'Wer kann mehr Zeit verlangen?',
  whoText:
    'Alle natürlichen und juristischen Personen, die in diesem Kanton eine Steuererklärung einreichen. Eine Anmeldung oder eine Begründung ist nicht nötig.\nEinige Steuerfälle lassen sich online nicht erstrecken, zum Beispiel wenn schon gemahnt wurde oder die Steuerpflicht nicht das ganze Jahr dauert. Alle Fälle stehen unter [So wird entschieden](/regeln#steuerfall).',
  until: 'Bis wann muss ich das Gesuch stellen?',
  untilText:
    'Das Gesuch muss bei uns eintreffen, bevor die laufende Frist endet. Es zählt die Zeit in der Schweiz. Ohne Erstreckung enden die Fristen so:',
  untilLate:
    'Ein verspätetes Gesuch kann online nicht bewilligt werden. Bei ausserordentlichen Gründen, zum Beispiel Krankheit oder Todesfall, wenden Sie sich schriftlich an das Steueramt.',
  long: 'Wie lange und wie oft kann ich die Frist erstrecken?',
  longText:
    'Sie wählen das Datum selbst, bis zu diesem Tag:\nReicht die Zeit nicht, wenden Sie sich vor Ablauf der Frist an das Steueramt Ihrer Gemeinde oder an die kantonale Steuerverwaltung.',
  cost: 'Was kostet es?',
  costText: '{cost}\nAlle Zahlen des Kantons stehen unter [So wird entschieden](/regeln#zahlen).',
  costFee: 'Den Betrag sehen Sie, bevor etwas bewilligt wird. Das Gesuch gilt erst, wenn Sie ihn bestätigen.',
  freeDay: 'Was gilt, wenn die Frist auf ein Wochenende oder einen Feiertag fällt?',
  freeDayText:
    'Ist der letzte Tag einer Frist kein Werktag, genügt der nächste Werktag. Das gilt für das Gesuch und für die Steuererklärung.',

  pid: 'Wo finde ich die PID?',
  pidText: '{place} Sie hat höchstens sechs Ziffern und beginnt nicht mit 0.\nFinden Sie sie nicht, fragen Sie uns: {phone}, {hours}.',
  firm: 'Was gibt eine juristische Person an?',
  firmPid:
    'Die PID der Firma; ein Geburtsdatum braucht es nicht.\nDie PID allein belegt nicht, wer fragt. Wird ein Gesuch abgelehnt, nennt die Antwort deshalb den Grund oft nicht (Steuergeheimnis). Fragen Sie uns dann.',
  firmUid:
    'Die PID und die UID der Firma; ein Geburtsdatum braucht es nicht.\nDie UID steht auf Rechnungen bei der MWST-Nummer, im Handelsregister und im öffentlichen UID-Register des Bundes.',
  firmForm: '[Formular für juristische Personen](/steuernjp)',
  agent: 'Kann ein Treuhandbüro oder jemand anders für mich fragen?',
  agentText:
    'Ja. Wer von Ihnen beauftragt ist, stellt das Gesuch mit denselben Angaben wie Sie, für jede Person und jede Firma ein eigenes.\nEin Link kann Rechtsform, Steuerperiode und PID schon mitbringen: [Link zum vorausgefüllten Formular](/info#link).',
  couple: 'Müssen Ehepaare zweimal fragen?',
  coupleText: 'Nein. Wer zusammen eine Steuererklärung einreicht, braucht ein einziges Gesuch: Die neue Frist gilt für beide.',

  refused: 'Was tun, wenn das Gesuch abgelehnt wird?',
  refusedText:
    'Lesen Sie zuerst die Antwort: Sie sagt, was Sie tun können. Passen die Angaben zu niemandem, vergleichen Sie sie mit der Steuererklärung; mit «Angaben korrigieren» bleibt stehen, was Sie eingegeben haben.\nSind Sie mit einem Entscheid nicht einverstanden, prüft ihn auf Wunsch ein Mensch nach. Nennen Sie uns dazu die Referenz.\nEine Ablehnung macht Ihre Frist nicht kürzer. Nach welchen Regeln das Programm entscheidet, steht unter [So wird entschieden](/regeln).',
  changed: 'Was, wenn ich es mir anders überlege?',
  changedText:
    'Sie brauchen mehr Zeit: Stellen Sie vor Ablauf der neuen Frist ein weiteres Gesuch mit einem späteren Datum.\nSie brauchen die Zeit doch nicht: Reichen Sie die Steuererklärung einfach früher ein. Zurückzunehmen ist nichts; kürzer wird eine Frist nie.\nSie haben aus Versehen die falschen Angaben gesendet: Melden Sie es uns mit der Referenz.',
  receipt: 'Wozu sind Beleg, Referenz und Prüfcode?',
  receiptText:
    'Den Beleg können Sie nach dem Entscheid als PDF speichern oder drucken. Er bestätigt Ihre Frist.\nMit Referenz und Prüfcode stellt jede und jeder unter [Beleg prüfen](/beleg) fest, ob er echt ist. Namen und PID erscheinen dort nicht.\nHaben Sie das Fenster zu früh geschlossen? Senden Sie innert 24 Stunden dasselbe Gesuch noch einmal: Sie erhalten dieselbe Antwort mit derselben Referenz.',
  privacy: 'Was geschieht mit meinen Angaben?',
  privacyText:
    'Wir verwenden sie nur, um Ihr Gesuch zu beurteilen. Es gibt keine Werbung und keine Auswertung durch Dritte. Im Browser bleiben sie nur in diesem Fenster, bis Sie auf «Fertig» klicken oder es schliessen.\nEinzeln steht es unter [Was mit Ihren Angaben geschieht](/info#datenschutz).',

  trouble: 'Das Formular geht nicht. Was nun?',
  troubleText:
    'Ob der Dienst läuft, sagt [Status des Dienstes](/status).\nIst die Verbindung abgebrochen, senden Sie dasselbe noch einmal: Es zählt nie doppelt. Das Formular geht auch ohne JavaScript.\nEndet Ihre Frist heute, warten Sie nicht: Rufen Sie uns an oder schreiben Sie an {email}.',
  paper: 'Ich habe keinen Computer. Wie stelle ich das Gesuch?',
  paperText:
    'Rufen Sie uns an: {phone}, {hours}. Oder schreiben Sie uns: {address}. Wir nehmen Ihr Gesuch auch auf diesem Weg entgegen.\nNennen Sie Ihren Namen, die PID, die Steuerperiode und bis wann Sie Zeit brauchen. Auch ein Brief muss vor dem Ende der Frist bei uns sein.',
} as const
