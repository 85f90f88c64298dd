import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Answer, ExtensionRequest } from '../contract.ts'
import { decisionTexts } from '../texts.ts'
import { readFacts } from './case-store.ts'
import { decide, type Decision } from './decide.ts'
import { storeRequest } from './request-store.ts'
import type { ExtensionTables } from './tables.ts'

// In each round somebody wins, so as many attempts suffice as requests for one case are under way at the same instant.
const mostAttempts = 40

/** Facts, decision, store. If the deadline moved in between, the newer facts are decided anew, as of the first receipt. */
export async function submit(db: Kysely<ExtensionTables>, canton: string, request: ExtensionRequest): Promise<Answer> {
  let receivedAt: Date | undefined
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const facts = await readFacts(db, canton, request)
    receivedAt ??= facts.receivedAt
    const decision = decide(request, { ...facts, receivedAt })
    if (decision.kind === 'invalid') throw new Problem('invalid-input', decision.message)
    const isStored = await storeRequest(db, canton, request, decision, receivedAt)
    if (isStored) return answer(decision, receivedAt)
  }
  throw new Problem('unavailable', decisionTexts.notStored, { retryAfterSeconds: 2 })
}

function answer(decision: Exclude<Decision, { kind: 'invalid' }>, receivedAt: Date): Answer {
  if (decision.kind === 'rejected') return { kind: 'rejected', message: decision.message }
  const { text, oldDeadline, newDeadline, person } = decision
  return {
    kind: 'decided',
    text,
    oldDeadline,
    newDeadline,
    receivedAt: receivedAt.toISOString(),
    name: person.name,
    firstName: person.firstName,
  }
}
