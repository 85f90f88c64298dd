import { useRef, useState } from 'react'
import type { ImportPlan } from './import-plan.ts'
import { emptySource, stepBefore, type ImportState, type Source } from './import-state.ts'
import type { Mapping } from './mapping.ts'
import { nextStep, type NextStep } from './next-step.ts'
import { runImport } from './run-import.ts'
import { inSlices } from './slices.ts'

export type ImportFlow<Row> = {
  readonly state: ImportState<Row>
  readonly changeSource: (source: Source) => void
  readonly refuseLarge: () => void
  readonly changeMapping: (mapping: Mapping) => void
  /** To the next step, as far as the present one is complete. */
  readonly goOn: () => void
  readonly goBack: () => void
  readonly stop: () => void
  readonly undo: () => Promise<boolean>
  readonly startOver: () => void
}

/** The way of an import from the file to the report; the wizard only shows where it is. */
export function useImport<Row>(plan: ImportPlan<Row>): ImportFlow<Row> {
  const [state, setState] = useState<ImportState<Row>>({ step: 'choose', source: emptySource })
  const stopper = useRef<AbortController>(undefined)

  async function check({ entries }: Extract<NextStep<Row>, { kind: 'check' }>): Promise<void> {
    const { signal } = (stopper.current = new AbortController())
    const onProgress = (done: number): void => (signal.aborted ? undefined : setState({ step: 'checking', done, total: entries.length }))
    const looked = await inSlices(entries, (look) => look(), { signal, onProgress })
    const checked = signal.aborted || !plan.judge ? looked : await plan.judge(looked)
    if (!signal.aborted) setState({ step: 'preview', checked, before: state, isPointless: false })
  }

  async function run({ rows, errors }: Extract<NextStep<Row>, { kind: 'run' }>): Promise<void> {
    const { signal } = (stopper.current = new AbortController())
    const onProgress = (done: number): void => setState({ step: 'running', done, total: rows.length })
    const report = await runImport(plan, { rows, errors, signal, onProgress })
    setState({ step: 'report', report })
  }

  async function undo(): Promise<boolean> {
    try {
      await plan.onUndo?.()
      return true
    } catch {
      setState((now) => (now.step === 'report' ? { ...now, report: { ...now.report, undo: 'failed' } } : now))
      return false
    }
  }

  async function goOn(next: NextStep<Row>): Promise<void> {
    if (next.kind === 'show') return setState(next.state)
    if (next.kind === 'check') return check(next)
    if (next.kind === 'run') return run(next)
    const { signal } = (stopper.current = new AbortController())
    setState({ step: 'checking', done: 0, total: 0 })
    const found = await next.following
    if (!signal.aborted) await goOn(found)
  }

  return {
    state,
    changeSource: (source) => setState({ step: 'choose', source }),
    refuseLarge: () => setState({ step: 'choose', source: emptySource, problem: 'too-large' }),
    changeMapping: (mapping) => setState((now) => (now.step === 'match' ? { ...now, mapping, isIncomplete: false } : now)),
    goOn: () => void goOn(nextStep(plan, state)),
    goBack: () => setState(stepBefore),
    stop: () => stopper.current?.abort(),
    undo,
    startOver: () => {
      stopper.current?.abort()
      setState({ step: 'choose', source: emptySource })
    },
  }
}
