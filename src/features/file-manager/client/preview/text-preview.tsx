import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { readProblem } from '../../../../shell/problem-body.ts'
import { lost, repeat } from '../../../../shell/call.ts'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import type { FileEntry } from '../../file.ts'
import { filesWords } from '../files-words.ts'
import styles from './preview.module.css'

/** More would only be scrolled past. */
const mostBytes = 256 * 1024

type TextPreviewProps = { readonly file: FileEntry; readonly address: string; readonly onFail: () => void }

/** The beginning of a text, as it is. */
export function TextPreview({ file, address, onFail }: TextPreviewProps): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const { bytes } = useFormats()
  const query = useQuery({
    queryKey: ['files', 'text', address],
    queryFn: ({ signal }) => repeat(() => readText(address, signal), signal),
    gcTime: 0,
  })
  const tell = useEffectEvent(() => onFail())
  useEffect(() => {
    if (query.isError) tell()
  }, [query.isError])
  if (query.data === undefined) return <p aria-busy="true">{words.loading}</p>
  return (
    <div className={styles.text}>
      {file.size > mostBytes ? <p className={styles.note}>{fill(texts.textCut, { size: bytes(mostBytes) })}</p> : null}
      {/* Focusable, so that the keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.lines} role="region" aria-label={safeName(file.name)} tabIndex={0} dir="auto">
        {query.data}
      </pre>
    </div>
  )
}

async function readText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal, headers: { range: `bytes=0-${mostBytes - 1}` } }).catch(lost)
  // Nothing can be cut out of an empty file.
  if (response.status === 416) return ''
  if (!response.ok) throw await readProblem(response)
  return new TextDecoder().decode(await response.arrayBuffer().catch(lost))
}
