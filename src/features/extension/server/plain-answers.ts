import type { Kysely } from 'kysely'
import { problemWords } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Asked } from '../../../platform/asking.ts'
import { isEmail } from '../deadline-mail-contract.ts'
import type { MailOrderOutcome } from '../deadline-mail.ts'
import { submitExtension, type Answer, type ExtensionRequest } from '../contract.ts'
import { isRating, outcomeOf } from '../feedback.ts'
import type { Proof, Verdict } from '../receipt-contract.ts'
import type { PublishedRules } from '../rules-contract.ts'
import type { LegalForm } from '../rules.ts'
import type { Undo } from '../undo-contract.ts'
import { asksForFee } from '../verdict.ts'
import type { Language } from '../../../kit/texts.ts'
import type { DeadlineMails } from './deadline-mail/order-mail.ts'
import { findByReference, storedAnswer, type Stored } from './answer-store.ts'
import { verify } from './receipts.ts'
import type { Visit } from './steps/count-steps.ts'
import { closeAddress, openAddress, referenceAt } from './result-address-store.ts'
import type { Submit } from './submit/submit.ts'
import type { TakeBack } from './undo/undo.ts'
import type { ExtensionTables } from './tables.ts'
import { countVote, resultQuestion } from './votes/vote-store.ts'

/** For pages without script: the same submit, and the answer under a secret address that soon closes. */
export type PlainAnswers = {
  readonly send: (request: ExtensionRequest, asked: Asked) => Promise<PlainAnswer>
  readonly find: (token: string) => Promise<AnsweredRequest | undefined>
  /** Counts how easy it was to ask for what is shown there; says whether it did. */
  readonly rate: (token: string, rating: string, visit: Visit) => Promise<boolean>
  /** Has the receipt that is shown there mailed, once the address is proved. */
  readonly mail: (token: string, email: string, language: Language) => Promise<MailOrderOutcome>
  readonly forget: (token: string) => Promise<void>
  readonly verify: (proof: Proof) => Promise<Verdict>
  /** Takes back what was granted; the answer stands under a secret address, too, unless it was refused. */
  readonly takeBack: (undo: Undo, asked: Asked) => Promise<PlainAnswer>
  readonly rules: PublishedRules
  /** What a problem is called towards the public. */
  readonly wordsFor: (problem: Problem) => string
}
/** The secret part of an address; or the answer itself, where all entries are needed once more and nobody keeps them. */
type PlainAnswer = { readonly token: string } | { readonly answer: Answer }
export type AnsweredRequest = { readonly request: ExtensionRequest; readonly legalForm: LegalForm; readonly answer: Answer }

type Needs = {
  readonly db: Kysely<ExtensionTables>
  readonly id: string
  readonly submit: Submit
  readonly takeBack: TakeBack
  readonly rules: PublishedRules
  readonly mails: DeadlineMails
}

export function plainAnswers({ db, id, submit, takeBack, rules, mails }: Needs): PlainAnswers {
  const find: PlainAnswers['find'] = async (token) => {
    const reference = await referenceAt(db, id, token)
    const stored = reference === undefined ? undefined : await findByReference(db, id, reference)
    return stored && { request: requestOf(stored), legalForm: stored.legalForm, answer: storedAnswer(stored) }
  }
  return {
    send: async (request, asked) => {
      const answer = await submit(request, asked).catch((problem: unknown) => submit(request, withoutUsedKey(problem, asked)))
      if (answer.kind === 'rejected' && asksForFee(answer)) return { answer }
      if (answer.reference === undefined) throw new Error('a stored request has a reference')
      return { token: await openAddress(db, id, answer.reference) }
    },
    find,
    rate: async (token, rating, visit) => {
      const answered = await find(token)
      if (!answered || !isRating(rating)) return false
      await countVote(db, id, { ...visit, question: resultQuestion, choice: rating, outcome: outcomeOf(answered.answer) })
      return true
    },
    mail: async (token, email, language) => {
      if (!isEmail(email)) return 'invalid'
      const reference = await referenceAt(db, id, token)
      const stored = reference === undefined ? undefined : await findByReference(db, id, reference)
      if (!stored) return 'failed'
      try {
        await mails.order({ reference: stored.reference, code: stored.code, language, email })
        return 'sent'
      } catch (problem) {
        if (problem instanceof Problem) return 'refused'
        throw problem
      }
    },
    forget: (token) => closeAddress(db, token),
    verify: (proof) => verify(db, id, proof),
    takeBack: async (undo, asked) => {
      const answer = await takeBack(undo, asked).catch((problem: unknown) => takeBack(undo, withoutUsedKey(problem, asked)))
      return answer.kind === 'rejected' ? { answer } : { token: await openAddress(db, id, undo.reference) }
    },
    rules,
    wordsFor: (problem) => problemWords(submitExtension.problem, problem),
  }
}

/** Whoever goes back to the page and asks for something else means something else, though the page still has its old key. */
function withoutUsedKey(problem: unknown, asked: Asked): Asked {
  if (!(problem instanceof Problem && problem.code === 'key-reused')) throw problem
  const { key: _, ...rest } = asked
  return rest
}

function requestOf({ period, wish, pid }: Stored): ExtensionRequest {
  return { period, wish, pid }
}
