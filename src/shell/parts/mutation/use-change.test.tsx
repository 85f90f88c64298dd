// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { noticeStore } from '../../workspace/notices/notices.ts'
import { undoStore } from '../undo/undo-store.ts'
import { useUndo } from '../undo/use-undo.ts'
import { holdMilliseconds } from './change-engine.ts'
import type { ChangeOptions } from './change-options.ts'
import { useChange } from './use-change.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
// Fetching it takes longer than a test waits.
beforeAll(() => import('../confirm/confirm-layer.tsx'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Names = readonly string[]
type Input = { readonly kind: 'remove' | 'restore'; readonly name: string }
type Mode = ChangeOptions<Names, Input>['mode']

function aServer() {
  let names: Names = ['Mira', 'Tom']
  const calls: string[] = []
  let problem: Problem | undefined
  return {
    calls,
    read: () => Promise.resolve(names),
    write: (input: Input, { keepalive }: { readonly keepalive: boolean }): Promise<void> => {
      calls.push(`${input.kind} ${input.name}${keepalive ? ' keepalive' : ''}`)
      const failure = problem
      problem = undefined
      if (failure) return Promise.reject(failure)
      names = after(names, input)
      return Promise.resolve()
    },
    failNext: (next: Problem) => void (problem = next),
  }
}

const after = (names: Names, { kind, name }: Input): Names =>
  kind === 'remove' ? names.filter((each) => each !== name) : [...new Set([...names, name])]

function Contacts({ server, mode, isFinal = false }: { server: ReturnType<typeof aServer>; mode: Mode; isFinal?: boolean }): ReactNode {
  const query = useQuery({ queryKey: ['names'], queryFn: server.read })
  const { run, isRunning } = useChange<Names, Input>({
    queryKey: ['names'],
    apply: after,
    call: server.write,
    ...(isFinal ? {} : { invert: ({ kind, name }) => ({ kind: kind === 'remove' ? 'restore' : 'remove', name }) }),
    text: ({ name }) => `Removed ${name}`,
    mode,
    ...(mode === 'pessimistic' ? { confirm: () => ({ title: 'Remove for ever?', body: 'It is gone.', verb: 'Remove now' }) } : {}),
  })
  const { undo, redo } = useUndo()
  const notice = noticeStore.useState(({ current }) => current)
  const steps = undoStore.useState(({ done }) => done.length)
  const [, navigate] = useLocation()
  return (
    <>
      <output aria-label="names">{query.data?.join()}</output>
      <output aria-label="notice">{notice?.text}</output>
      <output aria-label="steps">{steps}</output>
      <output aria-label="running">{String(isRunning)}</output>
      <button type="button" onClick={() => void run({ kind: 'remove', name: 'Tom' })}>
        Remove
      </button>
      <button type="button" onClick={() => void undo()}>
        Undo
      </button>
      <button type="button" onClick={() => void redo()}>
        Redo
      </button>
      <button type="button" onClick={() => navigate('/ui/other')}>
        Go on
      </button>
      <button type="button" onClick={() => notice?.action?.run()}>
        Action of the notice
      </button>
    </>
  )
}

async function contacts(mode: Mode, options: { isFinal?: boolean } = {}) {
  const server = aServer()
  await renderInWorkspace(<Contacts server={server} mode={mode} {...options} />)
  await wait(10)
  return server
}
const wait = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = (name: string): string => screen.getByLabelText(name).textContent
async function click(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await wait(5)
}

it('an optimistic change is sent at once and undone by its inverse call', async () => {
  const server = await contacts('optimistic')

  await click('Remove')
  expect(shown('names')).toBe('Mira')
  expect(shown('notice')).toBe('Removed Tom')
  await click('Undo')

  expect(server.calls).toEqual(['remove Tom', 'restore Tom'])
  expect(shown('names')).toBe('Mira,Tom')
})

it('a change that fails is taken back, explained with its reason, and not kept for undo', async () => {
  const server = await contacts('optimistic')
  server.failNext(new Problem('conflict', 'nein'))

  await click('Remove')

  expect(shown('names')).toBe('Mira,Tom')
  expect(shown('notice')).toBe('Not saved and taken back: Removed Tom. Somebody else changed it meanwhile.')
  expect(shown('steps')).toBe('0')
})

it('the notice of a failed change tries again', async () => {
  const server = await contacts('optimistic')
  server.failNext(new Problem('unavailable', 'nein'))
  await click('Remove')

  await click('Action of the notice')

  expect(server.calls).toEqual(['remove Tom', 'remove Tom'])
  expect(shown('names')).toBe('Mira')
})

it('an undo that fails says so and can be tried again', async () => {
  const server = await contacts('optimistic')
  await click('Remove')
  server.failNext(new Problem('unavailable', 'nein'))

  await click('Undo')
  expect(shown('notice')).toContain('Could not be undone: Removed Tom')
  expect(shown('names')).toBe('Mira')
  await click('Undo')

  expect(shown('names')).toBe('Mira,Tom')
})

it('an undoable change that is undone in time never reaches the server', async () => {
  const server = await contacts('undoable')

  await click('Remove')
  expect(shown('names')).toBe('Mira')
  await click('Undo')
  await wait(holdMilliseconds)

  expect(server.calls).toEqual([])
  expect(shown('names')).toBe('Mira,Tom')
})

it('an undoable change is still undone later, by its inverse call', async () => {
  const server = await contacts('undoable')
  await click('Remove')
  await wait(holdMilliseconds)

  await click('Undo')
  await click('Redo')

  expect(server.calls).toEqual(['remove Tom', 'restore Tom', 'remove Tom'])
})

it('what cannot be brought back leaves the history once it is sent', async () => {
  await contacts('undoable', { isFinal: true })
  await click('Remove')
  expect(shown('steps')).toBe('1')

  await wait(holdMilliseconds)

  expect(shown('steps')).toBe('0')
})

it('the next navigation sends what is held', async () => {
  const server = await contacts('undoable')
  await click('Remove')

  await click('Go on')

  expect(server.calls).toEqual(['remove Tom'])
})

it('a window that goes sends what is held with a call that outlives it', async () => {
  const server = await contacts('undoable')
  await click('Remove')

  act(() => void dispatchEvent(new Event('pagehide')))

  expect(server.calls).toEqual(['remove Tom keepalive'])
})

it('a pessimistic change asks first and shows when the server has it', async () => {
  const server = await contacts('pessimistic')

  await click('Remove')
  expect(server.calls).toEqual([])
  await click('Cancel')
  expect(server.calls).toEqual([])
  await click('Remove')
  await click('Remove now')

  expect(server.calls).toEqual(['remove Tom'])
  expect(shown('names')).toBe('Mira')
  expect(shown('running')).toBe('false')
})
