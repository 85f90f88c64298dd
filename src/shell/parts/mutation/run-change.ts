import type { QueryClient } from '@tanstack/react-query'
import type { Question } from '../confirm/confirm-store.ts'
import type { Undo } from '../undo/use-undo.ts'
import type { ChangeEngine, Sending } from './change-engine.ts'
import type { ChangeOptions } from './change-options.ts'

export type ChangeTools = {
  readonly client: QueryClient
  readonly engine: ChangeEngine
  readonly undo: Undo
  readonly ask: (question: Question) => Promise<boolean>
}
type Job<Value, Input> = { readonly tools: ChangeTools; readonly options: ChangeOptions<Value, Input>; readonly input: Input }
type Act = () => Promise<unknown>

/** Makes one change. Resolves with whether it stands in the end; rejects where the server did not take it, and nothing of it is left. */
export async function runChange<Value, Input>(tools: ChangeTools, options: ChangeOptions<Value, Input>, input: Input): Promise<boolean> {
  const job: Job<Value, Input> = { tools, options, input }
  if (options.confirm && !(await tools.ask(options.confirm(input)))) return false
  if (options.mode === 'undoable') return runHeld(job)
  const send = options.mode === 'optimistic' ? tools.engine.sendNow : tools.engine.sendFirst
  const again = (): Promise<void> => send(sendingOf(options, input))
  const inverse = inverseOf(job)
  // What shows at once can be taken back at once.
  if (options.mode === 'optimistic') return standing(again(), remember(job, inverse, again))
  await again()
  remember(job, inverse, again)
  return true
}

async function runHeld<Value, Input>(job: Job<Value, Input>): Promise<boolean> {
  const { tools, options, input } = job
  const inverse = inverseOf(job)
  const held = tools.engine.hold(sendingOf(options, input))
  async function undo(): Promise<void> {
    if (held.takeBack()) return
    await held.outcome
    await inverse?.()
  }
  // Without an inverse, what is done again could not be taken back again.
  const redo = inverse ? () => tools.engine.sendNow(sendingOf(options, input)) : undefined
  const forget = remember(job, undo, redo)
  const isSent = await standing(
    held.outcome.then((outcome) => outcome === 'sent'),
    forget,
  )
  // From now on only a call could take it back.
  if (isSent && !inverse) forget()
  return isSent
}

function sendingOf<Value, Input>({ queryKey, apply, call, entity }: ChangeOptions<Value, Input>, input: Input): Sending {
  return {
    queryKey,
    // Under this key lies what the queries of the app put there.
    apply: (value) => apply(value as Value, input),
    call: (way) => call(input, way),
    entity: JSON.stringify([queryKey, entity?.(input)]),
  }
}

function inverseOf<Value, Input>({ tools, options, input }: Job<Value, Input>): Act | undefined {
  const inverse = options.invert?.(input, tools.client.getQueryData<Value>(options.queryKey))
  return inverse === undefined ? undefined : () => tools.engine.sendNow(sendingOf(options, inverse))
}

/** Puts it into the history; answers with how to take it out again, should it turn out to have failed. */
function remember<Value, Input>({ tools, options, input }: Job<Value, Input>, undo: Act | undefined, redo: Act | undefined): () => void {
  if (!options.text || !undo) return () => undefined
  const id = tools.undo.did({ text: options.text(input), isQuiet: options.isQuiet ?? false, undo, ...(redo ? { redo } : {}) })
  return () => tools.undo.forget(id)
}

async function standing(outcome: Promise<boolean | void>, forget: () => void): Promise<boolean> {
  try {
    return (await outcome) !== false
  } catch (cause) {
    forget()
    throw cause
  }
}
