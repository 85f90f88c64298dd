import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { newCode, newReference } from '../../src/features/extension/reference.ts'
import type { Entry, Journal } from './journal.ts'
import type { Behaviour } from './modes.ts'

const Delivered = z.object({ reference: z.string() })
const Asked = z.object({ Periode: z.int(), Wunschfrist: z.string(), PersonSearchRequest: z.object({ SubjektId: z.string() }) })

const businessPath = '/BusinessAPI/efristerstreckung'

export type Incoming = { readonly path: string; readonly key: string | undefined; readonly body: string }
export type Applied = { readonly status: number; readonly reply: unknown }

/** Does what is asked, once for each key unless keys are ignored, and says what it says for good. */
export function apply(journal: Journal, incoming: Incoming, behaviour: Behaviour, ignoresKey: boolean): Applied {
  const digest = createHash('sha256').update(`${incoming.path}\n${incoming.body}`).digest('hex')
  const earlier = incoming.key === undefined || ignoresKey ? undefined : journal.find(incoming.key)
  if (earlier) return earlier.digest === digest ? { status: 200, reply: earlier.reply } : { status: 422, reply: { error: 'key-reused' } }
  const done = incoming.path === businessPath ? decided(incoming.body, behaviour.answers) : delivered(incoming.body)
  if (!done) return { status: 400, reply: { error: 'unreadable' } }
  if (behaviour.rejects.includes(done.reference)) return { status: 422, reply: { error: 'rejected' } }
  const entry: Entry = { key: incoming.key ?? `none-${randomBytes(8).toString('hex')}`, digest, at: Date.now(), ...done }
  journal.append(entry)
  return { status: 200, reply: entry.reply }
}

type Done = Pick<Entry, 'reference' | 'reply'>

function delivered(body: string): Done | undefined {
  const read = Delivered.safeParse(parsed(body))
  return read.success ? { reference: read.data.reference, reply: { reference: read.data.reference } } : undefined
}

/** A fixed plausible answer in the words of the cantons' own interface. */
function decided(body: string, answers: Behaviour['answers']): Done | undefined {
  const read = Asked.safeParse(parsed(body))
  if (!read.success) return undefined
  const { Periode, Wunschfrist } = read.data
  const reference = newReference(Periode, randomBytes(9))
  if (answers === 'refusal') return { reference, reply: { ErrorMessage: 'Zu diesen Angaben wurde kein Steuerfall gefunden.' } }
  const [, month, day, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(Wunschfrist) ?? []
  const deadline = year === undefined ? Wunschfrist : `${year}-${month}-${day}`
  const old = {
    ErgebnisText: `Die Fristerstreckung wurde bewilligt. Neue Frist: ${deadline.split('-').toReversed().join('.')}.`,
    AlteFrist: `${Periode + 1}-03-31`,
    NeueFrist: deadline,
    ZusatzInfosPerson: { PersonName: 'Beispiel', Rufname: 'Andrea' },
  }
  if (answers === 'legacy') return { reference, reply: { BackEndData: old } }
  const proof = { Eingang: new Date().toISOString(), Referenz: reference, Pruefcode: newCode(randomBytes(8)) }
  const rule = { Status: 'entschieden', Regel: 'D6', Regelwerk: '1-00000000' }
  return { reference, reply: { BackEndData: { ...old, ...proof, ...rule } } }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
