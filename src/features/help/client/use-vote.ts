import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { giveVote } from '../contract.ts'
import type { Vote } from '../help.ts'
import { useHelpKey, type Read } from './help-queries.ts'
import { helpWords } from './help-words.ts'

type Voting = { readonly id: string; readonly to: Vote | null; readonly from: Vote | null }

/** Says whether a text helped. It shows at once and can be undone. */
export function useVote(): (voting: Voting) => Promise<boolean> {
  const texts = useTexts(helpWords)
  const { run } = useChange<Read, Voting>({
    queryKey: useHelpKey('read'),
    apply: voted,
    call: ({ id, to }) => call(giveVote, { id, isHelpful: to?.isHelpful ?? null, comment: to?.comment ?? '' }),
    invert: ({ id, to, from }) => ({ id, to: from, from: to }),
    text: () => texts.voted,
    isQuiet: true,
    entity: ({ id }) => id,
    mode: 'optimistic',
  })
  return run
}

function voted(value: Read, { id, to }: Voting): Read {
  const changed = <Text extends { readonly id: string; readonly vote: Vote | null }>(text: Text): Text =>
    text.id === id ? { ...text, vote: to } : text
  if (value.kind === 'questions') return { ...value, questions: value.questions.map(changed) }
  return value.kind === 'article' ? { ...value, article: changed(value.article) } : value
}
