import type { Note } from '../../src/features/notes/contract.ts'

type SampleNote = {
  readonly title: string
  readonly text?: string
  /** Each begins with `x ` or `- `. */
  readonly items?: readonly string[]
  readonly labels?: readonly (typeof sampleLabels)[number][]
  /** Days from today, and a time in UTC. */
  readonly reminder?: { readonly day: number; readonly at: string }
  readonly picture?: { readonly name: 'hills' | 'plan'; readonly alt: string }
  readonly color?: Note['color']
  readonly isPinned?: boolean
  readonly isArchived?: boolean
}

export const sampleLabels = ['Family', 'Work', 'Todos', 'Prior', 'Personal', 'Friends'] as const

/** In the order made by hand. */
export const sampleNotes: readonly SampleNote[] = [
  {
    title: 'Before the returns go out',
    items: ['x Wage statements complete', 'x Third pillar entered', '- Second pair of eyes', '- Signature on page four'],
    labels: ['Work', 'Prior'],
    color: 'yellow',
    isPinned: true,
  },
  {
    title: 'Call the fiduciary association',
    text: 'Ask whether the course on digital receipts has places left, and whether two from one office pay less.',
    labels: ['Work'],
    reminder: { day: 1, at: '08:00' },
  },
  {
    title: 'Walk above the lake',
    text: 'Up by the chapel, down through the vineyards. Two hours, boots if it has rained.',
    picture: { name: 'hills', alt: 'Three rows of hills above a lake in the evening' },
    labels: ['Family', 'Friends'],
  },
  {
    title: 'Groceries for Friday',
    items: ['- Potatoes, 2 kg', '- Mountain cheese', 'x Pears', '- Fresh bread', '- Coffee beans'],
    labels: ['Family', 'Todos'],
    reminder: { day: 2, at: '15:30' },
    color: 'green',
  },
  {
    title: '',
    text: 'A letter that nobody has to read twice is worth more than one that says everything.',
    labels: ['Personal'],
    color: 'purple',
  },
  {
    title: 'New seats on the ground floor',
    text: 'Nora by the window, the printer moves behind the door. Electrician comes once the plan is agreed.',
    picture: { name: 'plan', alt: 'Plan of an office with six desks in three rooms' },
    labels: ['Work'],
    reminder: { day: 4, at: '07:30' },
  },
  {
    title: 'Birthday of Livia',
    text: 'She turns eight. A book about birds, or the small telescope.',
    labels: ['Family', 'Personal'],
    reminder: { day: 6, at: '17:00' },
    color: 'red',
  },
  {
    title: 'Questions for the yearly talk',
    items: [
      '- What went well with the new clients?',
      '- Where do we wait for each other?',
      '- Which course next year?',
      '- Fewer meetings on Monday',
      'x Print the goals of last year',
    ],
    labels: ['Work', 'Prior'],
  },
  {
    title: 'Wi-Fi for guests',
    text: 'The name is on the card in the meeting room. It changes on the first of the month.',
    labels: ['Work'],
    color: 'gray',
  },
  {
    title: 'Cards on Thursday',
    text: 'At Samir’s from seven. Bring something salty and the long tablecloth.',
    labels: ['Friends'],
    reminder: { day: 3, at: '16:00' },
  },
  {
    title: 'Winter tyres',
    items: ['x Ask for a date', '- Bring the key of the cellar'],
    labels: ['Todos', 'Personal'],
    color: 'blue',
  },
  {
    title: 'Words we use',
    text: 'Extension, not delay. Receipt, not document. Please, not must.',
    labels: ['Work'],
  },
  {
    title: 'Summer opening hours',
    text: 'Closed on Wednesday afternoons in July. The answering machine says so already.',
    labels: ['Work'],
    isArchived: true,
  },
  {
    title: 'Holiday flat',
    text: 'Three rooms, no stairs, close to the station. The landlady answers in the evening.',
    labels: ['Family'],
    isArchived: true,
  },
  {
    title: 'Recipe for plum cake',
    text: '250 g flour, 120 g butter, a kilo of plums, cinnamon. Half an hour at 200 degrees.',
    labels: ['Personal'],
    isArchived: true,
  },
]
