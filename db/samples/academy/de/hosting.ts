import type { CourseWords } from '../sample-course.ts'

export const germanHostingCourse: CourseWords = {
  title: 'Hosting mit Vorschau',
  description: 'Eine Seite online stellen, jede Änderung vorab zeigen und sie mit einem Klick wieder zurücknehmen.',
  steps: [
    [
      'Was Hosting macht',
      `
      Firebase Hosting liefert Dateien von einem Standort in der Nähe aus, über https und mit einem Zertifikat, das sich selbst erneuert.
      Ihre Programme laufen dort nicht, aber Anfragen lassen sich an Functions oder Cloud Run weiterreichen.
      `,
    ],
    [
      'Einrichten',
      `
      ~~~
      ~~~

      Wählen Sie den Ordner, in den Ihr Build schreibt, oft *dist*. Sagen Sie Nein, wenn das Werkzeug anbietet, Ihre *index.html* zu
      überschreiben.
      `,
    ],
    [
      'Zuerst auf dem eigenen Rechner',
      `
      ~~~
      ~~~

      Der Emulator wendet dieselben Weiterleitungen und Header an wie die Cloud. Ein einfacher Dateiserver macht das nicht.
      `,
    ],
    [
      'Das erste Deployment',
      `
      ~~~
      ~~~

      Entweder sind alle Dateien einer Version live oder keine. Niemand bekommt je eine halbe alte und eine halbe neue Seite.
      `,
    ],
    [
      'Eine Seite für alle Adressen',
      `
      Apps mit Routing im Browser brauchen ein Rewrite. Sonst erscheint beim Neuladen einer Unterseite ein 404.

      ~~~
      ~~~

      Dateien, die es gibt, gehen den Rewrites vor.
      `,
    ],
    [
      'Header setzen',
      `
      Dateien mit einem Hash im Namen darf der Browser ein Jahr lang behalten.

      ~~~
      ~~~

      Hier gehört auch die Content Security Policy hin.
      `,
    ],
    [
      'Eine Vorschau für jede Änderung',
      `
      Ein Channel ist eine eigene Adresse für eine Version, die noch nicht live ist.

      ~~~
      ~~~

      > Senden Sie die Adresse der Person, die Ja sagen muss, und warten Sie das Ja ab.
      `,
    ],
    [
      'Mit jedem Pull Request',
      `
      *firebase init hosting:github* legt einen Workflow an. Er deployt jeden Pull Request in einen Channel und kommentiert die Adresse. Im
      Review sieht man dann die Sache selbst und nicht nur den Quelltext.
      `,
    ],
    [
      'Der eigene Name',
      `
      Fügen Sie in der Konsole die Domain hinzu, tragen Sie die angezeigten Einträge in Ihr DNS ein und warten Sie auf das Zertifikat.
      Entscheiden Sie sich für *example.ch* oder *www.example.ch* und leiten Sie das andere mit Status 301 weiter.
      `,
    ],
    [
      'Zurücknehmen',
      `
      Die Konsole listet frühere Versionen auf. Mit «Rollback» ist eine davon in Sekunden wieder live. Machen Sie das zuerst und suchen Sie
      die Ursache danach.

      > Machen Sie an einem ruhigen Tag einmal ein Rollback, damit Sie den Knopf kennen.
      `,
    ],
    [
      'Aufräumen',
      `
      Alte Versionen brauchen Platz. Legen Sie fest, wie viele bleiben, lassen Sie Channels ablaufen und sehen Sie einmal im Monat nach,
      welche Datei am meisten Traffic verursacht. Oft ist es ein einziges Bild, das niemand verkleinert hat.
      `,
    ],
  ],
}
