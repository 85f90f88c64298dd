import type { CourseWords } from '../sample-course.ts'

export const germanLayoutCourse: CourseWords = {
  title: 'Layout mit Grid und Flexbox',
  description: 'Zwei Werkzeuge für jedes Layout: Zeilen und Spalten, die ohne feste Breiten aufs Handy und auf den Wandbildschirm passen.',
  steps: [
    [
      'Eine Seite, drei Breiten',
      `
      Wir gestalten den Anschlagkasten eines Dorfs: ein Titel, eine Liste mit Anlässen, eine Spalte mit den Öffnungszeiten. Er soll bei 360,
      900 und 1600 Pixeln gut lesbar sein.

      Beginnen Sie mit dem Inhalt in der richtigen Reihenfolge und ganz ohne Layout. Das ist bereits die Fassung fürs Handy.
      `,
    ],
    [
      'Boxen und wie man sie misst',
      `
      Eine Box hat Inhalt, Padding, Rahmen und Margin. Mit *border-box* meint die Breite das, was Sie sehen, samt Rahmen.

      ~~~
      ~~~

      > Geben Sie einer Box 100 Prozent Breite und ein Padding, einmal mit und einmal ohne diese Zeile.
      `,
    ],
    [
      'Flexbox: eine Zeile, die mitdenkt',
      `
      *display: flex* stellt die Kinder in eine Zeile. *gap* hält sie auseinander, *flex-wrap* lässt sie umbrechen.

      ~~~
      ~~~

      Ein automatischer Margin nimmt sich den ganzen freien Platz. So rückt der letzte Knopf ans Ende.
      `,
    ],
    [
      'Grow, Shrink und Basis',
      `
      *flex: 1 1 15rem* heisst: darf wachsen, darf schrumpfen, wäre gern 15rem breit. Drei solche Boxen stehen nebeneinander, wenn Platz
      ist, sonst untereinander, ohne Media Query.

      Text schrumpft nicht unter sein längstes Wort. Mit *min-width: 0* am Kind erlauben Sie es.
      `,
    ],
    [
      'Grid: Zeilen und Spalten zugleich',
      `
      Flexbox ordnet in einer Richtung an, Grid in zwei.

      ~~~
      ~~~

      *1fr* ist ein Anteil am Platz, der nach allen festen Teilen übrig bleibt.
      `,
    ],
    [
      'So viele Spalten, wie Platz haben',
      `
      Eine Zeile genügt für eine Galerie in jeder Breite:

      ~~~
      ~~~

      Mit *min(16rem, 100%)* läuft sie auch auf sehr kleinen Bildschirmen nicht über. Mit *auto-fit* statt *auto-fill* füllen wenige Karten
      die ganze Zeile.
      `,
    ],
    [
      'Bereiche mit Namen',
      `
      Mit benannten Bereichen lässt sich ein Layout im Quelltext lesen.

      ~~~
      ~~~

      Die Reihenfolge auf dem Bildschirm sollte die des Quelltexts bleiben, denn so wird vorgelesen.
      `,
    ],
    [
      'Zeilen auf gleicher Höhe',
      `
      Karten mit ein- und zweizeiligen Titeln wirken unruhig, weil ihre Texte auf verschiedener Höhe beginnen. Mit einem Subgrid teilen sich
      alle Karten dieselben Zeilen.

      ~~~
      ~~~
      `,
    ],
    [
      'Den Container fragen, nicht das Fenster',
      `
      Eine Karte in einer schmalen Spalte soll auch auf einem breiten Bildschirm schmal aussehen. Container Queries fragen nach dem Platz,
      den ein Teil wirklich hat.

      ~~~
      ~~~
      `,
    ],
    [
      'Schriften, die von rechts nach links laufen',
      `
      *margin-inline-start* ist auf Deutsch links und auf Arabisch rechts. Verwenden Sie von Anfang an die logischen Namen: *padding-block*,
      *inset-inline*, *text-align: start*. Das kostet nichts und erspart Ihnen ein zweites Stylesheet.

      > Setzen Sie *dir="rtl"* auf Ihrer Seite. Was bleibt auf der falschen Seite?
      `,
    ],
    [
      'Die Grenzfälle ansehen',
      `
      Bevor Sie «fertig» sagen, sehen Sie sich die Seite an:

      - mit 320 Pixeln und bei 400 Prozent Zoom,
      - mit einem Titel aus einem Wort und einem aus dreissig,
      - ohne Einträge, mit einem und mit tausend,
      - auf Papier gedruckt.

      Was dabei überläuft, hat eine Breite, die jemand geschätzt hat. Suchen Sie sie und lassen Sie sie weg.
      `,
    ],
  ],
}
