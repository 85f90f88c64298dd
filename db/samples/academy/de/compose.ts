import type { CourseWords } from '../sample-course.ts'

export const germanComposeCourse: CourseWords = {
  title: 'Ein erster Bildschirm mit Compose',
  description: 'Jetpack Compose von der ersten Funktion bis zum Bildschirm mit State, Theme, Dark Mode und Test.',
  steps: [
    [
      'Was statt wie',
      `
      In Compose ist ein Bildschirm eine Funktion seines States. Sie ändern kein Textfeld, Sie ändern den State. Die Funktion sagt dann neu,
      wie es aussehen soll.

      Wir bauen einen Besucherzähler für eine Ausstellung: plus, minus und eine Warnung, wenn der Raum voll ist.
      `,
    ],
    [
      'Die erste Funktion',
      `
      Erstellen Sie in Android Studio eine «Empty Activity». Jede Funktion, die zeichnet, trägt *@Composable* und ist nach einem Ding
      benannt.

      ~~~
      @Composable
      fun Visitors(count: Int) {
          Text(text = "Besucher: " + count)
      }
      ~~~

      > Rufen Sie die Funktion in *setContent* zweimal auf. Was geschieht?
      `,
    ],
    [
      'Vorschau im Editor',
      `
      Eine Preview zeichnet neben dem Code, ganz ohne Gerät.

      ~~~
      ~~~

      Mit *fontScale* sehen Sie, wie es bei jemandem mit grosser Schrift aussieht.
      `,
    ],
    [
      'Zeilen, Spalten, Boxen',
      `
      Mit drei Layouts kommen Sie fast überall durch: *Row*, *Column* und *Box* für alles, was übereinander liegt.

      ~~~
      ~~~
      `,
    ],
    [
      'Die Reihenfolge der Modifier',
      `
      Ein Modifier wirkt auf alles, was nach ihm kommt. Ein Padding vor dem Hintergrund schafft Abstand aussen, eines danach Abstand innen.

      ~~~
      ~~~

      Geben Sie jeder eigenen Funktion *modifier* als ersten optionalen Parameter. So können andere sie platzieren.
      `,
    ],
    [
      'State, der erhalten bleibt',
      `
      Eine gewöhnliche Variable ist bei jedem Zeichnen wieder vergessen. *remember* behält sie, *mutableStateOf* meldet Compose, wenn sie
      sich ändert.

      ~~~
      ~~~

      *rememberSaveable* übersteht auch das Drehen des Geräts.
      `,
    ],
    [
      'State nach oben ziehen',
      `
      *Visitors(count, onPlus, onMinus)* zeigt nur an und meldet, was angetippt wird. Wem die Zahl gehört, entscheidet sich weiter oben.
      Eine solche Funktion lässt sich in der Vorschau zeigen, testen und mehrfach verwenden.
      `,
    ],
    [
      'Ein ViewModel',
      `
      Was länger leben soll als der Bildschirm, gehört in ein ViewModel.

      ~~~
      ~~~

      Auf dem Bildschirm schreiben Sie: *val count by model.count.collectAsStateWithLifecycle()*.
      `,
    ],
    [
      'Theme und Dark Mode',
      `
      Nehmen Sie Farben und Schrift aus dem *MaterialTheme* und schreiben Sie keine Werte in den Bildschirm. Dann ist der Dark Mode eine
      einzige Zeile.

      ~~~
      ~~~
      `,
    ],
    [
      'Für alle bedienbar',
      `
      Geben Sie Bildern eine *contentDescription*, oder *null*, wenn sie nur schmücken. Was man antippt, ist mindestens 48 dp gross. Die
      Material-Buttons sind es schon.

      > Schalten Sie TalkBack ein, schliessen Sie die Augen und zählen Sie zehn Besucher.
      `,
    ],
    [
      'Der Test dazu',
      `
      ~~~
      @get:Rule val compose = createComposeRule()

      @Test fun plusCountsUp() {
          compose.setContent { VisitorsScreen() }
          compose.onNodeWithText("Plus").performClick()
          compose.onNodeWithText("Besucher: 1").assertIsDisplayed()
      }
      ~~~

      Ihr Bildschirm zeigt seinen State, behält seine Zahl und hat einen Test, der das beweist. Als Nächstes kommen Listen.
      `,
    ],
  ],
}
