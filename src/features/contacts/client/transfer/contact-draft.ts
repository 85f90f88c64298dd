import { isPlainDate, plainDate } from '../../../../kit/plain-date.ts'
import { readDate } from '../../../../kit/read-date.ts'
import type { Contact } from '../../contact.ts'

/** What a file says about somebody; only what it says. */
export type ContactDraft = Partial<Omit<Contact, 'version' | 'avatar'>> & {
  readonly name: string
  readonly groups: readonly string[]
  /** As a `data:` address. */
  readonly photo: string
}

const most = {
  name: 200,
  lastName: 200,
  nickname: 200,
  company: 200,
  jobTitle: 200,
  email: 320,
  phone: 100,
  address: 1000,
  notes: 20_000,
} as const
type TextField = keyof typeof most
const textFields = Object.keys(most) as readonly TextField[] // the keys of a constant are exactly these

type Cells = Readonly<Record<string, string>>

/** Makes a contact of the cells of a line; nothing where it has no name of any kind. */
export function draftOf(cells: Cells): ContactDraft | undefined {
  const names = namesIn(cells)
  if (names.name === '') return undefined
  const values: Cells = { ...cells, ...names }
  const texts = textFields.flatMap((field) => {
    const text = (values[field] ?? '').trim().slice(0, most[field])
    return text === '' ? [] : [[field, text] as const]
  })
  const birthday = birthdayIn(cells['birthday'] ?? '')
  return {
    ...Object.fromEntries(texts),
    name: names.name.slice(0, most.name),
    ...(birthday === '' ? {} : { birthday }),
    ...(cells['id'] ? { id: cells['id'] } : {}),
    groups: groupsIn(cells['groups'] ?? ''),
    photo: cells['photo'] ?? '',
  }
}

/** First and last name, or a whole name taken apart, or what else can stand for one. */
function namesIn({ firstName = '', lastName = '', fullName = '', company = '', email = '' }: Cells): {
  readonly name: string
  readonly lastName: string
} {
  if (firstName !== '') return { name: firstName, lastName }
  if (lastName !== '') return { name: lastName, lastName: '' }
  const words = fullName.trim().split(/\s+/)
  if (words.length > 1) return { name: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
  return { name: [fullName, company, email].map((text) => text.trim()).find((text) => text !== '') ?? '', lastName: '' }
}

const anyDay = plainDate(2024, 1, 1)

/** As we store it: `1990-05-17` or `--05-17`. What is no day is left out. */
function birthdayIn(text: string): string {
  const [, month, day] = /^\s*--(\d\d)-?(\d\d)\s*$/.exec(text) ?? []
  if (month !== undefined && day !== undefined) return isPlainDate(`2000-${month}-${day}`) ? `--${month}-${day}` : ''
  return readDate(text.trim(), { towards: 'past', today: anyDay }) ?? ''
}

/** A JSON list from a vCard; from a table, names with `:::`, semicolons or commas between, without the marks of other products. */
function groupsIn(cell: string): readonly string[] {
  if (cell.startsWith('[')) {
    const groups: unknown = JSON.parse(cell)
    return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []
  }
  const pieces = cell.includes(':::') ? cell.split(':::') : cell.split(/[;,]/)
  return pieces.map((piece) => piece.trim().slice(0, 100)).filter((piece) => piece !== '' && !piece.startsWith('*'))
}
