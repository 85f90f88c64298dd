import { RotateCcw } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { clearSamples, restoreSamples } from '../../contract.ts'
import { homePageWords } from '../home-words.ts'
import { FirstSteps } from './first-steps.tsx'
import { SampleLine } from './sample-line.tsx'
import { useFirstDayAct, useStart } from './start-queries.ts'

/** The line about samples and the first steps. Nothing while they load or cannot be loaded: the day below counts more. */
export function FirstDay(): ReactNode {
  const { data: start, isPending } = useStart()
  useRestoreCommand(start?.samples === 'restorable')
  if (isPending) return <span hidden aria-busy="true" />
  if (!start) return null
  return (
    <>
      {start.samples === 'shown' ? <SampleLine /> : null}
      <FirstSteps steps={start.steps} />
    </>
  )
}

/** For a day, also after the page was loaded anew, when the history of undo is gone. */
function useRestoreCommand(isRestorable: boolean): void {
  const texts = useTexts(homePageWords)
  const isAdmin = useUser()?.roles.includes('admin') ?? false
  const act = useFirstDayAct()
  const commands = useMemo((): readonly Command[] => {
    const run = (): void =>
      void act({ text: texts.samplesRestored, run: () => call(restoreSamples, {}), undo: () => call(clearSamples, {}) })
    return isRestorable && isAdmin ? [{ id: 'samples.restore', title: texts.restoreSamples, group: 'page', icon: RotateCcw, run }] : []
  }, [isRestorable, isAdmin, act, texts])
  useCommands(commands)
}
