import { useRef, type ReactNode } from 'react'
import '../../../../shell/parts/form/field-scale.css'
import { useTexts } from '../../../../shell/language.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { isMissing } from '../mail-queries.ts'
import { ComposeForm } from './compose-form.tsx'
import { ComposeFrame, type FrameProps } from './compose-frame.tsx'
import { composeWords } from './compose-words.ts'
import { useBeginning, type BeginningState } from './use-beginning.ts'
import type { ComposeSession } from './use-compose-address.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

type ComposePanelProps = {
  readonly session: ComposeSession
  readonly isNarrow: boolean
  readonly onNamed: () => void
  readonly onClose: () => void
}

/** One message: first what it begins with is read, then it is written. */
export function ComposePanel({ session, isNarrow, onNamed, onClose }: ComposePanelProps): ReactNode {
  const texts = useTexts(composeWords)
  const state = useBeginning(session)
  const titles = { new: texts.title, draft: texts.title, reply: texts.reply, 'reply-all': texts.reply, forward: texts.forward }
  const frame = { title: titles[session.compose.kind], isNarrow }
  if (state.kind === 'ready') return <Writing id={session.id} state={state} frame={frame} onNamed={onNamed} onClose={onClose} />
  return (
    <ComposeFrame {...frame} onClose={onClose}>
      <NotReady state={state} />
    </ComposeFrame>
  )
}

type Ready = Extract<BeginningState, { kind: 'ready' }>

function NotReady({ state }: { readonly state: Exclude<BeginningState, Ready> }): ReactNode {
  const texts = useTexts(composeWords)
  if (state.kind === 'reading') return <LoadingRows />
  if (state.kind === 'not-a-draft') return <Notice kind="info">{texts.notADraft}</Notice>
  if (isMissing(state.cause)) return <Notice kind="info">{texts.missing}</Notice>
  return <LoadError title={texts.loadFailed} onRetry={state.retry} />
}

type WritingProps = Pick<ComposePanelProps, 'onNamed' | 'onClose'> & {
  readonly id: string
  readonly state: Ready
  readonly frame: FrameProps
}

function Writing({ id, state: { beginning, stored }, frame, onNamed, onClose }: WritingProps): ReactNode {
  const toRef = useRef<HTMLInputElement>(null)
  const hand = useDraft({ id, beginning, stored, onFirstSave: onNamed })
  const sending = useSending(hand, onClose)
  return (
    <ComposeFrame {...frame} onClose={() => void sending.close()} {...(beginning.isAnswer ? {} : { first: toRef })}>
      <ComposeForm hand={hand} sending={sending} hasFocusInText={beginning.isAnswer} toRef={toRef} />
    </ComposeFrame>
  )
}
