import type { SampleCourse } from './sample-course.ts'

export const fastPagesCourse: SampleCourse = {
  title: 'Pages that open in a second',
  description: 'Measure first, then send less, later and closer: a slow page made quick, one figure at a time.',
  category: 'web',
  length: 45,
  reached: 0,
  steps: [
    [
      'What slow means',
      `
      A page is slow when people wait: for the first picture of it, for the main thing on it, or for an answer to a tap. Each has a figure:
      first contentful paint, largest contentful paint and interaction to next paint.

      We take a page of a travel office that needs nine seconds on a telephone, and end below two.
      `,
    ],
    [
      'Measure like a visitor',
      `
      Your own machine is too good. In the developer tools of the browser, slow the network and the processor down, and load with an empty
      cache.

      - Measure five times and take the median.
      - Change one thing, measure again, and write both figures down.

      > Measure your start page now, before you change anything.
      `,
    ],
    [
      'The waterfall',
      `
      The network view shows which file waits for which. Long chains are the enemy: a style sheet that imports another one that asks for a
      font costs three round trips before a letter shows.

      Look for the first long gap, not for the largest file.
      `,
    ],
    [
      'Send less script',
      `
      A kilobyte of script is dearer than one of a picture: it has to be read, compiled and run. Fetch what is not needed at once when it is
      needed.

      ~~~
      button.addEventListener('click', async () => {
        const { openMap } = await import('./map.js')
        openMap()
      })
      ~~~
      `,
    ],
    [
      'Scripts that do not block',
      `
      A plain script in the head stops the reading of the page. With *defer* it is fetched beside it and run at the end, in order. Modules
      do so by themselves.

      ~~~
      <script defer src="/menu.js"></script>
      <script type="module" src="/app.js"></script>
      ~~~
      `,
    ],
    [
      'Pictures in the right size',
      `
      A telephone that shows 360 pixels should not fetch 3000. Offer several widths and let the browser choose.

      ~~~
      <img src="lake-800.jpg" srcset="lake-400.jpg 400w, lake-800.jpg 800w"
        sizes="(width < 600px) 100vw, 50vw" width="800" height="500" alt="A still lake">
      ~~~

      *width* and *height* keep its room free, so that nothing jumps.
      `,
    ],
    [
      'Later is fine',
      `
      Pictures far below can wait until somebody comes near.

      ~~~
      <img src="team.jpg" loading="lazy" width="600" height="400" alt="Our team">
      ~~~

      Never do this to the largest picture at the top: there, *fetchpriority="high"* is the better word.
      `,
    ],
    [
      'Fonts without a flash',
      `
      Text should be readable before its typeface arrives. *font-display: swap* shows a fallback first. Serve the file from your own address
      and ask for it early.

      ~~~
      <link rel="preload" href="/mulish.woff2" as="font" type="font/woff2" crossorigin>
      ~~~
      `,
    ],
    [
      'Keep what does not change',
      `
      A file whose name holds a hash of its content never changes. Let browsers keep it for a year; let them ask for the page itself each
      time.

      ~~~
      Cache-Control: public, max-age=31536000, immutable
      Cache-Control: no-cache
      ~~~

      The first line is for *app-3f9c1.js*, the second for the page. *no-cache* means «ask first», not «do not keep».
      `,
    ],
    [
      'Answer taps at once',
      `
      A task of more than 50 milliseconds makes taps wait. Split long work and let the browser breathe in between.

      ~~~
      for (const [at, row] of rows.entries()) {
        draw(row)
        if (at % 50 === 49) await new Promise((done) => setTimeout(done))
      }
      ~~~
      `,
    ],
    [
      'Keep it quick',
      `
      Pages grow slow again by themselves. Write a budget down and let the build fail above it: so many kilobytes of script, so many requests,
      so many seconds.

      > Add the size of your scripts to the checks that run before each merge.
      `,
    ],
  ],
}
