import type { CourseWords } from '../sample-course.ts'

export const germanDatabasesCourse: CourseWords = {
  title: 'Eine Datenbank, die alles übersteht',
  description: 'Backups, die sich zurückspielen lassen, unbemerkte Migrationen und schnelle Abfragen: PostgreSQL für kleine Teams.',
  steps: [
    [
      'Was schiefgehen kann',
      `
      Festplatten gehen selten kaputt. Dass jemand die falschen Zeilen löscht, kommt oft vor. Ein Plan, der nur gegen das Erste hilft, ist
      keiner.

      Wir betreuen die Datenbank eines Treuhandbüros: 40 Mandate, Unterlagen aus zehn Jahren und ein Nachmittag pro Woche dafür.
      `,
    ],
    [
      'Zuerst zwei Zahlen',
      `
      Wie viel Arbeit darf verloren gehen, und wie lange darf es dauern, bis alles wieder läuft? Schreiben Sie beides auf und lassen Sie es
      von der Geschäftsleitung unterschreiben. «Nichts» und «sofort» haben ihren Preis. Vielleicht genügen 15 Minuten und zwei Stunden.
      `,
    ],
    [
      'Jede Nacht ein Dump',
      `
      Das einfachste Backup ist ein Dump an einen anderen Ort.

      ~~~
      ~~~

      Er ist konsistent, auch wenn weitergearbeitet wird. Was seit der letzten Nacht dazukam, fehlt aber.
      `,
    ],
    [
      'Jede Änderung behalten',
      `
      PostgreSQL schreibt jede Änderung zuerst in ein Log und erst dann in die Tabellen. Wer ein Basis-Backup und alle Logs seither hat,
      kann zu jedem Zeitpunkt zurück, zum Beispiel auf 14:03 Uhr, kurz vor dem falschen Löschen.

      Werkzeuge wie pgBackRest oder WAL-G erledigen beides und prüfen, was sie aufbewahren.
      `,
    ],
    [
      'Zurückspielen üben',
      `
      Ein Backup, das nie zurückgespielt wurde, ist eine Hoffnung. Spielen Sie es jeden Monat in eine leere Datenbank ein, zählen Sie die
      Zeilen und stoppen Sie die Zeit.

      ~~~
      ~~~

      > Hängen Sie das Datum der letzten Wiederherstellung dort auf, wo alle es sehen.
      `,
    ],
    [
      'Constraints vergessen nichts',
      `
      Programme kommen und gehen, die Regeln der Daten bleiben. *not null*, *unique*, *check* und Fremdschlüssel gelten auch für das Skript,
      das jemand um Mitternacht schreibt.

      ~~~
      ~~~

      In zwei Schritten, damit andere nur einen Augenblick mit Schreiben warten.
      `,
    ],
    [
      'Migrationen, die niemand bemerkt',
      `
      Wartet eine Migration auf einen Lock, warten alle dahinter mit. Lassen Sie sie schnell aufgeben und es später nochmals versuchen.

      ~~~
      ~~~

      *concurrently* dauert länger, dafür kann weiter geschrieben werden. In einer Transaktion geht es nicht.
      `,
    ],
    [
      'Einen Ausführungsplan lesen',
      `
      Bevor Sie einen Index anlegen, fragen Sie die Datenbank, was sie tut.

      ~~~
      ~~~

      Suchen Sie den Schritt, bei dem tatsächliche und geschätzte Zeilen am weitesten auseinanderliegen. Dort hat die Datenbank ein falsches
      Bild von Ihren Daten.
      `,
    ],
    [
      'Blättern ohne Offset',
      `
      *offset 100000* liest hunderttausend Zeilen und wirft sie weg. Fahren Sie stattdessen nach der letzten Zeile fort.

      ~~~
      ~~~

      Mit einem Index auf beiden Spalten ist jede Seite so schnell wie die erste.
      `,
    ],
    [
      'Rechte für jedes Programm',
      `
      Ein Dienst, der Rechnungen liest, muss keine Tabellen löschen dürfen. Geben Sie jedem Programm eine Rolle mit genau den nötigen
      Rechten. Die Tabellen gehören allein den Migrationen. Row-Level Security trennt die Mandate auch dann, wenn eine Bedingung vergessen
      ging.
      `,
    ],
    [
      'Ein ruhiger Nachmittag',
      `
      Die Liste für jede Woche:

      - Sind alle Backups gelaufen, und liegt die letzte Wiederherstellung weniger als einen Monat zurück?
      - Welche Abfrage hat insgesamt am meisten Zeit gebraucht? *pg_stat_statements* weiss es.
      - Wie viel Platz ist noch frei, und bis wann reicht er?
      - Gibt es Updates der Minor-Version? Sie bringen Korrekturen und brauchen nur einen Neustart.
      `,
    ],
  ],
}
