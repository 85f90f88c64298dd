import type { CourseWords } from '../sample-course.ts'

export const germanLogsCourse: CourseWords = {
  title: 'Logs, die nachts helfen',
  description: 'Was Sie aufschreiben, damit man um drei Uhr früh die Ursache findet: Ereignisse, Zahlen, Traces und nichts Persönliches.',
  steps: [
    [
      'Wer liest das?',
      `
      Schreiben Sie jede Zeile für jemanden aus dem Team, um drei Uhr früh, zum ersten Mal vor diesem Dienst. Was ist passiert, bei welcher
      Anfrage, wie lange dauerte es, und was wurde danach versucht?
      `,
    ],
    [
      'Ereignisse statt Sätze',
      `
      Eine Zeile, die ein Programm lesen kann, lässt sich zählen, filtern und zeichnen. Geben Sie jedem Ereignis einen Namen und seine
      Felder.

      ~~~
      ~~~
      `,
    ],
    [
      'Vier Stufen genügen',
      `
      - *error*: Jemand muss etwas tun.
      - *warn*: Diesmal ging es noch gut.
      - *info*: Was man über einen normalen Tag wissen will.
      - *debug*: eine Stunde lang eingeschaltet, dann wieder aus.

      Wenn auf einen Error niemand reagiert, war es keiner.
      `,
    ],
    [
      'Eine ID durch alles hindurch',
      `
      Geben Sie jeder Anfrage am Eingang eine ID, schreiben Sie sie in jede Zeile und reichen Sie sie an den nächsten Dienst weiter. Der
      Header *traceparent* ist der vereinbarte Weg.

      > Nehmen Sie die ID einer Anfrage und suchen Sie alle Zeilen dazu. Wie lange haben Sie gebraucht?
      `,
    ],
    [
      'Nichts Persönliches',
      `
      Logs leben lange und werden von vielen gelesen. Keine Namen, keine Adressen, keine Tokens, keine Inhalte von Anfragen. Am sichersten:
      Legen Sie im Code fest, welche Felder ein Ereignis haben darf. Alles andere lässt sich gar nicht erst kompilieren.
      `,
    ],
    [
      'Zahlen neben Worten',
      `
      Ein Log erzählt, was geschah, Metriken zeigen, wie oft es vorkommt. Zählen Sie Anfragen und Fehler und messen Sie, wie lange es
      dauert, pro Route und nicht pro vollständige Adresse.

      Der Durchschnitt versteckt die langsamen: Sehen Sie sich das 95. und das 99. Perzentil an.
      `,
    ],
    [
      'Wo die Zeit bleibt',
      `
      Ein Trace zeigt eine Anfrage als Treppe: 12 ms am Eingang, 4 im Handler, 900 in einer Abfrage. Behalten Sie wenige von den schnellen
      und alle langsamen und gescheiterten.
      `,
    ],
    [
      'Alarme, denen man glaubt',
      `
      Wecken Sie nur dann jemanden, wenn die Leute draussen es merken: zu viele Fehler, zu langsam, nicht erreichbar. Eine Festplatte, die
      in drei Tagen voll ist, hat Zeit bis am Morgen.

      Zu jedem Alarm gehört ein Link auf eine Seite, die erklärt, was er bedeutet und was zuerst zu tun ist.
      `,
    ],
    [
      'Wie lange aufbewahren',
      `
      Entscheiden Sie nach dem Zweck: zwei Wochen, um Fehler zu suchen, ein Jahr Tageszahlen für die Planung. Löschen Sie mit einem Job und
      nicht mit guten Vorsätzen. Was weg ist, kann nicht in falsche Hände geraten.
      `,
    ],
    [
      'Nach der Nacht',
      `
      Halten Sie innert zwei Tagen fest, was geschah, ohne Schuldige zu suchen: wann es begann, wer es merkte, was half und was es früher
      gezeigt hätte. Der letzte Punkt wird eine Zeile im Log, eine Kennzahl oder ein Alarm.
      `,
    ],
    [
      'Ihre eigenen fünf Zeilen',
      `
      Nehmen Sie sich einen Dienst vor und ergänzen Sie, was beim letzten Vorfall fehlte:

      - Start und Stopp, mit Version und den nicht geheimen Einstellungen,
      - jeder Aufruf eines fremden Dienstes, mit Dauer und Ergebnis,
      - jeder neue Versuch und jedes Aufgeben,
      - jede Ablehnung mit ihrem Grund,
      - jeder Job und was er getan hat.
      `,
    ],
  ],
}
