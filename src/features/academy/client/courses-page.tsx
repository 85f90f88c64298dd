import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { newCoursePath } from './academy-paths.ts'
import { academyTopics } from './academy-queries.ts'
import { academyWords } from './academy-words.ts'
import { CoursesPlace } from './list/courses-place.tsx'

/** All courses, and what was begun. */
export function Page(): ReactNode {
  useLive(academyTopics)
  const texts = useTexts(academyWords)
  const [, navigate] = useLocation()
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'course-new', title: texts.newCourse, group: 'page', icon: Plus, keys: 'c', run: () => navigate(newCoursePath) },
    ],
    [texts, navigate],
  )
  useCommands(commands)
  return (
    <WorkspacePage
      title={texts.academy}
      actions={
        <Button onClick={() => navigate(newCoursePath)}>
          <Plus aria-hidden="true" />
          {texts.newCourse}
        </Button>
      }
    >
      <CoursesPlace />
    </WorkspacePage>
  )
}
