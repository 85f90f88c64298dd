import { File as FileIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import styles from './file.module.css'
import { formWords } from './form-words.ts'

type FileListProps = { readonly files: readonly File[]; readonly onRemove: (file: File) => void }

/** What will be handed in, each with a way back. */
export function FileList({ files, onRemove }: FileListProps): ReactNode {
  const texts = useTexts(formWords)
  const formats = useFormats()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
          <FileIcon aria-hidden="true" />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formats.bytes(file.size)}</span>
          <IconButton name={fill(texts.remove, { name: file.name })} icon={X} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  )
}
