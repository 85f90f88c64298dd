import type { SampleCourse } from './sample-course.ts'

export const listsCourse: SampleCourse = {
  title: 'Long lists that stay smooth',
  description: 'LazyColumn with a thousand mountain huts: keys, headers, pages, pictures and gestures without a stutter.',
  category: 'android',
  length: 60,
  reached: 0,
  steps: [
    [
      'Why lists stutter',
      `
      A screen has 16 milliseconds for a picture, at 120 hertz only eight. A column with a thousand rows draws all of them, also those nobody
      sees. A lazy list draws what is visible, and a little more.
      `,
    ],
    [
      'The first LazyColumn',
      `
      ~~~
      LazyColumn(contentPadding = PaddingValues(16.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
          items(huts) { hut -> HutRow(hut) }
      }
      ~~~

      Use *contentPadding* instead of a padding around it: so rows scroll under the edge and are not cut off.
      `,
    ],
    [
      'Keys',
      `
      Without a key a row is known by its place. Insert one at the top and all others are drawn anew, and an open row closes. Give each its
      own:

      ~~~
      items(huts, key = { it.id }) { hut -> HutRow(hut) }
      ~~~
      `,
    ],
    [
      'Kinds of rows',
      `
      If headers and rows differ much, tell the list. It then uses a former row only for one of the same kind.

      ~~~
      items(entries, key = { it.id }, contentType = { it.kind }) { entry -> EntryRow(entry) }
      ~~~
      `,
    ],
    [
      'Headers that stay',
      `
      ~~~
      huts.groupBy { it.canton }.forEach { (canton, inCanton) ->
          stickyHeader { CantonHeader(canton) }
          items(inCanton, key = { it.id }) { hut -> HutRow(hut) }
      }
      ~~~

      Give the header a background, or rows shine through it.
      `,
    ],
    [
      'Compute outside',
      `
      Sorting inside the list runs at each drawing. Do it in the view model, or remember it until the input changes.

      ~~~
      val sorted = remember(huts) { huts.sortedByDescending { it.altitude } }
      ~~~

      > Write a line to the log in *HutRow* and scroll. How often is a row drawn?
      `,
    ],
    [
      'React to scrolling, sparingly',
      `
      A button «to the top» should show after the first rows. Reading the position directly draws at each pixel; a derived state only when the
      answer changes.

      ~~~
      val isFar by remember { derivedStateOf { list.firstVisibleItemIndex > 5 } }
      ~~~
      `,
    ],
    [
      'Pages from the server',
      `
      Fetch a hundred at a time and ask for more shortly before the end. The Paging library does that, tries again after failures and knows
      three states for each end: loading, failed, finished. Show all three.
      `,
    ],
    [
      'Pictures',
      `
      Load pictures in the size they are shown and keep their room free, so that rows do not jump.

      ~~~
      AsyncImage(model = hut.photo, contentDescription = hut.name, modifier = Modifier.size(72.dp))
      ~~~

      *AsyncImage* comes with the Coil library; it stops loading when the row leaves the screen.
      `,
    ],
    [
      'Swipe, and a way without',
      `
      Swiping a row away is quick but hidden. Offer the same in a menu, and let it be undone for some seconds. Gestures need an alternative for
      those who cannot make them.
      `,
    ],
    [
      'Measure a release',
      `
      Debug builds are slow on purpose. Measure a release build on an old telephone, with a macrobenchmark that scrolls, and add a baseline
      profile so that the first scroll after an installation is as smooth as the tenth.

      > Note the slowest frame before and after.
      `,
    ],
  ],
}
