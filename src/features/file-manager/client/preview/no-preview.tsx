import { Download, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import type { FileEntry } from '../../file.ts'
import { FileFace } from '../file-face.tsx'
import { filesWords } from '../files-words.ts'
import { typeTitle } from '../type-titles.ts'
import { useSave } from '../use-file-actions.ts'
import styles from './preview.module.css'

type NoPreviewProps = { readonly file: FileEntry; readonly note: string; readonly onRetry?: () => void }

/** What cannot be shown here can be kept. */
export function NoPreview({ file, note, onRetry }: NoPreviewProps): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const { bytes } = useFormats()
  const save = useSave()
  return (
    <div className={styles.card}>
      <FileFace type={file.type} size="large" />
      <b className={styles.cardName} dir="auto">
        {safeName(file.name)}
      </b>
      <span>
        {typeTitle(texts, file.type, file.extention)}, {bytes(file.size)}
      </span>
      <p className={styles.note}>{note}</p>
      <span className={styles.cardActions}>
        <Button kind="primary" onClick={() => save([file])}>
          <Download aria-hidden="true" />
          {texts.download}
        </Button>
        {onRetry ? (
          <Button onClick={onRetry}>
            <RotateCcw aria-hidden="true" />
            {words.retry}
          </Button>
        ) : null}
      </span>
    </div>
  )
}
