import { CircleCheck, CircleDashed, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { Entry } from '../../help.ts'
import { helpWords } from '../help-words.ts'

const looks = {
  draft: { kind: 'neutral', icon: CircleDashed },
  published: { kind: 'ok', icon: CircleCheck },
  changed: { kind: 'warn', icon: PencilLine },
} as const

/** Whether readers see a text, in a word. */
export function StateBadge({ state }: Pick<Entry, 'state'>): ReactNode {
  const texts = useTexts(helpWords)
  return <Badge {...looks[state]}>{texts[`state-${state}`]}</Badge>
}
