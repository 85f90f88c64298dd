import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { SignedIn } from '../../contract.ts'
import { useWelcome } from '../entry/welcome.ts'
import { teamWords } from './team-words.ts'

type Move = {
  /** What was wanted, should it fail: «switching to …». */
  readonly text: string
  readonly ask: () => Promise<SignedIn>
  /** Where to go once one is there. */
  readonly onMoved?: () => void
}

/** Goes on in another workspace. What failed is explained. */
export function useMove(): (move: Move) => Promise<void> {
  const texts = useTexts(teamWords)
  const welcome = useWelcome()
  const notify = useNotify()
  const explain = useExplain()
  return async function move({ text, ask, onMoved }) {
    try {
      const answer = await ask()
      welcome(answer)
      onMoved?.()
      notify(fill(texts.nowIn, { name: answer.user.workspace.name }), { kind: 'ok' })
    } catch (cause) {
      explain({ text, cause, retry: () => void move({ text, ask, ...(onMoved ? { onMoved } : {}) }) })
    }
  }
}
