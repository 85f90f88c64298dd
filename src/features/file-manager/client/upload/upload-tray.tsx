import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { filesWords } from '../files-words.ts'
import { isOver, isUnderWay, shareOf, type UploadItem } from './upload-item.ts'
import { UploadLine } from './upload-line.tsx'
import { forgetFinished, uploadStore } from './upload-store.ts'
import styles from './upload-tray.module.css'

/** At the bottom while something is uploaded: how far each file is, and what can be done about it. */
export function UploadTray(): ReactNode {
  const texts = useTexts(filesWords)
  const items = useStore(uploadStore, (state) => state.items)
  const [isSmall, setSmall] = useState(false)
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className={styles.tray} aria-label={texts.uploads}>
      <header className={styles.head}>
        <Summary items={items} />
        <IconButton
          name={isSmall ? texts.showUploads : texts.hideUploads}
          icon={isSmall ? ChevronUp : ChevronDown}
          aria-expanded={!isSmall}
          aria-controls={id}
          onClick={() => setSmall(!isSmall)}
        />
        {items.every(isOver) ? <IconButton name={texts.closeUploads} icon={X} onClick={forgetFinished} /> : null}
      </header>
      <ul id={id} className={styles.list} hidden={isSmall}>
        {items.map((item) => (
          <UploadLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** Read aloud when it changes; only every tenth, or nobody could listen to anything else. */
function Summary({ items }: { readonly items: readonly UploadItem[] }): ReactNode {
  const texts = useTexts(filesWords)
  const { percent } = useFormats()
  const busy = items.filter(isUnderWay).length
  const done = items.filter(({ status }) => status === 'done').length
  const failed = items.filter(({ status }) => status === 'failed').length
  const share = Math.floor(shareOf(items) * 10) / 10
  const text =
    busy > 0
      ? fill(texts.uploading, { count: busy, share: percent(share) })
      : failed > 0
        ? fill(texts.uploadsFailed, { count: failed })
        : done > 0 || items.every(isOver)
          ? fill(texts.uploadsDone, { count: done })
          : fill(texts.uploadsWaiting, { count: items.length })
  return (
    <p className={styles.summary} role="status">
      {text}
    </p>
  )
}
