import type { CourseWords } from '../sample-course.ts'

export const germanColoursCourse: CourseWords = {
  title: 'Farben, Kontrast und Dark Mode',
  description: 'Farben nach ihrer Aufgabe benennen, die Lesbarkeit prüfen und ein dunkles Farbschema fast geschenkt bekommen.',
  steps: [
    [
      'Rollen statt Farben',
      `
      «Blau» sagt, wie etwas aussieht, «primary», wofür es da ist. Eine Seite, die von Rollen spricht, lässt sich an einem Ort umfärben.

      Es braucht nur wenige: *canvas*, *surface*, *text*, *muted*, *line*, *primary*, *danger*. Schreiben Sie bei jeder auf, worauf sie
      liegen darf.
      `,
    ],
    [
      'CSS-Variablen',
      `
      Aus Rollen werden CSS-Variablen. Die Teile der Seite verwenden immer nur die Rolle.

      ~~~
      ~~~

      > Suchen Sie in Ihren Styles nach Hex-Werten ausserhalb dieses Blocks. Jeder ist eine Rolle, die noch keinen Namen hat.
      `,
    ],
    [
      'Kontrast in Zahlen',
      `
      Der Kontrast zweier Farben ist eine Zahl von 1 bis 21. Text braucht mindestens 4,5. Grosser Text braucht 3, ebenso der Rahmen eines
      Felds und der Fokusring.

      Verglichen wird die Helligkeit, nicht der Farbton: Rot auf Grün fällt auf und ist vielleicht trotzdem nicht lesbar.
      `,
    ],
    [
      'Jedes Paar prüfen',
      `
      Es zählen nur Paare, die aufeinandertreffen. Listen Sie diese auf und lassen Sie einen Test rechnen. Dann lässt sich kein Farbschema
      mergen, das durchfällt.

      ~~~
      ~~~
      `,
    ],
    [
      'Nie nur mit Farbe',
      `
      Etwa jeder zwölfte Mann unterscheidet Rot und Grün schlecht. Eine bezahlte Rechnung braucht mehr als einen grünen Punkt: ein Wort, ein
      Zeichen, einen eigenen Platz.

      > Sehen Sie sich Ihre Seite in Graustufen an. Was können Sie nicht mehr unterscheiden?
      `,
    ],
    [
      'Dunkel heisst nicht invertiert',
      `
      Im Dunkeln ist heller, was näher liegt: Canvas, Surface und Dialog hellen in kleinen Schritten auf. Schatten wirken nicht mehr, ihre
      Aufgabe übernehmen Linien. Reines Weiss auf reinem Schwarz blendet. Nehmen Sie ein helles Grau auf einem dunklen.
      `,
    ],
    [
      'Dem System folgen',
      `
      Das System weiss, ob jemand es dunkel mag. Folgen Sie ihm, ausser jemand hat auf der Seite anders gewählt.

      ~~~
      ~~~

      Mit *color-scheme* sehen auch Scrollbalken und native Felder richtig aus.
      `,
    ],
    [
      'Ein Schalter mit Gedächtnis',
      `
      Die Wahl steht als *data-theme* am Wurzelelement und in einem Cookie. So kann der Server sie gleich in die Seite schreiben. Lesen Sie
      sie vor dem ersten Zeichnen, sonst blitzt es nachts bei jedem Aufruf weiss auf.
      `,
    ],
    [
      'Grautöne mit etwas Farbe',
      `
      Neutrales Grau wirkt neben einer Hausfarbe leblos. Geben Sie ihm eine Spur ihres Farbtons. In OKLCH ist das einfach, weil die
      Helligkeit dabei gleich bleibt.

      ~~~
      ~~~
      `,
    ],
    [
      'Wenn das System die Farben bestimmt',
      `
      Manche lassen alle Farben vom System ersetzen (Forced Colors). Hintergründe verschwinden dann, Rahmen bleiben. Ein Button, der nur aus
      einer Fläche besteht, wird zu gewöhnlichem Text. Geben Sie ihm einen transparenten Rahmen, dann wird dieser gezeichnet.

      ~~~
      ~~~
      `,
    ],
    [
      'Rückblick',
      `
      Sie haben Rollen statt Farben, einen Test, der jedes Paar kennt, ein dunkles Farbschema und eine Seite, die auch mit Systemfarben
      funktioniert.

      Bleiben Sie bei einer Gewohnheit: Wenn Sie zu einem Hex-Wert greifen, fragen Sie sich, wofür er ist, und nehmen Sie dieses Wort.
      `,
    ],
  ],
}
