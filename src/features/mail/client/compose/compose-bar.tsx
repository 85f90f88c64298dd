import { Paperclip, SendHorizontal, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { FileInput } from '../../../../ui/file-input.tsx'
import { composeWords } from './compose-words.ts'
import styles from './compose.module.css'
import { mostBytesTogether, mostFiles } from './draft-files.ts'
import type { SaveState } from './draft-saver.ts'

type ComposeBarProps = {
  readonly saveState: SaveState
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onFiles: (files: readonly File[]) => void
  readonly onDiscard: () => void
}

/** Send, attach, discard; and whether it is saved. */
export function ComposeBar({ saveState, isSending, onSend, onFiles, onDiscard }: ComposeBarProps): ReactNode {
  const texts = useTexts(composeWords)
  const formats = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const limits = fill(texts.limits, { count: mostFiles, size: formats.bytes(mostBytesTogether) })
  return (
    <div className={styles.footer}>
      <Button kind="primary" className={styles.send} aria-disabled={isSending} aria-keyshortcuts="Control+Enter" onClick={onSend}>
        <SendHorizontal aria-hidden="true" />
        {isSending ? texts.sending : texts.send}
      </Button>
      <IconButton name={`${texts.attach}. ${limits}`} icon={Paperclip} onClick={() => input.current?.click()} />
      <FileInput ref={input} name={texts.attach} multiple onFiles={onFiles} />
      <p className={styles.saved}>
        <SavedText state={saveState} />
      </p>
      <IconButton name={texts.discardDraft} icon={Trash2} onClick={onDiscard} />
    </div>
  )
}

function SavedText({ state }: { readonly state: SaveState }): ReactNode {
  const texts = useTexts(composeWords)
  const formats = useFormats()
  switch (state.kind) {
    case 'clean':
      return null
    case 'saved':
      return fill(texts.saved, { time: formats.time(state.at) })
    case 'saving':
      return texts.saving
    case 'waiting':
    case 'failed':
      return texts.unsaved
  }
}
