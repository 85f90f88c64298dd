import { SendHorizontal } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../../shell/language.tsx'
import { RichTextEditor } from '../../../../shell/parts/rich-text/rich-text-editor.tsx'
import { useLeaveGuard } from '../../../../shell/parts/save-bar/use-leave-guard.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ComposeBar } from './compose-bar.tsx'
import { ComposeHead } from './compose-head.tsx'
import { composeWords } from './compose-words.ts'
import styles from './compose.module.css'
import { FileRows } from './file-rows.tsx'
import type { DraftInHand } from './use-draft.ts'
import { useFileDrop } from './use-file-drop.ts'
import type { Sending } from './use-sending.ts'

type ComposeFormProps = {
  readonly hand: DraftInHand
  readonly sending: Sending
  readonly hasFocusInText: boolean
  readonly toRef: RefObject<HTMLInputElement | null>
}

/** The message as it is written. */
export function ComposeForm({ hand, sending, hasFocusInText, toRef }: ComposeFormProps): ReactNode {
  const texts = useTexts(composeWords)
  const { isOver, handlers } = useFileDrop(hand.files.add)
  const [start] = useState(hand.written.message)
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(hand.saveState.kind === 'failed')
  const send = useLatest(async () => {
    const fault = await sending.send()
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  useSendCommand(send)

  /** Before the editor, for which these keys begin a new line. */
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    // What is typed and no chip yet becomes one first.
    const { activeElement } = document
    flushSync(() => (activeElement instanceof HTMLInputElement ? activeElement.blur() : undefined))
    send()
  }

  const fault = sending.faults.find(({ place }) => place === 'files' || place === 'message')?.text
  return (
    <div ref={form} className={styles.form} onKeyDownCapture={press} onBlur={() => void hand.saver.flush()} {...handlers}>
      <div className={styles.scroll}>
        <Told hand={hand} failure={sending.failure} fileFault={fault} />
        <ComposeHead written={hand.written} write={hand.write} faults={sending.faults} toRef={toRef} />
        <div className={styles.message}>
          <RichTextEditor label={texts.message} start={start} hasFocus={hasFocusInText} onChange={(message) => hand.write({ message })} />
        </div>
        <FileRows files={hand.files} />
      </div>
      <ComposeBar
        saveState={hand.saveState}
        isSending={sending.isSending}
        onSend={send}
        onFiles={hand.files.add}
        onDiscard={() => void sending.discard()}
      />
      {isOver ? <p className={styles.drop}>{texts.dropHere}</p> : null}
    </div>
  )
}

/** The same function all the time, which does what the last rendering says. */
function useLatest(act: () => Promise<void>): () => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback(() => void latest.current(), [])
}

function useSendCommand(send: () => void): void {
  const texts = useTexts(composeWords)
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'mail-send', title: texts.sendCommand, group: 'page', icon: SendHorizontal, keys: 'mod+enter', run: send },
    ],
    [texts, send],
  )
  useCommands(commands)
}

type ToldProps = { readonly hand: DraftInHand; readonly failure: string; readonly fileFault: string | undefined }

/** What went wrong, above everything else; nothing of what was written is lost by it. */
function Told({ hand, failure, fileFault }: ToldProps): ReactNode {
  const texts = useTexts(composeWords)
  const { retry } = useTexts(sharedWords)
  const { files, saveState, saver } = hand
  const isStillTrue = files.files.some(({ state }) => state.kind !== 'there')
  return (
    <>
      {failure === '' ? null : (
        <Notice kind="danger" role="alert">
          {failure}
        </Notice>
      )}
      {saveState.kind === 'failed' ? (
        <Notice kind="danger" role="alert" actions={<Button onClick={() => void saver.flush()}>{retry}</Button>}>
          {texts.notSaved}
        </Notice>
      ) : null}
      {files.refusal === '' ? null : (
        <Notice kind="warn" role="alert">
          {files.refusal}
        </Notice>
      )}
      {fileFault !== undefined && isStillTrue ? (
        <Notice kind="warn" role="alert">
          {fileFault}
        </Notice>
      ) : null}
    </>
  )
}
