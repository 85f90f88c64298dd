import { CircleCheck, Inbox, Lock, SearchX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { statesWords } from './states-words.ts'
import { StateBlock } from './state-block.tsx'

/** Why there is nothing. `never-used` needs words of its own: what the place is for. */
export type EmptyStateProps = {
  readonly icon?: LucideIcon
  /** The one thing to do, e.g. create the first. */
  readonly action?: ReactNode
} & (
  | { readonly kind: 'never-used'; readonly title: string; readonly text: string }
  | { readonly kind: 'filtered'; readonly title?: string; readonly text?: string; readonly onClear?: () => void }
  | { readonly kind: 'done' | 'not-allowed'; readonly title?: string; readonly text?: string }
)

const icons = { 'never-used': Inbox, filtered: SearchX, done: CircleCheck, 'not-allowed': Lock } as const

/** Stands where a list would be: says why it is empty, and what helps. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  const { kind, icon, action } = props
  const texts = useTexts(statesWords)
  const defaults = {
    'never-used': { title: '', text: '' },
    filtered: { title: texts.filteredTitle, text: texts.filteredText },
    done: { title: texts.doneTitle, text: texts.doneText },
    'not-allowed': { title: texts.notAllowedTitle, text: texts.notAllowedText },
  }[kind]
  return (
    <StateBlock kind={kind} icon={icon ?? icons[kind]} title={props.title ?? defaults.title} text={props.text ?? defaults.text}>
      {action}
      {kind === 'filtered' && props.onClear ? <Button onClick={props.onClear}>{texts.clearFilters}</Button> : null}
    </StateBlock>
  )
}
