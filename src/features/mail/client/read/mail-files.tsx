import { Download } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useDownload } from '../../../../shell/parts/files/use-download.ts'
import { Attachments } from '../../../../shell/parts/media/attachments.tsx'
import type { Media } from '../../../../shell/parts/media/media.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Mail } from '../../mail.ts'
import { readWords } from './read-words.ts'
import styles from './reader.module.css'

/** The files that came with a mail. */
export function MailFiles({ files }: { readonly files: Mail['attachments'] }): ReactNode {
  const texts = useTexts(readWords)
  const download = useDownload()
  const media = useMemo(
    () => files.map(({ fileId, fileName, url, type, size }): Media => ({ id: fileId, name: fileName, address: url, type, bytes: size })),
    [files],
  )
  return (
    <section className={styles.files}>
      <div className={styles.filesHead}>
        <h3 className={styles.filesTitle}>
          {files.length === 1 ? texts.attachmentOne : fill(texts.attachmentMany, { count: files.length })}
        </h3>
        {files.length < 2 ? null : (
          <Button kind="quiet" onClick={() => void download(...media)}>
            <Download aria-hidden="true" />
            {texts.downloadAll}
          </Button>
        )}
      </div>
      <Attachments media={media} />
    </section>
  )
}
