import { fill } from '../../../../kit/texts.ts'
import type { Matter } from '../../decide-contract.ts'
import type { texts as words } from './texts.ts'

type Texts = { readonly [Key in keyof typeof words]: string }
type Proposed = Pick<NonNullable<Matter['proposal']>, 'act' | 'newDeadline'>

/** What was proposed, in a few words. */
export function proposalIn(texts: Texts, { act, newDeadline }: Proposed, day: (value: string) => string): string {
  if (act === 'refuse') return texts.proposeRefuse
  return fill({ grant: texts.proposeGrant, correct: texts.proposeCorrect, withdraw: texts.proposeWithdraw }[act], {
    day: newDeadline === null ? '' : day(newDeadline),
  })
}
