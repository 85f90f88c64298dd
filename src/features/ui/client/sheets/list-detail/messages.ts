/** A made-up message; `minutesAgo` keeps the sheet from growing old. */
export type Message = {
  readonly id: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly minutesAgo: number
  readonly isStarred: boolean
  readonly folder: 'inbox' | 'sent'
}

const people = ['Mira Keller', 'Tom Rossi', 'Sina Brunner', 'Luca Frei', 'Nora Ammann', 'Jonas Wyss', 'Lea Bianchi'] as const
const subjects = [
  ['Draft of the spring newsletter', 'I have shortened the second part, please have a look before it goes out on Friday.'],
  ['Invoice 2026-118 and delivery note', 'As discussed, here are the invoice and the note for the last delivery.'],
  ['Room for Thursday', 'The large room is taken, shall we meet in the library instead?'],
  ['Board is ready for review', 'All cards have owners now, two are still without a due date.'],
  ['Photos from the open day', 'Twelve pictures, the best ones come first.'],
] as const

export function someMessages(count: number): readonly Message[] {
  return Array.from({ length: count }, (_, at) => {
    const [subject, text] = subjects[at % subjects.length] ?? subjects[0]
    return {
      id: String(at + 1),
      from: people[at % people.length] ?? people[0],
      subject: at < subjects.length ? subject : `${subject} (${at + 1})`,
      text,
      minutesAgo: 7 + at * 190,
      isStarred: at % 4 === 1,
      folder: at % 6 === 5 ? 'sent' : 'inbox',
    }
  })
}
