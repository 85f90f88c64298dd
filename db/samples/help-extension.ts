import type { SampleArticle } from './help-html.ts'

/** Für alle, die Auskunft geben: was das öffentliche Formular tut. Jeder Satz gilt für jeden Kanton, der es betreibt. */
export const extensionArticles: readonly SampleArticle[] = [
  [
    'Was die eFristerstreckung tut',
    `Mit dem [Formular eFristerstreckung](/) bittet eine steuerpflichtige Person um mehr Zeit für ihre Steuererklärung. Der Entscheid erscheint in der Regel sofort.
# Was man angibt
- die Rechtsform: natürliche oder juristische Person
- die Steuerperiode
- die PID, höchstens sechs Ziffern
- das gewünschte Datum
- bei natürlichen Personen das Geburtsdatum; manche Kantone verlangen von juristischen Personen die UID
# Was man bekommt
Das Resultat nennt die alte und die neue Frist. Es lässt sich drucken, als PDF speichern und als Termin in den Kalender eintragen.`,
  ],
  [
    'Wer ein Gesuch stellen kann',
    `Alle natürlichen und juristischen Personen, die im Kanton eine Steuererklärung einreichen. Eine Anmeldung ist nicht nötig.
# Für andere
Wer beauftragt ist, etwa eine Treuhänderin oder ein Angehöriger, kann das Gesuch für die Person oder Firma stellen. Gebraucht werden dieselben Angaben.
# Ehepaare
Ein Ehepaar hat einen gemeinsamen Steuerfall. PID und Geburtsdatum der einen oder der anderen Person genügen; angezeigt wird der Name zur eingegebenen PID.`,
  ],
  [
    'Bis wann Sie verlängern können',
    `Online können Sie die Frist längstens bis zu diesem Termin verlängern:
- **30. November** des Jahres nach der Steuerperiode für natürliche Personen,
- **31. Dezember** des Jahres nach der Steuerperiode für juristische Personen.

Das ist der letzte Termin, auch wenn Sie mehrmals verlängern.
# Kein Werktag
Ist der letzte Tag ein Samstag, Sonntag oder Feiertag, genügt es, wenn die Steuererklärung am nächsten Werktag eintrifft.
# Länger als das Maximum
Dafür braucht es ein begründetes schriftliches Gesuch beim Steueramt der Gemeinde oder bei der kantonalen Steuerverwaltung.`,
  ],
  [
    'Was zählt: der Eingang',
    `Ein Gesuch muss eintreffen, bevor die laufende Frist endet. Es zählt die Zeit in der Schweiz, und zwar der Moment des Eingangs, nicht der des Entscheids.
Wer am letzten Tag um 23.59 Uhr absendet und erst nach Mitternacht Antwort bekommt, ist noch rechtzeitig.
# Wenn das Steuersystem nicht antwortet
Dann wird das Gesuch mit Zeitpunkt und Referenz angenommen und später entschieden. Auf der Seite steht: Eingegangen, Entscheid folgt.`,
  ],
  [
    'Mehrere Gesuche für dieselbe Steuerperiode',
    `Wer ein zweites Mal mehr Zeit braucht, stellt einfach ein neues Gesuch, solange die laufende Frist nicht abgelaufen und das späteste Datum nicht erreicht ist. Ein Kanton kann die Zahl der Erstreckungen begrenzen; die Seite [So wird entschieden](/regeln) nennt seine Zahlen.
# Nie kürzer
Ein Gesuch verkürzt eine Frist nie. Liegt das Wunschdatum vor der laufenden Frist, bleibt alles, wie es ist.
# Zweimal abgesendet
Dasselbe Gesuch noch einmal ergibt dieselbe Antwort mit derselben Referenz.`,
  ],
  [
    'Wenn keine Erstreckung möglich ist',
    `Das Programm entscheidet nach öffentlichen Regeln; die erste, die zutrifft, gibt die Antwort. Die häufigsten Gründe:
- Zu den Angaben wurde kein Steuerfall gefunden: PID, Steuerperiode und Geburtsdatum anhand der Steuererklärung prüfen.
- Die Steuererklärung ist schon eingereicht oder veranlagt.
- Die Frist ist abgelaufen, oder es wurde bereits gemahnt.
- Die Frist läuft schon bis zum spätesten Datum.
# Nachprüfung
Mit der Referenz prüft auf Wunsch ein Mensch den Entscheid nach. Offene Steuerrechnungen spielen keine Rolle.`,
  ],
  [
    'Was mit den Angaben geschieht',
    `PID, Geburtsdatum oder UID, Steuerperiode und Wunschdatum dienen nur dazu, das Gesuch zu beurteilen. Es gibt keine Werbung und keine Auswertung durch Dritte.
- Einträge und Resultat bleiben nur im Fenster, bis man auf «Fertig» klickt oder es schliesst.
- Gesuch und Entscheid liegen bei der Steuerverwaltung, so lange wie ein Gesuch auf Papier.
- Protokolle des Servers enthalten weder PID noch Geburtsdatum noch Namen.
Alles dazu steht unter [Über diesen Dienst](/info).`,
  ],
  [
    'Was nach dem Entscheid zu tun ist',
    `1. Beleg speichern oder drucken. Er trägt eine Referenz und einen Prüfcode.
1. Die neue Frist in den Kalender eintragen; die Datei dafür liegt beim Resultat.
1. Steuererklärung bis zur neuen Frist einreichen.
# Ist der Beleg echt?
Wer einen Beleg erhält, zum Beispiel eine Bank, prüft ihn mit Referenz und Prüfcode unter [Beleg prüfen](/beleg). Namen und PID erscheinen dort nicht.`,
  ],
]
