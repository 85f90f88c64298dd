import type { CourseWords } from '../sample-course.ts'

export const germanBackgroundCourse: CourseWords = {
  title: 'Arbeit im Hintergrund',
  description: 'Coroutines und WorkManager: Belegfotos kommen sicher an, auch nach einem Neustart, und schonen den Akku.',
  steps: [
    [
      'Was laufen darf und wann',
      `
      Um den Akku zu schonen, beendet Android, was niemand ansieht. Fragen Sie sich also zuerst, welche Art von Arbeit es ist:

      - Für den offenen Bildschirm: eine Coroutine.
      - Muss irgendwann sicher erledigt sein: WorkManager.
      - Man bemerkt sie, während sie läuft, zum Beispiel Musik: ein Foreground Service.

      Wir senden Fotos von Belegen ans Treuhandbüro. Das ist die zweite Art.
      `,
    ],
    [
      'Coroutines in Kürze',
      `
      Eine *suspend*-Funktion kann warten, ohne den Bildschirm zu blockieren. Sie läuft in einem Scope, und endet der Scope, endet auch sie.

      ~~~
      ~~~
      `,
    ],
    [
      'Der richtige Thread',
      `
      Dateien liest man auf einem anderen Thread. Die Funktion, die das braucht, sorgt selbst dafür. Wer sie aufruft, muss es nicht wissen.

      ~~~
      ~~~
      `,
    ],
    [
      'Ein Worker',
      `
      ~~~
      ~~~

      Übergeben Sie IDs und keine Bilder: In die Eingabe passen ungefähr 10 Kilobytes.
      `,
    ],
    [
      'Den Auftrag erteilen',
      `
      ~~~
      ~~~

      Ab jetzt wird die Arbeit erledigt, auch wenn das Handy zwischendurch ausgeschaltet ist.
      `,
    ],
    [
      'Nur wenn es passt',
      `
      ~~~
      ~~~

      Lassen Sie die Leute wählen: Wer mit einem grossen Abo im Zug sitzt, will seine Belege sofort senden.
      `,
    ],
    [
      'Einmal, nicht zweimal',
      `
      Wer zweimal tippt, soll nicht zweimal senden. Geben Sie der Arbeit einen eindeutigen Namen, und lassen Sie den Server dieselbe ID nur
      einmal annehmen. Geht eine Antwort verloren, wird nämlich nochmals gesendet.

      ~~~
      ~~~
      `,
    ],
    [
      'Erneut versuchen, in grösseren Abständen',
      `
      ~~~
      ~~~

      *Result.retry()* für alles, was besser werden kann, *Result.failure()* für das, was nie klappt: Einen Beleg, den der Server ablehnt,
      nimmt er auch beim zehnten Mal nicht. *runAttemptCount* sagt, wie oft es schon versucht wurde.
      `,
    ],
    [
      'Zeigen, wo es steht',
      `
      Man will wissen, ob der Beleg angekommen ist. Beobachten Sie die Arbeit und zeigen Sie den Stand beim Beleg: wartet, unterwegs,
      gesendet, abgelehnt.

      ~~~
      ~~~
      `,
    ],
    [
      'Jede Nacht',
      `
      ~~~
      ~~~

      Kürzer als alle fünfzehn Minuten geht es nicht, und auf die Minute genau ist es nie. Für einen Wecker um sieben gibt es Alarme mit
      einer eigenen Berechtigung.
      `,
    ],
    [
      'Testen, ohne zu warten',
      `
      Die Testbibliothek startet Worker sofort und tut so, als wären alle Bedingungen erfüllt.

      ~~~
      ~~~

      > Versuchen Sie es auch von Hand: Foto, Flugmodus, Neustart, Netz. Wurde es genau einmal gesendet?
      `,
    ],
  ],
}
