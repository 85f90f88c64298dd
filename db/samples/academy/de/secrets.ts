import type { CourseWords } from '../sample-course.ts'

export const germanSecretsCourse: CourseWords = {
  title: 'Passwörter, Schlüssel und Zertifikate',
  description: 'Wo Programme ihre Zugangsdaten haben, wie man sie ohne Ausfall wechselt und was zu tun ist, wenn etwas durchsickert.',
  steps: [
    [
      'Eine Liste machen',
      `
      Was niemand kennt, kann niemand schützen. Notieren Sie alle Zugangsdaten eines Dienstes: was sie öffnen, wer sie kennt, wo sie liegen,
      wann sie zuletzt geändert wurden und was ohne sie nicht mehr geht.

      > Suchen Sie in der Liste das eine Passwort, das alles öffnet. Die meisten Teams haben eines. Beginnen Sie damit.
      `,
    ],
    [
      'Nie im Quelltext',
      `
      Ein Passwort im Repository ist für alle öffentlich, die je eine Kopie bekommen. Löschen nimmt es nicht aus der History. Lassen Sie vor
      jedem Commit einen Hook danach suchen. Was er in alten Commits findet, gilt als durchgesickert.
      `,
    ],
    [
      'Aus der Umgebung oder einer Datei',
      `
      Zwei gute Orte: eine Umgebungsvariable oder eine Datei, die nur der Prozess lesen darf. Dateien eignen sich besser für Werte, die sich
      im Betrieb ändern, und sie tauchen in keiner Prozessliste auf.

      ~~~
      ~~~
      `,
    ],
    [
      'Ein Tresor für Secrets',
      `
      Ein Secret Store gibt Secrets nur an jene heraus, die sich ausweisen. Er hält fest, wer gefragt hat, und kann sie wieder entziehen.
      Die Cloud hat einen, und es gibt offene Werkzeuge wie OpenBao.

      Und wie weist sich das Programm beim Store aus? Am Ende sollte eine Identität der Plattform stehen, nicht ein weiteres Passwort.
      `,
    ],
    [
      'Kurze Lebensdauer',
      `
      Ein Passwort, das eine Stunde lebt, nützt einem Dieb wenig. Viele Datenbanken und Clouds können solche Zugangsdaten ausstellen. Wo das
      nicht geht, wechseln Sie sie an einem festen Tag, damit alle wissen, wie es geht.
      `,
    ],
    [
      'Wechseln ohne Ausfall',
      `
      Eine Zeit lang müssen zwei Secrets gleichzeitig gelten:

      - Tragen Sie das neue dort ein, wo geprüft wird.
      - Stellen Sie alle Programme auf das neue um.
      - Entfernen Sie das alte.

      Systeme, die nur ein Secret kennen, erzwingen einen Ausfall. Nehmen Sie andere.
      `,
    ],
    [
      'Passwörter von Menschen',
      `
      Passwörter werden nie gespeichert, nur absichtlich langsame Hashes: argon2id oder scrypt, jeder mit eigenem Salt. Bei einem schnellen
      Hash wie SHA-256 lässt sich eine Milliarde Mal pro Sekunde raten.

      ~~~
      ~~~
      `,
    ],
    [
      'Zertifikate, die sich selbst erneuern',
      `
      Ein Zertifikat, an das jemand denken muss, läuft an einem Sonntag ab. Lassen Sie es von einem ACME-Client erneuern, wenn noch ein
      Drittel der Laufzeit bleibt. Ist es zwei Wochen vor dem Ende nicht erneuert, soll eine Warnung kommen.
      `,
    ],
    [
      'Signieren',
      `
      Eine Signatur beweist, wer etwas geschrieben hat und dass es nicht verändert wurde. Bewahren Sie den privaten Schlüssel dort auf, wo
      er signieren, aber nicht gelesen werden kann. Schreiben Sie in jede Signatur eine ID des Schlüssels. So können Sie ihn wechseln, und
      alte Signaturen bleiben gültig.
      `,
    ],
    [
      'Wenn etwas durchgesickert ist',
      `
      Machen Sie es zuerst wertlos und suchen Sie dann die Ursache. Ändern Sie das Passwort, beenden Sie alle damit eröffneten Sessions,
      lesen Sie die Logs von allem, was es öffnete, und informieren Sie die Betroffenen. In der Schweiz melden Sie eine schwere Verletzung
      der Datensicherheit so rasch als möglich dem EDÖB.

      > Üben Sie es einmal mit einem harmlosen Schlüssel und der Uhr in der Hand.
      `,
    ],
    [
      'Ein Blatt für die Wand',
      `
      - Keine Secrets in Quelltext, Images, Logs oder Chats.
      - Jedes hat eine verantwortliche Person und ein Datum.
      - Jedes lässt sich innert einer Stunde wechseln, und mehr als eine Person weiss wie.
      - Was Menschen eintippen, wird langsam gehasht. Was Programme verwenden, lebt kurz.
      `,
    ],
  ],
}
