import type { Kysely } from 'kysely'
import type { Canton } from '../../../platform/canton.ts'
import type { Config } from '../../../platform/config.ts'
import { addressKeyOf } from '../../../platform/config-mail.ts'
import { route, type Route } from '../../../platform/http.ts'
import type { Lanes } from '../../../platform/lanes.ts'
import type { Log } from '../../../platform/log.ts'
import type { Counting } from '../../../platform/metrics.ts'
import { transactOn } from '../../../platform/transact.ts'
import { submitExtension } from '../contract.ts'
import { orderDeadlineMail } from '../deadline-mail-contract.ts'
import { deadlineCalendar, receiptPdf, verifyReceipt } from '../receipt-contract.ts'
import { readRules } from '../rules-contract.ts'
import { reportStep } from '../step-contract.ts'
import { undoExtension } from '../undo-contract.ts'
import { giveFeedback, voteOnHelp } from '../vote-contract.ts'
import { keepConfiguration } from './decision/configuration-store.ts'
import { configurationOf } from './decision/configuration.ts'
import { createDeadlineMails, type DeadlineMails } from './deadline-mail/order-mail.ts'
import { createClosing, unlessClosed, type Closing } from './closing.ts'
import { publishedRules } from './decision/published-rules.ts'
import { createGuard } from './guessing/guard.ts'
import { plainAnswers, type PlainAnswers } from './plain-answers.ts'
import { calendarFile, pdfFile } from './receipt-files.ts'
import { createReceiptPrinter } from './receipt-printer.ts'
import { openDecision, openReceipt, verify } from './receipts.ts'
import { countSteps, type StepCounts } from './steps/count-steps.ts'
import { countAnswers } from './submit/count-answers.ts'
import { createSubmit, type OnAnswered } from './submit/submit.ts'
import type { ExtensionTables } from './tables.ts'
import { taxSystemFor } from './tax-systems.ts'
import { createUndo } from './undo/undo.ts'
import { countVote, resultQuestion } from './votes/vote-store.ts'

export type { AnsweredRequest, PlainAnswers } from './plain-answers.ts'

type Needs = {
  readonly db: Kysely<ExtensionTables>
  /** For work of several statements. */
  readonly work: Kysely<ExtensionTables>
  readonly lanes: Lanes
  readonly canton: Canton
  readonly config: Config
  readonly log: Log
  readonly metrics: Counting
  readonly onAnswered: OnAnswered
}
export type Extension = {
  readonly routes: readonly Route[]
  /** What pages without script ask. */
  readonly answers: PlainAnswers
  /** Whether the office has closed the form. */
  readonly closing: Closing
  /** Receipts and notices by e-mail. */
  readonly mails: DeadlineMails
  /** How far people get in the form. */
  readonly steps: StepCounts
  /** Writes down the rules in force, before anything is decided by them. */
  readonly begin: () => Promise<void>
}

/** The server half of the form, whole: one submit, whoever asks. */
export function createExtension({ db, work, lanes, canton, config, log, metrics, onAnswered }: Needs): Extension {
  const { id, site } = canton
  const configuration = configurationOf(canton)
  const guard = createGuard({ db, canton: id, entityProof: configuration.entityProof, config, log })
  const closing = createClosing(db, id, log)
  const taxSystem = taxSystemFor({ db, lanes, canton: id, configuration, guard, config, log })
  const steps = countSteps(db, id, metrics)
  const open = createSubmit(taxSystem, guard, onAnswered, countAnswers(metrics, steps))
  const submit = unlessClosed(open, closing, db, id)
  const takeBack = createUndo({ db, canton: id, configuration, guard, closing })
  const rules = publishedRules(canton, config.TAX_SYSTEM === 'register' ? 'program' : 'canton')
  const printer = createReceiptPrinter({ waiting: 50 })
  const mails = createDeadlineMails({ db, transact: transactOn(work), canton: id, key: addressKeyOf(config) })
  return {
    routes: [
      route(submitExtension, (request, _caller, asked) => submit(request, asked)),
      route(undoExtension, (undo, _caller, asked) => takeBack(undo, asked)),
      route(verifyReceipt, (proof) => verify(db, id, proof)),
      route(receiptPdf, async (proof, _caller, { device }) => {
        const file = await pdfFile(printer, await openReceipt(db, id, proof), site, proof.language)
        steps.count('saved', { language: proof.language, device })
        return file
      }),
      route(deadlineCalendar, async (proof) => calendarFile(await openDecision(db, id, proof), site, proof.language)),
      route(orderDeadlineMail, async (order) => {
        await mails.order(order)
        return {}
      }),
      route(readRules, async () => rules),
      route(voteOnHelp, async ({ question, isHelpful }) => {
        await countVote(db, id, { question, choice: isHelpful ? 'yes' : 'no' })
        return {}
      }),
      route(giveFeedback, async ({ rating, outcome }, _caller, { language, device }) => {
        await countVote(db, id, { question: resultQuestion, choice: rating, outcome, language, device })
        return {}
      }),
      route(reportStep, async ({ step, language }, _caller, { device }) => {
        steps.count(step, { language, device })
        return {}
      }),
    ],
    answers: plainAnswers({ db, id, submit, takeBack, rules, mails }),
    closing,
    mails,
    steps,
    begin: async () => {
      await keepConfiguration(db, id, configuration)
      await closing.refresh()
    },
  }
}
