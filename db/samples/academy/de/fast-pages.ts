import type { CourseWords } from '../sample-course.ts'

export const germanFastPagesCourse: CourseWords = {
  title: 'Seiten, die in einer Sekunde da sind',
  description:
    'Erst messen, dann weniger, später und aus der Nähe senden: Eine langsame Seite wird schnell, eine Messung nach der anderen.',
  steps: [
    [
      'Was langsam heisst',
      `
      Eine Seite ist langsam, wenn man wartet: auf den ersten Inhalt, auf das Wichtigste oder auf die Reaktion nach dem Antippen. Für alle
      drei gibt es eine Kennzahl: First Contentful Paint, Largest Contentful Paint und Interaction to Next Paint.

      Wir nehmen die Seite eines Reisebüros, die auf dem Handy neun Sekunden braucht. Am Schluss sind es weniger als zwei.
      `,
    ],
    [
      'Messen, was andere erleben',
      `
      Ihr eigener Rechner ist zu gut. Bremsen Sie in den Entwicklertools des Browsers Netz und Prozessor, und laden Sie mit leerem Cache.

      - Messen Sie fünfmal und nehmen Sie den Median.
      - Ändern Sie eine Sache, messen Sie wieder und notieren Sie beide Werte.

      > Messen Sie jetzt Ihre Startseite, bevor Sie etwas ändern.
      `,
    ],
    [
      'Der Wasserfall',
      `
      Die Netzwerkansicht zeigt, welche Datei auf welche wartet. Lange Ketten sind das Problem: Ein Stylesheet importiert ein zweites, und
      dieses verlangt eine Schrift. Das kostet drei Umläufe, bevor ein Buchstabe erscheint.

      Suchen Sie die erste grosse Lücke, nicht die grösste Datei.
      `,
    ],
    [
      'Weniger JavaScript senden',
      `
      Ein Kilobyte Skript ist teurer als ein Kilobyte Bild: Es muss gelesen, übersetzt und ausgeführt werden. Was nicht sofort nötig ist,
      laden Sie erst bei Bedarf.

      ~~~
      ~~~
      `,
    ],
    [
      'Skripte, die nicht blockieren',
      `
      Ein gewöhnliches Skript im Head hält das Lesen der Seite an. Mit *defer* wird es nebenher geladen und am Schluss der Reihe nach
      ausgeführt. Module machen das von selbst.

      ~~~
      ~~~
      `,
    ],
    [
      'Bilder in der richtigen Grösse',
      `
      Ein Handy mit 360 Pixeln Breite soll nicht 3000 laden. Bieten Sie mehrere Breiten an, der Browser wählt aus.

      ~~~
      <img src="lake-800.jpg" srcset="lake-400.jpg 400w, lake-800.jpg 800w"
        sizes="(width < 600px) 100vw, 50vw" width="800" height="500" alt="Ein stiller See">
      ~~~

      *width* und *height* halten den Platz frei, damit nichts springt.
      `,
    ],
    [
      'Später genügt auch',
      `
      Bilder weit unten können warten, bis jemand in ihre Nähe kommt.

      ~~~
      <img src="team.jpg" loading="lazy" width="600" height="400" alt="Unser Team">
      ~~~

      Machen Sie das nie beim grössten Bild zuoberst. Dort ist *fetchpriority="high"* richtig.
      `,
    ],
    [
      'Schriften ohne Aufblitzen',
      `
      Text soll lesbar sein, bevor seine Schrift da ist. Mit *font-display: swap* erscheint zuerst eine Ersatzschrift. Liefern Sie die Datei
      von der eigenen Adresse aus und fordern Sie sie früh an.

      ~~~
      ~~~
      `,
    ],
    [
      'Behalten, was sich nicht ändert',
      `
      Eine Datei mit dem Hash ihres Inhalts im Namen ändert sich nie. Der Browser darf sie ein Jahr behalten. Nach der Seite selbst fragt er
      jedes Mal.

      ~~~
      ~~~

      Die erste Zeile gilt für *app-3f9c1.js*, die zweite für die Seite. *no-cache* heisst «zuerst fragen», nicht «nicht behalten».
      `,
    ],
    [
      'Sofort reagieren',
      `
      Eine Aufgabe von mehr als 50 Millisekunden verzögert jede Reaktion. Teilen Sie lange Arbeit auf und lassen Sie den Browser dazwischen
      zu Wort kommen.

      ~~~
      ~~~
      `,
    ],
    [
      'Schnell bleiben',
      `
      Seiten werden ganz von selbst wieder langsam. Legen Sie ein Budget fest und lassen Sie den Build scheitern, wenn es überschritten ist:
      so viele Kilobytes Skript, so viele Anfragen, so viele Sekunden.

      > Nehmen Sie die Grösse Ihrer Skripte in die Prüfungen auf, die vor jedem Merge laufen.
      `,
    ],
  ],
}
