import { Download, EllipsisVertical, Link2, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useCopyLink } from '../../../../shell/parts/filters/use-copy-link.ts'
import { filterWords } from '../../../../shell/parts/filters/filter-words.ts'
import { BackButton } from '../../../../shell/parts/list-detail/back-button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Course } from '../../course.ts'
import { coursesPath } from '../academy-paths.ts'
import { academyWords } from '../academy-words.ts'
import { ProgressBar } from '../progress-bar.tsx'
import styles from './player.module.css'
import { useExportNotes } from './use-export-notes.ts'

type PlayerToolsProps = { readonly course: Course; readonly onEdit: () => void }

/** Beside the title: how far one is, the way back, and what else can be done. */
export function PlayerTools({ course, onEdit }: PlayerToolsProps): ReactNode {
  const texts = useTexts(academyWords)
  const { copyLink } = useTexts(filterWords)
  const exportNotes = useExportNotes(course)
  const copy = useCopyLink()
  return (
    <div className={styles.tools}>
      <div className={styles.progress}>
        <ProgressBar course={course} />
      </div>
      <BackButton listPath={coursesPath} />
      <Menu
        trigger={<IconButton name={fill(texts.moreAbout, { title: course.title })} icon={EllipsisVertical} />}
        groups={[
          [
            { id: 'export', title: texts.exportNotes, icon: Download, run: exportNotes },
            { id: 'link', title: copyLink, icon: Link2, run: copy },
          ],
          [{ id: 'edit', title: texts.edit, icon: Pencil, keys: 'e', run: onEdit }],
        ]}
      />
    </div>
  )
}
