// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { allCommands, commandStore } from '../../workspace/commands/command-store.ts'
import { noticeStore, type Notice } from '../../workspace/notices/notices.ts'
import { TooLate, undoStore } from './undo-store.ts'
import { useUndo, type Undo } from './use-undo.ts'

afterEach(cleanup)

type Seen = {
  undo: Undo
  texts: () => readonly string[]
  notice: () => Notice | undefined
  command: (id: string) => { title: string; isOff?: string; run: () => void } | undefined
}

async function anUndo(): Promise<Seen> {
  let seen: Seen | undefined
  function Probe(): ReactNode {
    const undo = useUndo()
    const [steps, notices, commands] = [undoStore.useStore(), noticeStore.useStore(), commandStore.useStore()]
    const now: Seen = {
      undo,
      texts: () => steps.getState().done.map(({ text }) => text),
      notice: () => notices.getState().current,
      command: (id) => allCommands(commands.getState().sources).find((each) => each.id === id),
    }
    useEffect(() => {
      seen = now
    })
    return null
  }
  await renderInWorkspace(<Probe />)
  if (!seen) throw new Error('not rendered')
  return seen
}

it('tells what was done, with Undo beside it', async () => {
  const { undo, notice } = await anUndo()
  const done: string[] = []

  act(() => void undo.did({ text: 'Moved 3 messages to Trash', undo: () => void done.push('back') }))

  expect(notice()?.text).toBe('Moved 3 messages to Trash')
  await act(async () => notice()?.action?.run())
  expect(done).toEqual(['back'])
})

it('undoes in order, latest first, and does again what was undone', async () => {
  const { undo, texts } = await anUndo()
  const log: string[] = []
  const step = (name: string) => ({ text: name, undo: () => void log.push(`-${name}`), redo: () => void log.push(`+${name}`) })
  act(() => void [undo.did(step('one')), undo.did(step('two'))])

  await act(() => undo.undo())
  await act(() => undo.undo())
  await act(() => undo.redo())

  expect(log).toEqual(['-two', '-one', '+one'])
  expect(texts()).toEqual(['one'])
})

it('waits for a slow step before it undoes the one before it', async () => {
  const { undo } = await anUndo()
  const slow = Promise.withResolvers<void>()
  const log: string[] = []
  act(() => {
    undo.did({ text: 'first', undo: () => void log.push('first') })
    undo.did({ text: 'slow', undo: () => slow.promise.then(() => void log.push('slow')) })
  })

  const both = [undo.undo(), undo.undo()]
  slow.resolve()
  await act(() => Promise.all(both))

  expect(log).toEqual(['slow', 'first'])
})

it('says that an undo failed, and keeps the step', async () => {
  const { undo, texts, notice } = await anUndo()
  act(() => void undo.did({ text: 'Starred', undo: () => Promise.reject(new Error('offline')) }))

  await act(() => undo.undo())

  expect(notice()?.kind).toBe('danger')
  expect(notice()?.text).toContain('Could not be undone: Starred')
  expect(texts()).toEqual(['Starred'])
})

it('keeps the latest fifty', async () => {
  const { undo, texts } = await anUndo()

  act(() => {
    for (let at = 1; at <= 51; at += 1) undo.did({ text: `step ${at}`, undo: () => undefined })
  })

  expect(texts()).toHaveLength(50)
  expect(texts().at(-1)).toBe('step 2')
})

it('an old notice does not take back what came after it', async () => {
  const { undo, texts, notice } = await anUndo()
  act(() => void undo.did({ text: 'old', undo: () => undefined }))
  const old = notice()
  act(() => void undo.did({ text: 'new', undo: () => undefined }))

  await act(async () => old?.action?.run())

  expect(texts()).toEqual(['new', 'old'])
})

it('undoes down to a step of the history, and stops where one fails', async () => {
  const { undo, texts } = await anUndo()
  let first = 0
  act(() => {
    first = undo.did({ text: 'first', undo: () => undefined })
    undo.did({ text: 'stuck', undo: () => Promise.reject(new Error('no')) })
    undo.did({ text: 'last', undo: () => undefined })
  })

  await act(() => undo.undoTo(first))

  expect(texts()).toEqual(['stuck', 'first'])
})

it('offers undo by key and palette, named after what it would take back', async () => {
  const { undo, command } = await anUndo()
  expect(command('undo')?.isOff).toBe('Nothing to undo')

  act(() => void undo.did({ text: 'Starred', undo: () => undefined }))

  expect(command('undo')?.title).toBe('Undo: Starred')
  expect(command('undo')?.isOff).toBeUndefined()
  await act(async () => command('undo')?.run())
  expect(command('undo')?.isOff).toBe('Nothing to undo')
})

it('says calmly when it is too late, and offers the step before', async () => {
  const { undo, texts, notice } = await anUndo()
  const late = () => Promise.reject(new TooLate('The message has gone.'))
  act(() => void [undo.did({ text: 'first', undo: () => undefined }), undo.did({ text: 'sent', undo: late })])

  await act(() => undo.undo())

  expect(notice()).toMatchObject({ text: 'The message has gone.', kind: 'info' })
  expect(texts()).toEqual(['first'])
})
