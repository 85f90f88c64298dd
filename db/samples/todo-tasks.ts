export type SampleTodo = {
  readonly title: string
  readonly notes: string
  /** Days from today. */
  readonly start?: number
  readonly due: number
  /** A time in UTC; without it any time of the day. */
  readonly at?: string
  /** `d` done, `*` starred, `!` important, `x` deleted. */
  readonly marks?: string
  readonly labels?: readonly number[]
}

const [frontend, backend, api, issue, mobile] = [0, 1, 2, 3, 4]

/** In the order made by hand. */
export const sampleTodos: readonly SampleTodo[] = [
  {
    title: 'Call Mrs Keller about the missing wage statement',
    notes: 'She wanted to send it by post. Without it the return of the family cannot be finished.',
    due: 0,
    marks: '*!',
  },
  {
    title: 'Fix the upload of large receipts',
    notes: 'Photographs of more than 10 MB stop at the last percent. Two clients have written about it.',
    start: -2,
    due: 0,
    marks: '!',
    labels: [backend, issue],
  },
  {
    title: 'Show the remaining days of each extension on the overview',
    notes: 'Number first, date below it. Red is for what is late, not for what is close.',
    start: -1,
    due: 1,
    at: '13:30',
    labels: [frontend],
  },
  {
    title: 'Remind the bakery of the quarterly VAT figures',
    notes: 'Figures are due at the end of the month; they asked to be told two weeks ahead.',
    due: -1,
    marks: '*',
  },
  {
    title: 'Answer the question of the tax office about the garage in Niederdorf',
    notes: '**Wanted:**\n- lease of the ground floor\n- invoice for the new gate\n- short letter',
    due: -3,
    marks: '!',
  },
  {
    title: 'Write down how a client invites a second person',
    notes: 'One page with three pictures is enough.',
    start: 0,
    due: 4,
    labels: [frontend],
  },
  {
    title: 'Keep drafts when the connection is lost',
    notes: 'On the train the form came back empty. Drafts should stay on the device until they are sent.',
    due: 3,
    marks: '!',
    labels: [mobile, issue],
  },
  {
    title: 'Import bank statements in the new format',
    notes: 'The bank changes its export next month. Old files must still work.',
    start: 2,
    due: 9,
    marks: '*!',
    labels: [backend, api],
  },
  {
    title: 'Test the list of deadlines with a screen reader',
    notes: 'Ask the association for the blind whether somebody has half an hour.',
    due: 6,
    labels: [frontend, issue],
  },
  {
    title: 'Answer calls for unknown clients with a plain 404',
    notes: 'Today the answer tells whether the number exists. It must not.',
    due: 2,
    marks: '!',
    labels: [api, issue],
  },
  {
    title: 'Order envelopes and paper',
    notes: '500 envelopes C5 with window, 10 packs of paper.',
    due: 7,
  },
  {
    title: 'Plan the evening for new clients',
    notes: 'Room for 30, something to eat, a talk of 20 minutes about deductions for families.',
    start: 10,
    due: 34,
    marks: '*',
  },
  {
    title: 'Make buttons large enough for thumbs',
    notes: 'At least 44 pixels on every phone we have in the drawer.',
    due: 14,
    labels: [frontend, mobile],
  },
  {
    title: 'Send receipts as PDF to the archive at night',
    notes: 'As a job, not while somebody waits. Try again three times, then tell us.',
    start: -6,
    due: -2,
    marks: 'd*',
    labels: [backend],
  },
  {
    title: 'Agree on the words for the new menu',
    notes: 'Short, the same in letters and on the screen, German first.',
    due: -5,
    marks: 'd',
    labels: [frontend],
  },
  {
    title: 'Limit how often the interface may be asked',
    notes: 'One hundred calls a minute for each office; more on request.',
    due: -4,
    marks: 'd!',
    labels: [api, backend],
  },
  {
    title: 'Find out why two mails were sent for one order',
    notes: 'The button could be pressed twice. Now the second press does nothing.',
    due: -7,
    marks: 'd',
    labels: [issue, api],
  },
  {
    title: 'Move the backup to the second building',
    notes: 'Done on Friday evening. A trial restore took 40 minutes.',
    due: -6,
    marks: 'd*!',
    labels: [backend, issue],
  },
  {
    title: 'Turn pictures upright that were taken sideways',
    notes: 'Phones write the turn into the file; read it before showing.',
    due: -3,
    at: '15:00',
    marks: 'd',
    labels: [mobile, issue, backend, api],
  },
  {
    title: 'Compare offers for a coffee machine',
    notes: 'The old one was repaired.',
    due: 20,
    marks: 'x',
  },
]
