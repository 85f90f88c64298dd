import type { CourseWords } from '../sample-course.ts'

export const germanContainersCourse: CourseWords = {
  title: 'Vom Laptop in den Container',
  description: 'Ein kleiner Dienst, der überall gleich läuft: schlankes Image, kein Root und ein Stopp, bei dem nichts verloren geht.',
  steps: [
    [
      'Was ein Container ist',
      `
      Ein Container ist ein Prozess mit eigener Sicht auf Dateien, Netz und andere Prozesse. Eine kleine Maschine ist er nicht: Er teilt
      sich den Kernel mit dem Host und startet in Millisekunden.

      Das Image ist der Dateibaum, mit dem er beginnt. Wir verpacken einen Dienst, der den Pegel eines Sees meldet.
      `,
    ],
    [
      'Das erste Image',
      `
      Ein *Containerfile* (oder *Dockerfile*) beschreibt, wie der Dateibaum entsteht.

      ~~~
      ~~~

      > Bauen Sie das Image, starten Sie es und fragen Sie den Pegel des Sees ab.
      `,
    ],
    [
      'Layer und ihre Reihenfolge',
      `
      Jede Zeile ergibt einen Layer. Neu gebaut wird er nur, wenn er selbst oder einer darüber sich ändert. Darum wird die Paketliste vor
      dem Quelltext kopiert: Wegen einer geänderten Zeile Code werden nicht alle Pakete neu geladen.
      `,
    ],
    [
      'Was nicht hineingehört',
      `
      Was nicht im Image ist, kann niemand daraus stehlen. Schreiben Sie in *.dockerignore*, was nie mitkommen darf:

      ~~~
      ~~~

      Ein Passwort, das in einem Layer hineinkopiert und im nächsten gelöscht wurde, ist für alle, die das Image haben, noch da.
      `,
    ],
    [
      'Hier bauen, dort laufen',
      `
      Im Betrieb braucht es keinen Compiler. Eine zweite Stage übernimmt nur das Ergebnis.

      ~~~
      ~~~
      `,
    ],
    [
      'Nicht als Root',
      `
      Wer aus einem Prozess ausbricht, hat dessen Rechte. Geben Sie ihm wenige.

      ~~~
      ~~~

      Starten Sie ihn zudem mit schreibgeschütztem Dateisystem und mounten Sie nur den einen Ordner, in den er schreibt. Was dann scheitert,
      hat an einen falschen Ort geschrieben.
      `,
    ],
    [
      'Einstellungen von aussen',
      `
      Im Test und in der Produktion läuft dasselbe Image, nur die Umgebung ist anders. Lesen Sie sie beim Start einmal ein, prüfen Sie sie
      und brechen Sie ab, wenn etwas fehlt. Ein Dienst, der mit halben Einstellungen startet, fällt in der Nacht aus statt am Mittag.
      `,
    ],
    [
      'Lebendig und bereit',
      `
      Zwei Fragen, zwei Adressen. *Alive*: Hängt der Prozess? Dann wird er neu gestartet. *Ready*: Darf er Arbeit bekommen? Nicht, solange
      er sich noch mit der Datenbank verbindet.

      Prüfen Sie unter *alive* nicht die Datenbank: Ist sie ausgefallen, nützt es nichts, alle Dienste neu zu starten.
      `,
    ],
    [
      'Stoppen, ohne etwas zu verlieren',
      `
      Bevor ein Container beendet wird, erhält er *SIGTERM* und ein paar Sekunden Zeit. Nehmen Sie nichts Neues mehr an, bringen Sie
      Begonnenes zu Ende, schliessen Sie die Verbindungen und beenden Sie den Prozess.

      ~~~
      ~~~

      Schreiben Sie *CMD* als Liste, nicht als einen Text. Sonst bekommt eine Shell das Signal und gibt es nicht weiter.
      `,
    ],
    [
      'Limits setzen',
      `
      Geben Sie jedem Container ein Speicherlimit und teilen Sie es auch der Laufzeitumgebung mit. Ohne Limit reisst ein Leck den ganzen
      Host mit.

      > Setzen Sie 256 Megabytes und senden Sie tausend Anfragen. Wie viel braucht der Dienst in Ruhe, wie viel in der Spitze?
      `,
    ],
    [
      'Ein Name, der sich nie bewegt',
      `
      *latest* ist jede Woche ein anderes Image. Taggen Sie mit dem Commit und deployen Sie über den Digest. Dann können Sie genau sagen,
      was am Dienstag lief.

      Bauen Sie regelmässig neu, auch ohne eigene Änderungen: Das Basis-Image enthält Korrekturen, die Sie haben möchten.
      `,
    ],
  ],
}
