import type { CourseWords } from '../sample-course.ts'

export const germanFirestoreCourse: CourseWords = {
  title: 'Dokumente in Cloud Firestore',
  description: 'Modellieren, lesen, schreiben, zuhören: eine gemeinsame Packliste für die Hüttentour, die auch ohne Empfang funktioniert.',
  steps: [
    [
      'Dokumente und Collections',
      `
      Ein Dokument ist eine Reihe von Feldern mit einer ID. Dokumente liegen in Collections, und ein Dokument kann eigene Collections haben:
      *tours/glattalp/items/rope*.

      Joins gibt es nicht. Sie modellieren nach dem, was Sie zusammen anzeigen, nicht nach Beziehungen.
      `,
    ],
    [
      'Die Tour modellieren',
      `
      Ein Dokument pro Tour und eines pro Gegenstand. Eine Liste der Gegenstände direkt in der Tour wäre einfacher. Aber wenn zwei
      gleichzeitig abhaken, streiten sie sich um dasselbe Dokument, und grösser als 1 MiB darf es nicht werden.
      `,
    ],
    [
      'Dokumente schreiben',
      `
      *setDoc* schreibt ein ganzes Dokument, *updateDoc* ändert Felder eines bestehenden.

      ~~~
      const item = doc(db, 'tours', tourId, 'items', crypto.randomUUID())
      await setDoc(item, { name: 'Seil', isPacked: false, addedAt: serverTimestamp() })
      await updateDoc(item, { isPacked: true })
      ~~~

      *serverTimestamp()*, weil die Uhr auf dem Handy falsch gehen kann.
      `,
    ],
    [
      'Einmal lesen',
      `
      ~~~
      ~~~

      Sie zahlen pro gelesenes Dokument, nicht pro Abfrage. Eine Liste von 500, die zehn anzeigt, liest 500, ausser Sie schreiben
      *limit(10)*.
      `,
    ],
    [
      'Änderungen mitbekommen',
      `
      Ein Listener bekommt sofort den aktuellen Stand und danach jede Änderung.

      ~~~
      ~~~

      Rufen Sie *stop()* auf, wenn die Seite verschwindet. Sonst hört er für immer zu, und das kostet.
      `,
    ],
    [
      'Abfragen und Indizes',
      `
      Jede Abfrage läuft über einen Index. Sie dauert so lange, wie ihr Ergebnis gross ist, egal wie gross die Collection ist. Einzelne
      Felder sind automatisch indexiert. Für Kombinationen enthält die Fehlermeldung einen Link, der den Index erstellt.

      ~~~
      ~~~
      `,
    ],
    [
      'Seite um Seite',
      `
      Fahren Sie nach dem letzten Dokument fort, das Sie schon haben.

      ~~~
      ~~~

      Auf Servern gibt es *offset*, aber auch was übersprungen wird, ist gelesen und kostet.
      `,
    ],
    [
      'Alles oder nichts',
      `
      Hängt der neue Wert vom alten ab, verwenden Sie eine Transaktion. War jemand schneller, läuft sie noch einmal.

      ~~~
      ~~~

      Für eine einfache Summe genügt *increment(1)*.
      `,
    ],
    [
      'Ohne Empfang',
      `
      Mit einem dauerhaften Cache liest und schreibt die App offline und sendet später.

      ~~~
      ~~~

      *metadata.hasPendingWrites* verrät, ob der Server die Änderung schon hat. Zeigen Sie das mit einem kleinen Symbol. Lassen Sie aber
      niemanden auf das Promise des Schreibvorgangs warten: Offline wird es nicht erfüllt.
      `,
    ],
    [
      'Zählen und löschen',
      `
      *getCountFromServer* zählt, ohne die Dokumente zu lesen. Wenn Sie ein Dokument löschen, bleibt alles darunter bestehen. Das räumen Sie
      mit einer Funktion oder über die Kommandozeile auf.

      > Löschen Sie eine Tour und suchen Sie in der Konsole nach ihren Gegenständen.
      `,
    ],
    [
      'Was es kostet',
      `
      Rechnen Sie in Lese-, Schreib- und Löschvorgängen. Eine Liste, die zehn Leute offen haben und die sich hundertmal am Tag ändert,
      ergibt tausend Lesevorgänge am Tag, also fast nichts. Eine Liste ohne Limit, die alle öffnen, geht dagegen ins Geld.

      - Ein Limit für jede Liste.
      - Ein Budgetalarm in der Konsole.
      - Der Emulator in allen Tests.
      `,
    ],
  ],
}
