import type { Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'
import type { Member } from '../rows.ts'
import type { WidgetOf } from '../widget.ts'

type Tx = Transaction<NoTables>
type Colleague = { readonly id: string; readonly name: string; readonly avatar: string; readonly email: string; readonly role: string }
type Guest = { readonly id: string; readonly name: string; readonly avatar: string }
type Known = { readonly name: string; readonly email: string; readonly phone: string; readonly office: string; readonly jobTitle: string }

/** Who knows something of people: accounts, boards, the address book and the chat. */
export type People = {
  readonly colleagues: (tx: Tx) => Promise<readonly Colleague[]>
  readonly guests: (tx: Tx, projectId: string | undefined) => Promise<readonly Guest[]>
  readonly known: (tx: Tx, who: { readonly emails: readonly string[]; readonly names: readonly string[] }) => Promise<readonly Known[]>
  readonly presence: (tx: Tx) => Promise<ReadonlyMap<string, NonNullable<Member['status']>>>
}

const columns = [
  { id: 'name', title: 'Name' },
  { id: 'position', title: 'Position' },
  { id: 'office', title: 'Office' },
  { id: 'email', title: 'Email' },
  { id: 'phone', title: 'Phone' },
]
const byName = new Intl.Collator('de-CH')

/** Everybody who works on a project, or on any: the accounts of the workspace, and people on boards who have none. */
export async function teamWidget(tx: Tx, people: People, projectId: string | undefined): Promise<WidgetOf<'team'>> {
  const colleagues = await people.colleagues(tx)
  const names = new Set(colleagues.map(({ name }) => name))
  const guests = (await people.guests(tx, projectId)).filter(({ name }) => !names.has(name))
  const known = await people.known(tx, { emails: colleagues.map(({ email }) => email), names: guests.map(({ name }) => name) })
  const presence = await people.presence(tx)
  const byEmail = (email: string): Known | undefined => known.find((each) => each.email !== '' && each.email === email.toLowerCase())
  // Two people with the same name cannot be told apart.
  const byWholeName = (name: string): Known | undefined => only(known.filter((each) => each.name === name))
  const rows = [
    ...colleagues.map(({ role, ...colleague }): Member => {
      const { phone = '', office = '' } = byEmail(colleague.email) ?? {}
      return { ...colleague, position: role, phone, office, isMember: true, status: presence.get(colleague.id) ?? 'offline' }
    }),
    ...guests.map((guest): Member => {
      const { email = '', phone = '', office = '', jobTitle = '' } = byWholeName(guest.name) ?? {}
      return { ...guest, position: jobTitle, email, phone, office, isMember: false, status: null }
    }),
  ]
  const sorted = rows.toSorted((one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1))
  return { id: 'team', title: 'Team Members', table: { columns, rows: sorted } }
}

function only<Each>(found: readonly Each[]): Each | undefined {
  return found.length === 1 ? found[0] : undefined
}
