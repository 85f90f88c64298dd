import { call } from '../../../../shell/call.ts'
import { voteOnHelp, type HelpVote } from '../../help-contract.ts'

const longestWait = 10_000

/** Whether the vote was counted. Sent without the token of whoever is signed in: nobody shall know who said it. */
export async function sendVote(vote: HelpVote): Promise<boolean> {
  return call(voteOnHelp, vote, { token: null, signal: AbortSignal.timeout(longestWait) }).then(
    () => true,
    () => false,
  )
}
