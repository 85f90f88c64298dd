import type { SampleCourse } from './sample-course.ts'

export const coloursCourse: SampleCourse = {
  title: 'Colours, contrast and dark mode',
  description: 'Name colours by what they are for, check that they can be read, and get a dark theme almost for free.',
  category: 'web',
  length: 40,
  reached: 11,
  steps: [
    [
      'Roles before colours',
      `
      «Blue» says how something looks, «primary» what it is for. A page that speaks of roles can change its colours in one place.

      We need few: *canvas*, *surface*, *text*, *muted*, *line*, *primary*, *danger*. Write down for each what it may lie on.
      `,
    ],
    [
      'Custom properties',
      `
      Roles become custom properties. Parts of the page only ever use the role.

      ~~~
      :root { --surface: #ffffff; --text: #1b2026; --primary: #2b5fc6; }
      .card { background: var(--surface); color: var(--text); }
      ~~~

      > Search your styles for hex values outside of this one block. Each is a role that has no name yet.
      `,
    ],
    [
      'Contrast in figures',
      `
      The contrast of two colours is a number from 1 to 21. Text needs at least 4.5, large text 3, and so do the borders of fields and the
      ring of the focus.

      It compares how light the colours are, not their hue: red on green may look loud and still be unreadable.
      `,
    ],
    [
      'Check every pair',
      `
      Only pairs that meet matter. List them and let a test compute them, so that a new theme that fails cannot be merged.

      ~~~
      for (const [text, ground] of pairs) {
        expect(contrast(theme[text], theme[ground])).toBeGreaterThan(4.5)
      }
      ~~~
      `,
    ],
    [
      'Never by colour alone',
      `
      About one man in twelve sees red and green differently. A paid invoice needs more than a green dot: a word, a sign, a place.

      > Look at your page in grey. What can you no longer tell apart?
      `,
    ],
    [
      'Dark is not inverted',
      `
      In the dark, what is nearer is lighter: canvas, surface and dialog rise in small steps. Shadows no longer work, so lines take their
      place. Pure white on pure black glows; take a light grey on a dark one.
      `,
    ],
    [
      'Follow the system',
      `
      The system knows whether somebody wants it dark. Follow it unless they chose otherwise.

      ~~~
      :root { color-scheme: light dark; }
      @media (prefers-color-scheme: dark) { :root { --surface: #1a1e24; --text: #e5e8ec; } }
      ~~~

      *color-scheme* also gives scrollbars and native fields the right look.
      `,
    ],
    [
      'A switch that is remembered',
      `
      A choice stands on the root element as *data-theme* and in a cookie, so that the server can write it into the page. Read it before the
      first paint: otherwise a white flash greets everybody at night.
      `,
    ],
    [
      'Greys with a little colour',
      `
      Neutral greys look dead beside a brand colour. Give them a trace of its hue. In OKLCH that is easy, because lightness stays what it
      says.

      ~~~
      --line: oklch(0.9 0.01 255);
      --muted: oklch(0.5 0.02 255);
      ~~~
      `,
    ],
    [
      'Forced colours',
      `
      Some people let the system replace all colours. Backgrounds vanish then, and borders stay. A button that is only a filled area becomes
      plain text, so give it a transparent border: it will be drawn.

      ~~~
      .button { border: 1px solid transparent; }
      ~~~
      `,
    ],
    [
      'Looking back',
      `
      You have roles instead of colours, a test that knows every pair, a dark theme and a page that works in forced colours.

      Keep one habit: whenever you reach for a hex value, ask what it is for, and use that word.
      `,
    ],
  ],
}
