import type { CourseWords } from '../sample-course.ts'

export const germanListsCourse: CourseWords = {
  title: 'Lange Listen, die nicht ruckeln',
  description: 'LazyColumn mit tausend Berghütten: Keys, Überschriften, Seiten, Bilder und Gesten ohne Ruckeln.',
  steps: [
    [
      'Warum Listen ruckeln',
      `
      Ein Bildschirm hat 16 Millisekunden für ein Bild, bei 120 Hertz nur acht. Eine Column mit tausend Zeilen zeichnet alle, auch die, die
      niemand sieht. Eine Lazy-Liste zeichnet, was sichtbar ist, und ein wenig mehr.
      `,
    ],
    [
      'Die erste LazyColumn',
      `
      ~~~
      ~~~

      Verwenden Sie *contentPadding* statt eines Paddings aussen herum. So scrollen die Zeilen bis unter den Rand und werden nicht
      abgeschnitten.
      `,
    ],
    [
      'Jede Zeile braucht einen Key',
      `
      Ohne Key wird eine Zeile an ihrem Platz erkannt. Fügen Sie oben eine ein, werden alle anderen neu gezeichnet, und eine aufgeklappte
      Zeile schliesst sich. Geben Sie darum jeder ihren eigenen:

      ~~~
      ~~~
      `,
    ],
    [
      'Verschiedene Arten von Zeilen',
      `
      Unterscheiden sich Überschriften und Zeilen stark, sagen Sie es der Liste. Sie verwendet eine alte Zeile dann nur für eine neue
      derselben Art.

      ~~~
      ~~~
      `,
    ],
    [
      'Überschriften, die stehen bleiben',
      `
      ~~~
      ~~~

      Die Überschrift braucht einen Hintergrund, sonst scheinen die Zeilen durch.
      `,
    ],
    [
      'Ausserhalb rechnen',
      `
      Wer in der Liste sortiert, sortiert bei jedem Zeichnen. Machen Sie es im ViewModel, oder behalten Sie das Ergebnis, bis sich die
      Eingabe ändert.

      ~~~
      ~~~

      > Schreiben Sie in *HutRow* eine Zeile ins Log und scrollen Sie. Wie oft wird eine Zeile gezeichnet?
      `,
    ],
    [
      'Sparsam auf das Scrollen reagieren',
      `
      Nach den ersten Zeilen soll ein Knopf «nach oben» erscheinen. Lesen Sie die Position direkt, wird bei jedem Pixel gezeichnet. Mit
      abgeleitetem State nur, wenn sich die Antwort ändert.

      ~~~
      ~~~
      `,
    ],
    [
      'Seitenweise vom Server',
      `
      Holen Sie hundert Zeilen auf einmal und kurz vor dem Ende die nächsten. Die Paging-Bibliothek übernimmt das, versucht es nach einem
      Fehler nochmals und kennt an jedem Ende drei Zustände: lädt, gescheitert, fertig. Zeigen Sie alle drei.
      `,
    ],
    [
      'Fotos laden',
      `
      Laden Sie Bilder in der Grösse, in der sie angezeigt werden, und halten Sie den Platz frei. Dann springen die Zeilen nicht.

      ~~~
      ~~~

      *AsyncImage* stammt aus der Bibliothek Coil. Verlässt die Zeile den Bildschirm, bricht sie das Laden ab.
      `,
    ],
    [
      'Wischen, und ein Weg ohne',
      `
      Wegwischen geht schnell, aber man muss es wissen. Bieten Sie dasselbe in einem Menü an, und sorgen Sie dafür, dass es sich einige
      Sekunden lang rückgängig machen lässt. Wer eine Geste nicht ausführen kann, braucht einen anderen Weg.
      `,
    ],
    [
      'Einen Release-Build messen',
      `
      Debug-Builds sind absichtlich langsam. Messen Sie einen Release-Build auf einem alten Handy, mit einem Macrobenchmark, der scrollt.
      Fügen Sie ein Baseline Profile hinzu, damit das erste Scrollen nach der Installation so flüssig ist wie das zehnte.

      > Notieren Sie das langsamste Frame vorher und nachher.
      `,
    ],
  ],
}
