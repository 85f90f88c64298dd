import type { Label } from '../../src/features/scrumboard/board.ts'

type LabelName = 'High Priority' | 'Design' | 'App' | 'Feature' | 'Rooms' | 'Suppliers' | 'Everybody'
type Person = 'Livia Berger' | 'Noah Caduff' | 'Mara Studer' | 'Jonas Wyss'

export type SampleCard = {
  readonly name: string
  readonly text?: string
  readonly labels?: readonly LabelName[]
  /** «me» founded the workspace. */
  readonly people?: readonly (Person | 'me')[]
  readonly due?: { readonly day: number; readonly at: string }
  readonly cover?: 'screens' | 'roofs'
  readonly link?: { readonly name: string; readonly url: string }
  /** An item that begins with «x » is done. */
  readonly checklists?: Readonly<Record<string, readonly string[]>>
  readonly comments?: readonly { readonly by: Person; readonly day: number; readonly text: string }[]
  readonly isSubscribed?: true
}
export type SampleBoard = {
  readonly name: string
  readonly color: 'blue' | ''
  readonly isSubscribed: boolean
  readonly people: readonly Person[]
  readonly labels: readonly (Pick<Label, 'class'> & { readonly name: LabelName })[]
  readonly lists: Readonly<Record<string, readonly SampleCard[]>>
}

const portal: SampleBoard = {
  name: 'Client Portal',
  color: 'blue',
  isSubscribed: true,
  people: ['Livia Berger', 'Noah Caduff', 'Mara Studer', 'Jonas Wyss'],
  labels: [
    { name: 'High Priority', class: 'red' },
    { name: 'Design', class: 'orange' },
    { name: 'App', class: 'blue' },
    { name: 'Feature', class: 'green' },
  ],
  lists: {
    Design: [
      {
        name: 'Quiet start page for clients',
        text: 'What does a client want to see first?\n\n- open **documents**\n- the next deadline\n- who to call',
        labels: ['Design', 'High Priority'],
        people: ['me', 'Livia Berger', 'Mara Studer'],
        due: { day: 3, at: '15:00' },
        cover: 'screens',
        checklists: {
          'Before the review': ['x Sketch for phones', 'x Sketch for large screens', 'Words checked by the front desk', 'Dark colours'],
        },
        comments: [
          { by: 'Mara Studer', day: -2, text: 'The deadline belongs to the very top, I think.' },
          { by: 'Livia Berger', day: -1, text: 'Agreed. The new sketch is attached.' },
        ],
        isSubscribed: true,
      },
      { name: 'Icons for the kinds of documents', labels: ['Design'], people: ['Livia Berger'], isSubscribed: true },
    ],
    Development: [
      {
        name: 'Upload of several receipts at once',
        text: 'Ten at a time, with a preview. A receipt that fails must not stop the others.',
        labels: ['App', 'Feature'],
        people: ['me', 'Noah Caduff'],
        due: { day: -1, at: '09:00' },
        checklists: { 'Done when': ['x Drop on the page', 'x Choose by hand', 'Progress of each file', 'Try again after a break'] },
        comments: [{ by: 'Jonas Wyss', day: -3, text: 'Please try it with photographs from a phone too, they are large.' }],
        isSubscribed: true,
      },
      {
        name: 'Sign in without a password',
        labels: ['App'],
        people: ['Noah Caduff', 'Jonas Wyss'],
        link: { name: 'What the clients asked for', url: 'https://www.example.com/clients/wishes' },
      },
      {
        name: 'Read the balance sheet from the ledger',
        labels: ['High Priority', 'App'],
        people: ['Jonas Wyss'],
        due: { day: 8, at: '12:00' },
        checklists: { Steps: ['x Agree on the accounts', 'Read a test ledger', 'Compare with last year'] },
        isSubscribed: true,
      },
      {
        name: 'Faster list of documents',
        text: 'A client with 4,000 documents waits for three seconds.',
        labels: ['App'],
        people: ['Noah Caduff'],
      },
    ],
    'Upcoming Features': [
      {
        name: 'Reminder before a filing deadline',
        text: 'By mail, two weeks and two days before.',
        labels: ['Feature'],
        people: ['me', 'Mara Studer'],
        due: { day: 24, at: '17:00' },
        isSubscribed: true,
      },
      {
        name: 'Photographs of the offices for the contact page',
        labels: ['Design', 'Feature'],
        people: ['Livia Berger'],
        cover: 'roofs',
        checklists: { Places: ['x Roofs from the terrace', 'Meeting room', 'Front desk with flowers'] },
      },
      { name: 'Book an appointment online', labels: ['Feature'], people: ['Mara Studer', 'Jonas Wyss'] },
      { name: 'Portal in French', labels: ['Feature'] },
      { name: 'One sign-in for families with several files', labels: ['Feature', 'App'] },
    ],
    'Known Bugs': [
      {
        name: 'Umlauts are wrong in the name of a download',
        text: 'Seen with `Übersicht 2025.pdf` in one browser only.',
        labels: ['High Priority', 'App'],
        people: ['me', 'Noah Caduff'],
        checklists: { 'Seen with': ['x Windows', 'x Mac', 'Phones', 'Tablets'] },
        comments: [{ by: 'Noah Caduff', day: -4, text: 'Found it: the name is written in the old way only.' }],
        isSubscribed: true,
      },
      { name: 'The page jumps when a notice closes', labels: ['Design'], people: ['Livia Berger'] },
      { name: 'Totals are cut off on small phones', labels: ['App'] },
    ],
  },
}

const move: SampleBoard = {
  name: 'Office Move',
  color: '',
  isSubscribed: false,
  people: ['Mara Studer', 'Jonas Wyss'],
  labels: [
    { name: 'Rooms', class: 'teal' },
    { name: 'Suppliers', class: 'yellow' },
    { name: 'Everybody', class: 'purple' },
  ],
  lists: {
    'To plan': [
      {
        name: 'Which archive boxes come along',
        labels: ['Rooms', 'Everybody'],
        people: ['Mara Studer'],
        checklists: { Floors: ['x Ground floor', 'First floor', 'Cellar'] },
      },
    ],
    'Under way': [
      {
        name: 'Order desks and lamps',
        text: 'Twelve desks that move up and down, six lamps.',
        labels: ['Suppliers'],
        people: ['me', 'Jonas Wyss'],
        checklists: { Offers: ['x Two offers asked for', 'Sample desk tried by everybody'] },
      },
    ],
  },
}

export const sampleBoards: readonly SampleBoard[] = [portal, move]
