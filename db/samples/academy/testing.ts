import type { SampleCourse } from './sample-course.ts'

export const testingCourse: SampleCourse = {
  title: 'Tests that read like sentences',
  description: 'Few tests that say what the product does, find real mistakes and let you change everything behind them.',
  category: 'web',
  length: 60,
  reached: 0,
  steps: [
    [
      'A test is a promise',
      `
      The title of a test is a sentence about the product: «refuses a day in the past». If you cannot say it to a colleague from another
      department, you are testing how it is built and not what it does.

      We test the booking of a meeting room.
      `,
    ],
    [
      'Given, when, then',
      `
      Three parts, two empty lines, one behaviour.

      ~~~
      it('refuses a booking that overlaps another one', () => {
        const room = aRoom({ bookings: [from('10:00', '11:00')] })

        const answer = book(room, from('10:30', '11:30'))

        expect(answer).toEqual({ kind: 'refused', reason: 'taken' })
      })
      ~~~
      `,
    ],
    [
      'Both sides of a limit',
      `
      Mistakes live at limits. If eight people fit, test with eight and with nine. If a booking ends at eleven, the next may begin at eleven.

      ~~~
      it.each([[8, 'booked'], [9, 'refused']])('for %i people it is %s', (people, kind) => {
        expect(bookFor(people).kind).toBe(kind)
      })
      ~~~
      `,
    ],
    [
      'Time comes in as a parameter',
      `
      A test that fails on the first of January is worse than none. Never ask for the time inside a rule: take it as a parameter.

      ~~~
      export function isPast(day: string, today: string): boolean {
        return day < today
      }
      ~~~

      > Search your rules for *new Date()*. Each one is a test that will fail some day.
      `,
    ],
    [
      'Small builders',
      `
      Large fixtures grow until nobody dares to touch them. A builder fills in what a test does not care about.

      ~~~
      const aRoom = (change: Partial<Room> = {}): Room => ({ name: 'Rigi', seats: 8, bookings: [], ...change })
      ~~~

      What stands in the test is what matters to it.
      `,
    ],
    [
      'Find things as people do',
      `
      Look for a button by its name, not by its class. Then the test also proves that it has a name.

      ~~~
      await user.click(screen.getByRole('button', { name: 'Book' }))
      expect(screen.getByText('Booked for 10:00')).toBeTruthy()
      ~~~
      `,
    ],
    [
      'A real database',
      `
      A pretended database says yes to everything. The real one knows what unique means. Start one for the tests, give each test file a schema
      of its own, and throw it away afterwards.

      It is slower by seconds and saves you days.
      `,
    ],
    [
      'Fake only what is outside',
      `
      Replace what you do not own: the clock, the mail provider, the bank. Do it at the edge of your program, where their words come in, and
      leave everything behind it as it is.
      `,
    ],
    [
      'Wait for facts, not for seconds',
      `
      A pause of two seconds is too long on your machine and too short on a busy one. Wait for what you expect to see.

      ~~~
      await expect(page.getByText('Saved')).toBeVisible()
      ~~~

      A test that sometimes fails is a fault, in the test or in the product. Look for it the same day.
      `,
    ],
    [
      'See it fail once',
      `
      A test that never failed proves nothing. Write it before the fix and see it red. For old code, break the line it guards on purpose, and
      put it back.

      > Take your favourite test, change one sign in the rule, and run it.
      `,
    ],
    [
      'Few slow, many quick',
      `
      Rules by the hundred in milliseconds, requests by the dozen in seconds, whole journeys in a browser by the handful. If a mistake slips
      through, write its test at the quickest place that could have found it.
      `,
    ],
  ],
}
