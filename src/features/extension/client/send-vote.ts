import { call } from '../../../shell/call.ts'
import { giveFeedback, voteOnHelp, type Feedback, type HelpVote } from '../vote-contract.ts'

const longestWait = 10_000

// Sent without the token of whoever is signed in: nobody shall know who said it.
const options = () => ({ token: null, signal: AbortSignal.timeout(longestWait) })

/** Whether the vote was counted. */
export function sendHelpVote(vote: HelpVote): Promise<boolean> {
  return isDone(call(voteOnHelp, vote, options()))
}

/** The same of how easy it was; the office counts the language of the page. */
export function sendFeedback(feedback: Feedback): Promise<boolean> {
  return isDone(call(giveFeedback, feedback, { ...options(), language: document.documentElement.lang }))
}

function isDone(sending: Promise<unknown>): Promise<boolean> {
  return sending.then(
    () => true,
    () => false,
  )
}
