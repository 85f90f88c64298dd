import { Check, X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import type { FirstStep } from '../../../../shell/app-entry.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useApps } from '../../../../shell/workspace/apps-context.ts'
import { allCommands, commandStore } from '../../../../shell/workspace/commands/command-store.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { mayEnter, useUser } from '../../../../shell/workspace/session/session.ts'
import { wordsFor } from '../../../../shell/workspace/words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { hidePart, type Start } from '../../contract.ts'
import { homePageWords } from '../home-words.ts'
import styles from './first-day.module.css'
import { useFirstDayAct } from './start-queries.ts'

/** What there is to do first. It ticks itself, and goes when all of it is done. */
export function FirstSteps({ steps }: Pick<Start, 'steps'>): ReactNode {
  const id = useId()
  const texts = useTexts(homePageWords)
  const { language } = useLanguage()
  const roles = useUser()?.roles ?? []
  const act = useFirstDayAct()
  const shown = useApps().flatMap(({ id: app, firstStep }) => {
    const step = steps.find((each) => each.app === app)
    return firstStep && step && mayEnter(firstStep.access ?? 'signed-in', roles) ? [{ ...firstStep, app, isDone: step.isDone }] : []
  })
  const done = shown.filter(({ isDone }) => isDone).length
  const isAllDone = shown.length > 0 && done === shown.length
  useFarewell(isAllDone)
  if (shown.length === 0 || isAllDone) return null
  const hide = (isOn: boolean) => () => call(hidePart, { part: 'steps', isOn })
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <header>
        <h2 id={id}>{texts.steps}</h2>
        <span className={styles.count}>{fill(texts.stepsDone, { done, all: shown.length })}</span>
        <IconButton
          name={texts.hideSteps}
          icon={X}
          className={styles.close}
          onClick={() => void act({ text: texts.stepsHidden, run: hide(true), undo: hide(false) })}
        />
      </header>
      <ul>
        {shown.map(({ app, isDone, icon: Picture, title, goal }) => (
          <li key={app} data-done={isDone || undefined}>
            <StepLink goal={goal}>
              <span className={styles.mark}>{isDone ? <Check aria-hidden="true" /> : <Picture aria-hidden="true" />}</span>
              <span>{wordsFor(title, language)}</span>
              {isDone ? <VisuallyHidden>{texts.stepDone}</VisuallyHidden> : null}
            </StepLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StepLink({ goal, children }: Pick<FirstStep, 'goal'> & { readonly children: ReactNode }): ReactNode {
  const commands = commandStore.useStore()
  if ('path' in goal) return <Link href={goal.path}>{children}</Link>
  const run = (): void =>
    allCommands(commands.getState().sources)
      .find(({ id }) => id === goal.command)
      ?.run()
  return (
    <button type="button" onClick={run}>
      {children}
    </button>
  )
}

/** A word at the end, once for the account. */
function useFarewell(isAllDone: boolean): void {
  const texts = useTexts(homePageWords)
  const notify = useNotify()
  const client = useQueryClient()
  const isSaid = useRef(false)
  useEffect(() => {
    if (!isAllDone || isSaid.current) return
    isSaid.current = true
    notify(texts.stepsFinished, { kind: 'ok' })
    // Where it fails, it is said again at the next visit.
    call(hidePart, { part: 'steps', isOn: true }).then(
      () => client.invalidateQueries({ queryKey: ['home'] }),
      () => undefined,
    )
  }, [isAllDone, notify, texts, client])
}
