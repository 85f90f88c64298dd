import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { texts } from '../../../../shell/texts.ts'
import { verifyReceipt, type Proof } from '../../receipt-contract.ts'
import type { ProofState } from './proof-state.ts'

const longestWait = 10_000

/** Whether the office wrote this receipt, or why that cannot be told now. */
export async function askVerdict(proof: Proof): Promise<Pick<ProofState, 'verdict' | 'failure'>> {
  try {
    return { verdict: await call(verifyReceipt, proof, { signal: AbortSignal.timeout(longestWait) }) }
  } catch (failure) {
    return { failure: failure instanceof Problem ? failure.message : texts.unexpected }
  }
}
