import type { SampleCourse } from './sample-course.ts'

export const composeCourse: SampleCourse = {
  title: 'A first screen with Compose',
  description: 'Jetpack Compose from the first function to a screen with state, theme, dark mode and a test.',
  category: 'android',
  length: 90,
  reached: 9,
  steps: [
    [
      'Say what, not how',
      `
      In Compose a screen is a function of its state. You do not change a text field; you change the state, and the function says again how it
      should look.

      We build a counter for visitors of an exhibition: plus, minus, and a warning when the room is full.
      `,
    ],
    [
      'The first function',
      `
      Create an «Empty Activity» in Android Studio. What draws is marked *@Composable* and has a name like a thing.

      ~~~
      @Composable
      fun Visitors(count: Int) {
          Text(text = "Visitors: " + count)
      }
      ~~~

      > Call it twice in *setContent* and see what happens.
      `,
    ],
    [
      'Preview',
      `
      A preview draws beside the code, without a telephone.

      ~~~
      @Preview(showBackground = true, fontScale = 2f)
      @Composable
      fun VisitorsPreview() = Visitors(count = 128)
      ~~~

      With *fontScale* you see how it looks for somebody with large letters.
      `,
    ],
    [
      'Rows, columns, boxes',
      `
      Three layouts carry most screens: *Row*, *Column*, and *Box* for things on top of each other.

      ~~~
      Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
          Button(onClick = onMinus) { Text("Minus") }
          Text(count.toString())
          Button(onClick = onPlus) { Text("Plus") }
      }
      ~~~
      `,
    ],
    [
      'Modifiers in order',
      `
      A modifier changes what comes after it. Padding before a background leaves room outside, padding after it leaves room inside.

      ~~~
      Modifier.padding(8.dp).background(Color.Yellow).padding(16.dp)
      ~~~

      Take a *modifier* as the first optional parameter of each function of yours, so that callers can place it.
      `,
    ],
    [
      'State that is remembered',
      `
      A plain variable is forgotten at each drawing. *remember* keeps it, *mutableStateOf* tells Compose when it changes.

      ~~~
      var count by rememberSaveable { mutableIntStateOf(0) }
      ~~~

      *rememberSaveable* also survives turning the telephone.
      `,
    ],
    [
      'Lift state up',
      `
      *Visitors(count, onPlus, onMinus)* only shows and asks. Who owns the number is decided above. Such a function can be previewed, tested
      and used twice.
      `,
    ],
    [
      'A view model',
      `
      What is to live longer than the screen goes into a view model.

      ~~~
      class VisitorsModel : ViewModel() {
          private val counted = MutableStateFlow(0)
          val count = counted.asStateFlow()
          fun plus() = counted.update { it + 1 }
      }
      ~~~

      In the screen: *val count by model.count.collectAsStateWithLifecycle()*.
      `,
    ],
    [
      'Theme and dark mode',
      `
      Take colours and type from *MaterialTheme*, never as figures in a screen. Then dark mode is one line.

      ~~~
      val colours = if (isSystemInDarkTheme()) darkColorScheme() else lightColorScheme()
      MaterialTheme(colorScheme = colours) { VisitorsScreen() }
      ~~~
      `,
    ],
    [
      'For everybody',
      `
      Give pictures a *contentDescription*, or *null* if they only decorate. What can be touched is at least 48 dp in size; Material buttons
      are so already.

      > Switch TalkBack on, close your eyes and count ten visitors.
      `,
    ],
    [
      'A test for it',
      `
      ~~~
      @get:Rule val compose = createComposeRule()

      @Test fun plusCountsUp() {
          compose.setContent { VisitorsScreen() }
          compose.onNodeWithText("Plus").performClick()
          compose.onNodeWithText("Visitors: 1").assertIsDisplayed()
      }
      ~~~

      You have a screen that says what it shows, keeps its number and proves it. Next: lists.
      `,
    ],
  ],
}
