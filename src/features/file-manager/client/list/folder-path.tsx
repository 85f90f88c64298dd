import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { filesWords } from '../files-words.ts'
import { folderPath } from '../place.ts'
import type { Target } from '../use-file-moves.ts'
import type { FilesView } from '../use-files-view.ts'
import styles from './folder-path.module.css'
import { useFolderDrop } from './use-file-drop.ts'

/** The folders from the top down to here. Files are dropped onto them to move them up. */
export function FolderPath({ view }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  const above = view.path.slice(0, -1)
  if (above.length === 0) return null
  return (
    <nav className={styles.path} aria-label={texts.path}>
      <ol className={styles.levels}>
        {above.map((folder) => (
          <Level key={folder.id} view={view} folder={folder} />
        ))}
        <li className={styles.here} aria-current="page" dir="auto">
          {safeName(view.here.name)}
        </li>
      </ol>
    </nav>
  )
}

function Level({ view, folder }: { readonly view: FilesView; readonly folder: Target }): ReactNode {
  const drop = useFolderDrop(view, folder)
  return (
    <li className={styles.level} data-over={drop.isOver ? '' : undefined} {...drop.props}>
      <Link href={folderPath(folder.id)} className={styles.link ?? ''} dir="auto">
        {safeName(folder.name)}
      </Link>
      <ChevronRight aria-hidden="true" />
    </li>
  )
}
