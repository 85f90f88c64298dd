import { EllipsisVertical, Eye, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { BackButton } from '../../../../shell/parts/list-detail/back-button.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Course } from '../../course.ts'
import { coursePath, coursesPath } from '../academy-paths.ts'
import { academyWords } from '../academy-words.ts'

type EditorToolsProps = {
  readonly course: Course | undefined
  readonly isDirty: boolean
  readonly onSave: () => void
  readonly onRemove: () => void
}

/** Beside the heading: back, save, and what else can be done with the whole course. */
export function EditorTools({ course, isDirty, onSave, onRemove }: EditorToolsProps): ReactNode {
  const texts = useTexts(academyWords)
  const words = useTexts(sharedWords)
  const [, navigate] = useLocation()
  return (
    <>
      <BackButton listPath={course ? coursePath(course) : coursesPath} />
      <Button disabled={!isDirty} onClick={onSave}>
        {words.save}
      </Button>
      {course ? (
        <Menu
          trigger={<IconButton name={fill(texts.moreAbout, { title: course.title })} icon={EllipsisVertical} />}
          groups={[
            [{ id: 'view', title: texts.view, icon: Eye, run: () => navigate(coursePath(course)) }],
            [{ id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, run: onRemove }],
          ]}
        />
      ) : null}
    </>
  )
}
