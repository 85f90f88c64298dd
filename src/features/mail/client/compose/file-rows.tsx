import { Paperclip, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { composeWords } from './compose-words.ts'
import styles from './file-rows.module.css'
import type { DraftFile } from './draft-files.ts'
import type { DraftFiles } from './use-draft-files.ts'

/** The files of the message: how large, how far, and each with a way off again. */
export function FileRows({ files: { files, remove, retry } }: { readonly files: DraftFiles }): ReactNode {
  const texts = useTexts(composeWords)
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={texts.attachments}>
      {files.map((file) => (
        <li key={file.key} className={styles.file} data-failed={file.state.kind === 'failed' ? '' : undefined}>
          <Paperclip aria-hidden="true" />
          <FileWords file={file} />
          {file.state.kind === 'failed' ? (
            <IconButton name={fill(texts.retryFile, { name: safeName(file.name) })} icon={RotateCw} onClick={() => retry(file.key)} />
          ) : null}
          <IconButton name={fill(texts.removeFile, { name: safeName(file.name) })} icon={X} onClick={() => remove(file.key)} />
        </li>
      ))}
    </ul>
  )
}

function FileWords({ file }: { readonly file: DraftFile }): ReactNode {
  const texts = useTexts(composeWords)
  const formats = useFormats()
  const { size, state } = file
  const name = safeName(file.name)
  const share = state.kind === 'going' && size > 0 ? state.sentBytes / size : 0
  return (
    <span className={styles.fileWords}>
      <span className={styles.fileName}>{name}</span>
      <span className={styles.quiet}>
        {formats.bytes(size)}
        {state.kind === 'going' ? ` · ${fill(texts.uploading, { percent: formats.percent(share) })}` : ''}
        {state.kind === 'failed' ? ` · ${texts.uploadFailed}` : ''}
      </span>
      {state.kind === 'going' ? (
        <progress className={styles.bar} value={state.sentBytes} max={Math.max(1, size)} aria-label={fill(texts.uploadOf, { name })} />
      ) : null}
    </span>
  )
}
