import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import { dayAt, later, placeOfLaw, plainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Canton } from '../../../../platform/canton.ts'
import type { ExtensionRequest } from '../../contract.ts'
import { newCode, newReference } from '../../reference.ts'
import { latestDeadline, type LegalForm } from '../../rules.ts'
import { configurationOf } from '../decision/configuration.ts'
import { decide } from '../decision/decide.ts'
import type { Facts } from '../decision/facts.ts'
import { pendingText } from '../decision/sentences.ts'
import { locks } from '../guessing/budgets.ts'
import { readFacts } from '../submit/facts-store.ts'
import { changedText, grantedText, refusedText } from './office-sentences.ts'

/** A request as the office looks at it: with what its sender showed, or with what the office itself has made sure of. */
type Asked = {
  readonly legalForm: LegalForm
  readonly pid: number
  readonly period: number
  readonly receivedAt: Date
  readonly shown: 'office' | { readonly birthDate: PlainDate | null; readonly uid: string | null }
}

/** What the register and the published rules say about it. */
type Standing = {
  readonly person?: { readonly name: string; readonly firstName: string }
  readonly casePid: number
  /** The deadline of the case itself, and the one in force where a general extension goes beyond it. */
  readonly caseDeadline?: PlainDate
  readonly inForce?: PlainDate
  readonly latest: PlainDate
  /** Which rule answers a wish, and the new deadline where it grants one. */
  readonly answerTo: (wish: PlainDate) => { readonly rule: string; readonly message: string; readonly grants?: PlainDate }
}

/** The published rules and their words, for those who decide by hand. */
export type OfficeRules = {
  readonly version: string
  readonly begin: (period: number) => { readonly id: string; readonly reference: string; readonly code: string }
  readonly standing: <Tables>(db: Kysely<Tables>, asked: Asked) => Promise<Standing>
  readonly received: typeof pendingText
  readonly granted: (day: PlainDate) => string
  readonly refused: typeof refusedText
  readonly changed: (act: 'correct' | 'withdraw', day: PlainDate) => string
  /** The day it is where the law is made. */
  readonly dayAt: (at: Date) => PlainDate
}

export function officeRules(canton: Canton): OfficeRules {
  const configuration = configurationOf(canton)
  const { holidays } = configuration
  return {
    version: configuration.version,
    begin: (period) => {
      const random = randomBytes(17)
      return { id: randomUUIDv7(), reference: newReference(period, random.subarray(0, 9)), code: newCode(random.subarray(9)) }
    },
    standing: async (db, asked) => {
      const { known, casePid } = await factsOf(db, canton.id, asked)
      const { taxCase, generalDeadline, person } = known
      const dates = taxCase && {
        caseDeadline: taxCase.deadline,
        inForce: generalDeadline ? later(taxCase.deadline, generalDeadline) : taxCase.deadline,
      }
      const answerTo: Standing['answerTo'] = (wish) => {
        const decision = decide(known, requestOf(asked, known, wish), configuration, { at: asked.receivedAt, reference: '' })
        const { rule } = decision
        if (decision.kind === 'repeat') return { rule, message: '' }
        if (decision.kind === 'not-required') return { rule, message: decision.text }
        if (decision.kind !== 'decided') return { rule, message: decision.message }
        const { text, oldDeadline, newDeadline } = decision
        return { rule, message: text, ...(newDeadline > oldDeadline ? { grants: newDeadline } : {}) }
      }
      const named = person && { person: { name: person.name, firstName: person.firstName } }
      return { ...named, casePid, ...dates, latest: latestDeadline(asked.legalForm, asked.period), answerTo }
    },
    received: pendingText,
    granted: (day) => grantedText(day, holidays),
    refused: refusedText,
    changed: (act, day) => changedText(act, day, holidays),
    dayAt: (at) => dayAt(at, placeOfLaw),
  }
}

const anyDay = plainDate(2000, 1, 1)

async function factsOf<Tables>(
  db: Kysely<Tables>,
  canton: string,
  asked: Asked,
): Promise<{ readonly known: Facts; readonly casePid: number }> {
  const { legalForm, pid, period } = asked
  const request = { period, wish: anyDay, pid: String(pid), ...(legalForm === 'natural-person' ? { birthDate: anyDay } : {}) }
  const read = async <Row>({ text }: { readonly text: string }, values: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  const [found] = await readFacts({ read }, canton, [{ request, arrivedAt: performance.now() }], locks)
  if (!found) throw new Error('the database told nothing about a request')
  const { earlier: _, ...facts } = found.facts
  // Guesses lock those who show nothing but a birth date; whom the office has identified is not locked out.
  const known = asked.shown === 'office' ? { ...facts, isLocked: false } : facts
  return { known, casePid: found.casePid }
}

function requestOf({ legalForm, pid, period, shown }: Asked, { person }: Facts, wish: PlainDate): ExtensionRequest {
  const birthDate = shown === 'office' ? person?.birthDate : shown.birthDate
  const uid = shown === 'office' ? person?.uid : shown.uid
  return {
    period,
    wish,
    pid: String(pid),
    ...(legalForm === 'natural-person' ? { birthDate: birthDate ?? anyDay } : {}),
    ...(uid ? { uid } : {}),
    isFeeAccepted: true,
  }
}
