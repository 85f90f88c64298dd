import { ListOrdered, ListPlus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Region } from '../../../../shell/parts/list-detail/region.tsx'
import { SideButton } from '../../../../shell/parts/list-detail/side-button.tsx'
import { usePanes } from '../../../../shell/parts/list-detail/use-panes.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Course } from '../../course.ts'
import { coursesPath, editPath } from '../academy-paths.ts'
import { academyWords } from '../academy-words.ts'
import { useProgress } from '../use-progress.ts'
import { Finish } from './finish.tsx'
import { Lesson } from './lesson.tsx'
import { PlayerFoot } from './player-foot.tsx'
import { PlayerTools } from './player-tools.tsx'
import styles from './player.module.css'
import { StepsList } from './steps-list.tsx'
import { usePlayerCommands } from './use-player-commands.ts'
import { usePosition } from './use-position.ts'
import { useStepArrival } from './use-step-arrival.ts'
import { useSwipe } from './use-swipe.ts'

/** A course step by step: the steps beside, one of them to read, and the way on below. */
export function Player({ course }: { readonly course: Course }): ReactNode {
  const texts = useTexts(academyWords)
  const [, navigate] = useLocation()
  const panes = usePanes()
  const { position, goOn, goBack, goTo } = usePosition(course)
  const { mark } = useProgress()
  const step = position === 'finish' ? undefined : course.steps[position - 1]
  const edit = (): void => navigate(`${editPath(course)}?step=${position}`)
  const toggleDone = (): void => (step ? mark(course, step, !course.done.includes(step.id)) : undefined)
  usePlayerCommands({ goOn, goBack, toggleDone, edit })
  const content = useRef<HTMLElement>(null)
  useStepArrival(course, position, content)
  const swipe = useSwipe({ onLeft: goOn, onRight: goBack })
  const list = <StepsList course={course} position={position} />
  const at = position === 'finish' ? course.steps.length : position
  return (
    <WorkspacePage
      title={course.title}
      windowTitle={step ? `${step.title} – ${course.title}` : course.title}
      room="fill"
      place={`course ${course.id}`}
      trail={[{ title: texts.academy, path: coursesPath }]}
      actions={<PlayerTools course={course} onEdit={edit} />}
    >
      {course.steps.length === 0 ? (
        <EmptyState
          kind="never-used"
          icon={ListPlus}
          title={texts.noSteps}
          text={texts.noStepsText}
          action={<Button onClick={edit}>{texts.edit}</Button>}
        />
      ) : (
        <div className={styles.panes}>
          {panes === 'one' ? null : (
            <Region name="side" title={texts.steps} className={styles.side}>
              {list}
            </Region>
          )}
          <Region name="detail" title={step?.title ?? texts.finishCourse} className={styles.content} ref={content}>
            {panes === 'one' ? (
              <div className={styles.top}>
                <SideButton title={fill(texts.stepsAt, { step: at, total: course.steps.length })} content={list} icon={ListOrdered} />
              </div>
            ) : null}
            <div key={position} className={styles.scroll} {...swipe}>
              {step && position !== 'finish' ? (
                <Lesson course={course} step={step} number={position} onToggle={toggleDone} />
              ) : (
                <Finish course={course} onStep={goTo} />
              )}
            </div>
            <PlayerFoot course={course} position={position} onNext={goOn} onPrevious={goBack} />
          </Region>
        </div>
      )}
    </WorkspacePage>
  )
}
