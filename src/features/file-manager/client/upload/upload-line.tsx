import { Check, CircleAlert, FileUp, Pause, Play, RotateCcw, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { ProblemCode } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { filesWords } from '../files-words.ts'
import type { texts as words } from '../texts.ts'
import type { UploadItem } from './upload-item.ts'
import { cancelUploads, goOnWith, pauseUpload, resumeUpload } from './upload-store.ts'
import styles from './upload-tray.module.css'

/** One file on its way. */
export function UploadLine({ item }: { readonly item: UploadItem }): ReactNode {
  const texts = useTexts(filesWords)
  const { bytes } = useFormats()
  const { status, sentBytes, size } = item
  const name = safeName(item.name)
  const isOpen = status !== 'done' && status !== 'skipped'
  return (
    <li className={styles.line} data-status={status}>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.state}>
          {status === 'done' ? <Check aria-hidden="true" /> : status === 'failed' ? <CircleAlert aria-hidden="true" /> : null}
          {stateOf(item, texts, bytes)}
        </span>
        {isOpen ? (
          <progress className={styles.progress} aria-label={fill(texts.progressOf, { name })} max={Math.max(size, 1)} value={sentBytes} />
        ) : null}
      </span>
      <span className={styles.tools}>
        <Tools item={item} name={name} />
      </span>
    </li>
  )
}

function Tools({ item: { id, status }, name }: { readonly item: UploadItem; readonly name: string }): ReactNode {
  const texts = useTexts(filesWords)
  if (status === 'done' || status === 'skipped') return null
  return (
    <>
      {status === 'sending' || status === 'waiting' ? (
        <IconButton name={fill(texts.pauseOf, { name })} icon={Pause} onClick={() => pauseUpload(id)} />
      ) : null}
      {status === 'paused' ? <IconButton name={fill(texts.resumeOf, { name })} icon={Play} onClick={() => resumeUpload(id)} /> : null}
      {status === 'failed' ? <IconButton name={fill(texts.retryOf, { name })} icon={RotateCcw} onClick={() => resumeUpload(id)} /> : null}
      {status === 'interrupted' ? <ChooseAgain id={id} name={name} /> : null}
      <IconButton name={fill(texts.cancelOf, { name })} icon={X} onClick={() => cancelUploads([id])} />
    </>
  )
}

/** The page has no way back to a file of the reader's machine but that they choose it again. */
function ChooseAgain({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const texts = useTexts(filesWords)
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton name={fill(texts.chooseAgain, { name })} icon={FileUp} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file && !goOnWith(id, file)) notify(fill(texts.notTheSame, { name }), { kind: 'warn' })
          target.value = ''
        }}
      />
    </>
  )
}

function stateOf({ status, sentBytes, size, problem, where }: UploadItem, texts: typeof words, bytes: (count: number) => string): string {
  const amount = { sent: bytes(sentBytes), size: bytes(size) }
  switch (status) {
    case 'waiting':
      return texts.stateWaiting
    case 'sending':
      return fill(texts.stateSending, amount)
    case 'asking':
      return texts.stateAsking
    case 'paused':
      return fill(texts.statePaused, amount)
    case 'interrupted':
      return fill(texts.stateInterrupted, amount)
    case 'failed':
      return problemOf(problem, texts)
    case 'done':
      return fill(texts.stateDone, { where })
    case 'skipped':
      return texts.stateSkipped
  }
}

function problemOf(problem: ProblemCode | undefined, texts: typeof words): string {
  const known: Partial<Record<ProblemCode, string>> = {
    unavailable: texts.failedUnavailable,
    'too-large': texts.failedTooLarge,
    'not-found': texts.failedNotFound,
    'not-signed-in': texts.failedNotSignedIn,
    conflict: texts.failedConflict,
    'invalid-input': texts.failedName,
  }
  return (problem === undefined ? undefined : known[problem]) ?? texts.failedUnexpected
}
