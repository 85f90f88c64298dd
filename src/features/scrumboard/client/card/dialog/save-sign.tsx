import { useMutationState } from '@tanstack/react-query'
import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import styles from './card-body.module.css'
import { dialogWords } from './dialog-words.ts'
import type { CardText } from './use-card-text.ts'

const icons = { saved: Check, saving: LoaderCircle, waiting: CloudOff, notSaved: CloudOff } as const

/** A quiet sign of whether everything is saved. */
export function SaveSign({ fields }: { readonly fields: readonly CardText[] }): ReactNode {
  const texts = useTexts(dialogWords)
  const pending = useMutationState({ filters: { status: 'pending' }, select: ({ state }) => state.isPaused })
  const state = stateOf(fields, pending)
  const Sign = icons[state]
  return (
    <p className={styles.sign} role="status" data-state={state}>
      <Sign aria-hidden="true" />
      {texts[state]}
    </p>
  )
}

function stateOf(fields: readonly CardText[], pending: readonly boolean[]): keyof typeof icons {
  if (fields.some(({ state }) => state === 'failed')) return 'notSaved'
  if (pending.some(Boolean)) return 'waiting'
  return pending.length > 0 || fields.some(({ state }) => state === 'saving') ? 'saving' : 'saved'
}
