import type { CourseWords } from '../sample-course.ts'

export const germanOfflineCourse: CourseWords = {
  title: 'Eine Seite, die offline funktioniert',
  description:
    'Service Worker Schritt für Schritt: von der ersten Zeile bis zu Änderungen, die den Tunnel überstehen und danach gesendet werden.',
  steps: [
    [
      'Züge fahren durch Tunnel',
      `
      Der Gotthard-Basistunnel ist 57 Kilometer lang. Unsere Seite zeigt einen Fahrplan und nimmt Wünsche entgegen. Beides soll auch mitten
      im Tunnel klappen.

      Ein Service Worker steht zwischen Seite und Netz. Er kann selbst antworten, läuft aber nur über *https* und auf *localhost*.
      `,
    ],
    [
      'Den Worker registrieren',
      `
      Die Seite ruft den Worker erst nach dem Laden auf, damit er den ersten Besuch nicht bremst.

      ~~~
      ~~~

      Sein Ort bestimmt seine Reichweite: */worker.js* sieht alle Seiten, */shop/worker.js* nur die unter */shop/*.
      `,
    ],
    [
      'Installiert, wartend, aktiv',
      `
      Ein Worker wird installiert, wartet, bis keine Seite des alten mehr offen ist, und wird dann aktiviert. Darum zeigt sich eine Änderung
      nicht schon nach dem ersten Neuladen.

      > Sehen Sie in den Entwicklertools unter «Application» zu, wie ein neuer Worker wartet.
      `,
    ],
    [
      'Das Gerüst behalten',
      `
      Bei der Installation lädt er, was jede Seite braucht, und legt es in einen Cache mit einer Version im Namen.

      ~~~
      ~~~

      Scheitert eine Datei, scheitert die ganze Installation. Das ist gut so: Ein halbes Gerüst ist keines.
      `,
    ],
    [
      'Altes wegräumen',
      `
      Bei der Aktivierung löscht er die Caches früherer Versionen. Sonst bleiben sie jahrelang liegen.

      ~~~
      ~~~
      `,
    ],
    [
      'Erst der Cache oder erst das Netz',
      `
      Dateien mit einem Hash im Namen ändern sich nie: Sehen Sie zuerst im Cache nach. Fahrpläne ändern sich: Fragen Sie zuerst das Netz und
      greifen Sie sonst auf das Aufbewahrte zurück.

      ~~~
      ~~~
      `,
    ],
    [
      'Sagen, wie alt es ist',
      `
      Was aus dem Cache kommt, kann veraltet sein. Speichern Sie den Zeitpunkt mit und zeigen Sie ihn an: «Stand 14:05 Uhr, keine
      Verbindung». Alte Angaben verzeiht man Ihnen, alte Angaben, die neu aussehen, nicht.
      `,
    ],
    [
      'Ein Platz für Daten',
      `
      Datensätze gehören in die IndexedDB, nicht in den *localStorage*: Sie ist grösser, blockiert die Seite nicht und ist auch für den
      Worker lesbar.

      Geben Sie jeder Änderung eine ID, die im Browser entsteht. Auch zweimal gesendet darf sie nur einmal gespeichert werden.

      ~~~
      ~~~
      `,
    ],
    [
      'Senden nach dem Tunnel',
      `
      Änderungen warten in einer Liste und werden der Reihe nach gesendet, sobald die Verbindung wieder da ist. *navigator.onLine* weiss
      nur, ob ein Kabel steckt. Versuchen Sie es also einfach, und dann in immer grösseren Abständen: nach 1, 2, 4, 8 Sekunden.

      > Schreiben Sie bei ausgeschaltetem Netz einen Wunsch, schliessen Sie den Tab und öffnen Sie ihn wieder. Ist der Wunsch noch da?
      `,
    ],
    [
      'Wenn beide geändert haben',
      `
      Inzwischen kann jemand anders dieselbe Zeile geändert haben. Senden Sie die Version mit, die Sie gesehen haben. Der Server lehnt ab,
      wenn er eine neuere hat. Führen Sie dann zusammen, was sich nicht in die Quere kommt, und fragen Sie beim Rest nach. Überschreiben Sie
      nie stillschweigend.
      `,
    ],
    [
      'Bevor Sie veröffentlichen',
      `
      Ein fehlerhafter Worker kann Leute auf einer kaputten Seite festhalten. Sorgen Sie für einen Ausweg: Liefern Sie */worker.js* mit
      *no-cache* aus, und halten Sie einen zweiten Worker bereit, der alle Caches löscht und sich selbst abmeldet.

      - Getestet mit ausgeschaltetem Netz von Anfang an.
      - Getestet mit einer alten Version in einem anderen Tab.
      - Speicher verweigert: Online funktioniert die Seite trotzdem.
      `,
    ],
  ],
}
