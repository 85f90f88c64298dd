import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Site } from '../../../kit/site.ts'
import type { Answer, ExtensionRequest } from '../contract.ts'
import { newCode, newReference } from '../reference.ts'
import { decisionTexts } from '../texts.ts'
import { findByKey, type Stored } from './answer-store.ts'
import { readFacts } from './case-store.ts'
import { decide, type Decision } from './decide.ts'
import { repeatOf, type Repeat } from './repeat.ts'
import { storeRequest, type Proof } from './request-store.ts'
import type { ExtensionTables } from './tables.ts'

// In each round somebody wins, so as many attempts suffice as requests for one case are under way at the same instant.
const mostAttempts = 40

/** Whose register and whose rules. */
export type Canton = { readonly id: string; readonly site: Pick<Site, 'legalEntityProof'> }

/** Facts, decision, store. If the deadline moved in between, the newer facts are decided anew, as of the first receipt. */
export async function submit(
  db: Kysely<ExtensionTables>,
  { id: canton, site }: Canton,
  request: ExtensionRequest,
  key?: string,
): Promise<Answer> {
  const repeat = key === undefined ? undefined : repeatOf(key, request)
  let receivedAt: Date | undefined
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const [earlier, facts] = await Promise.all([repeat && answeredBefore(db, canton, repeat), readFacts(db, canton, request)])
    if (earlier) return earlier
    receivedAt ??= facts.receivedAt
    const decision = decide(request, { ...facts, receivedAt }, site.legalEntityProof)
    if (decision.kind === 'invalid') throw new Problem('invalid-input', decision.message)
    const proof = { receivedAt, ...newProof(request.period), repeat }
    const isStored = await storeRequest(db, canton, request, decision, proof)
    if (isStored) return answer(decision, proof)
  }
  throw new Problem('unavailable', decisionTexts.notStored, { retryAfterSeconds: 2 })
}

async function answeredBefore(db: Kysely<ExtensionTables>, canton: string, repeat: Repeat): Promise<Answer | undefined> {
  const found = await findByKey(db, canton, repeat.keyHash)
  if (!found) return undefined
  if (!found.fingerprint.equals(repeat.fingerprint)) throw new Problem('key-reused', decisionTexts.malformed)
  return storedAnswer(found.stored)
}

/** The answer as it was given the first time. */
export function storedAnswer(stored: Stored): Answer {
  if (stored.kind === 'rejected') return { kind: 'rejected', message: stored.text, reference: stored.reference }
  const { text, oldDeadline, newDeadline, receivedAt, name, firstName, reference, code } = stored
  return { kind: 'decided', text, oldDeadline, newDeadline, receivedAt, name, firstName, reference, code }
}

function newProof(period: number): { readonly reference: string; readonly code: string } {
  const random = randomBytes(17)
  return { reference: newReference(period, random.subarray(0, 9)), code: newCode(random.subarray(9)) }
}

function answer(decision: Exclude<Decision, { kind: 'invalid' }>, { receivedAt, reference, code }: Proof): Answer {
  if (decision.kind === 'rejected') return { kind: 'rejected', message: decision.message, reference }
  const { text, oldDeadline, newDeadline, person } = decision
  const { name, firstName } = person
  return { kind: 'decided', text, oldDeadline, newDeadline, receivedAt: receivedAt.toISOString(), name, firstName, reference, code }
}
