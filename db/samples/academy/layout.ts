import type { SampleCourse } from './sample-course.ts'

export const layoutCourse: SampleCourse = {
  title: 'Layout with grid and flexbox',
  description: 'Two tools for all layouts: rows and columns that fit a telephone and a wall screen without a single fixed width.',
  category: 'web',
  length: 75,
  reached: 8,
  steps: [
    [
      'One page, three widths',
      `
      We lay out the notice board of a village: a heading, a list of events, a column with the opening hours. It must read well at 360, 900 and
      1600 pixels.

      Begin with the content in the right order and no layout at all. That is already the telephone.
      `,
    ],
    [
      'Boxes and what they measure',
      `
      A box has content, padding, border and margin. With *border-box* its width means what you see, border included.

      ~~~
      *, *::before, *::after { box-sizing: border-box; }
      ~~~

      > Give a box a width of 100 percent and a padding, with and without this line.
      `,
    ],
    [
      'Flexbox: a row that thinks',
      `
      *display: flex* puts children into a row. *gap* keeps them apart, *flex-wrap* lets them go to the next line.

      ~~~
      .bar { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
      .bar .end { margin-inline-start: auto; }
      ~~~

      An automatic margin eats all free room: so the last button goes to the end.
      `,
    ],
    [
      'Grow, shrink, basis',
      `
      *flex: 1 1 15rem* reads: may grow, may shrink, would like to be 15rem. Three such boxes stand in one row where there is room, and below
      each other where there is none, without a media query.

      Text refuses to shrink below its longest word. *min-width: 0* on the child allows it.
      `,
    ],
    [
      'Grid: rows and columns at once',
      `
      Where flexbox lays out one direction, grid lays out two.

      ~~~
      .page { display: grid; grid-template-columns: 1fr 18rem; gap: 2rem; }
      ~~~

      *1fr* is one share of the room that is left after all fixed parts.
      `,
    ],
    [
      'As many columns as fit',
      `
      One line makes a gallery for every width:

      ~~~
      .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1rem; }
      ~~~

      *min(16rem, 100%)* keeps it from overflowing on a very small screen. With *auto-fit* instead of *auto-fill* few cards stretch over the
      whole row.
      `,
    ],
    [
      'Names for areas',
      `
      Areas make a layout readable in the source.

      ~~~
      .page { grid-template-areas: 'head head' 'main side'; }
      .page > main { grid-area: main; }
      @media (width < 50em) { .page { grid-template-areas: 'head' 'main' 'side'; grid-template-columns: 1fr; } }
      ~~~

      The order on the screen should stay the order of the source: that is how it is read aloud.
      `,
    ],
    [
      'Rows that share a line',
      `
      Cards with titles of one and of two lines look restless, because their texts begin at different heights. A subgrid lets the parts of
      all cards share rows.

      ~~~
      .card { display: grid; grid-row: span 3; grid-template-rows: subgrid; }
      ~~~
      `,
    ],
    [
      'Ask the container, not the window',
      `
      A card in a narrow column should look narrow even on a wide screen. Container queries ask for the room a part really has.

      ~~~
      .column { container-type: inline-size; }
      @container (width > 30rem) { .card { display: flex; } }
      ~~~
      `,
    ],
    [
      'Words that run the other way',
      `
      *margin-inline-start* means left in German and right in Arabic. Use the logical names from the start: *padding-block*, *inset-inline*,
      *text-align: start*. It costs nothing and saves a second style sheet.

      > Put *dir="rtl"* on your page and see what stays on the wrong side.
      `,
    ],
    [
      'Look at the edges',
      `
      Before you call it done, look at the page

      - at 320 pixels and at 400 percent zoom,
      - with a title of one word and one of thirty,
      - with no entries, with one and with a thousand,
      - printed on paper.

      What overflows there has a width somebody guessed. Find it and let it go.
      `,
    ],
  ],
}
