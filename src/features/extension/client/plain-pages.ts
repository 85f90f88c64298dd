import type { MailPageKind } from '../deadline-mail.ts'
import type { PublishedRules } from '../rules-contract.ts'
import type { ApiLimits, FlowState } from './flow-store.ts'
import { formPathOf } from './form/draft.ts'
import { soughtIn } from './help/help-search.ts'
import {
  answerAddress,
  mailOrderAddress,
  ratedAddress,
  readPlainForm,
  stateInAddress,
  stateOfAnswer,
  stateOfNextRequest,
  stateOfResult,
  tokenIn,
} from './plain-form.ts'
import { readPlainUndo, stateOfUndo } from './undo/plain-undo.ts'
import { readPlainProof, stateOfProof } from './verify/plain-proof.ts'

/** What the server reads from addresses and sent forms, and what it renders the pages from. Apart from the app, so that no browser fetches it. */
export const plainPages = {
  formPathOf,
  stateInAddress,
  readPlainForm,
  stateOfAnswer,
  stateOfNextRequest,
  stateOfResult,
  tokenIn,
  answerAddress,
  ratedAddress,
  mailOrderAddress,
  readPlainProof,
  stateOfProof,
  readPlainUndo,
  stateOfUndo,
  stateOfRules,
  stateOfHelp: (search: string, rules: PublishedRules): FlowState | undefined => {
    const sought = soughtIn(search)
    return sought === '' ? undefined : { ...stateOfRules(rules), sought }
  },
  stateOfApi: (limits: ApiLimits): FlowState => ({ limits }),
  /** The code of a link in a mail. */
  mailCodeIn: (search: string): string | undefined => new URLSearchParams(search).get('code') ?? undefined,
  stateOfMailPage: (mailPage: MailPageKind): FlowState => ({ mailPage }),
}

function stateOfRules({ version, decidedBy, figures }: PublishedRules): FlowState {
  return { rules: { version, decidedBy, figures } }
}
