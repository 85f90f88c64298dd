import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { submitExtension, type Answer, type ExtensionRequest } from '../contract.ts'
import type { Proof, Verdict } from '../receipt-contract.ts'
import type { LegalForm } from '../rules.ts'
import { findByReference, type Stored } from './answer-store.ts'
import { verify } from './receipts.ts'
import { closeAddress, openAddress, referenceAt } from './result-address-store.ts'
import { storedAnswer, submit, type Canton } from './submit.ts'
import type { ExtensionTables } from './tables.ts'

/** For pages without script: the same submit, and the answer under a secret address that soon closes. */
export type PlainAnswers = {
  /** Sends and gives back the secret part of the address. */
  readonly send: (request: ExtensionRequest, key: string | undefined) => Promise<string>
  readonly find: (token: string) => Promise<AnsweredRequest | undefined>
  readonly forget: (token: string) => Promise<void>
  readonly verify: (proof: Proof) => Promise<Verdict>
  /** What a problem is called towards the public. */
  readonly wordsFor: (problem: Problem) => string
}
export type AnsweredRequest = { readonly request: ExtensionRequest; readonly legalForm: LegalForm; readonly answer: Answer }

export function plainAnswers(db: Kysely<ExtensionTables>, canton: Canton): PlainAnswers {
  const { id } = canton
  return {
    send: async (request, key) => {
      const { reference } = await submit(db, canton, request, key).catch((problem: unknown) => {
        // Whoever goes back to the page and asks for something else means something else, though the page still has its old key.
        if (problem instanceof Problem && problem.code === 'key-reused') return submit(db, canton, request)
        throw problem
      })
      if (reference === undefined) throw new Error('a stored request has a reference')
      return openAddress(db, id, reference)
    },
    find: async (token) => {
      const reference = await referenceAt(db, id, token)
      const stored = reference === undefined ? undefined : await findByReference(db, id, reference)
      return stored && { request: requestOf(stored), legalForm: stored.legalForm, answer: storedAnswer(stored) }
    },
    forget: (token) => closeAddress(db, token),
    verify: (proof) => verify(db, id, proof),
    wordsFor: ({ code, message }) => submitExtension.problem?.texts[code] ?? message,
  }
}

function requestOf({ period, wish, pid }: Stored): ExtensionRequest {
  return { period, wish, pid }
}
