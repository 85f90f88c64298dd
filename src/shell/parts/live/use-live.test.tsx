// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { refusedEvent } from '../../token.ts'
import { sessionStore, type SessionStore } from '../../workspace/session/session.ts'
import { FreshPill } from './fresh-pill.tsx'
import type { LiveOptions } from './live-connection.ts'
import { LiveIndicator } from './live-indicator.tsx'
import { liveStore, lostAfterMilliseconds } from './live-store.ts'
import { useBufferedRows } from './use-buffered-rows.ts'
import { useLive, type LiveTopics } from './use-live.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const andrea = aUser({ roles: ['staff'] })
const topics: LiveTopics = { board: (key) => [key === undefined ? ['board'] : ['board', key]] }

function Board({ id, read }: { readonly id: string; readonly read: (id: string) => string }): ReactNode {
  useLive(topics)
  const query = useQuery({ queryKey: ['board', id], queryFn: () => read(id) })
  return <p>{query.data}</p>
}

let session: SessionStore | undefined

/** Lends the session to the test. */
function Session(): ReactNode {
  session = sessionStore.useStore()
  return null
}

/** A connection that says what the test wants. */
function aConnection() {
  const opened: LiveOptions[] = []
  let closed = 0
  const connect = (options: LiveOptions) => {
    opened.push(options)
    return () => void (closed += 1)
  }
  return {
    connect,
    opened,
    closed: () => closed,
    tell: (news: Parameters<LiveOptions['hear']>[0]) => act(async () => opened[0]?.hear(news)),
  }
}

async function boards(connection: ReturnType<typeof aConnection>, options: { user?: typeof andrea } = { user: andrea }) {
  const reads: string[] = []
  const read = (id: string): string => {
    reads.push(id)
    return id
  }
  await renderInWorkspace(
    <liveStore.Provider start={connection.connect}>
      <Board id="1" read={read} />
      <Board id="2" read={read} />
      <LiveIndicator />
      <Session />
    </liveStore.Provider>,
    options,
  )
  await act(() => vi.advanceTimersByTimeAsync(10))
  return reads
}

it('reads again what changed, and only that', async () => {
  const connection = aConnection()
  const reads = await boards(connection)

  await connection.tell({ kind: 'change', topic: 'board', key: '2' })
  await connection.tell({ kind: 'change', topic: 'other', key: '1' })

  expect(reads).toEqual(['1', '2', '2'])
})

it('reads everything again when it cannot know what was missed', async () => {
  const connection = aConnection()
  const reads = await boards(connection)

  await connection.tell({ kind: 'reset' })

  expect(reads.slice(2).toSorted()).toEqual(['1', '2'])
})

it('all parts of a tab share one connection, which closes after the last of them', async () => {
  const connection = aConnection()
  await boards(connection)
  expect(connection.opened).toHaveLength(1)

  cleanup()
  expect(connection.closed()).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)

  expect(connection.closed()).toBe(1)
})

it('opens nothing for somebody who is not signed in', async () => {
  const connection = aConnection()

  await boards(connection, {})

  expect(connection.opened).toHaveLength(0)
})

it('closes while somebody has to sign in again, and opens anew afterwards', async () => {
  const connection = aConnection()
  await boards(connection)

  act(() => session?.getState().interrupted('Invalid access_token'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(connection.closed()).toBe(1)
  expect(connection.opened).toHaveLength(1)
  act(() => session?.getState().signedIn(andrea))

  expect(connection.opened).toHaveLength(2)
})

it('tells the session when the server does not know the token, and opens anew for whoever signed in again at once', async () => {
  const connection = aConnection()
  const refused = vi.fn<(token: unknown) => void>()
  const hear = (event: Event): void => refused(event instanceof CustomEvent ? event.detail : undefined)
  addEventListener(refusedEvent, hear)
  onTestFinished(() => removeEventListener(refusedEvent, hear))
  await boards(connection)

  act(() => connection.opened[0]?.onRefused('abc'))
  act(() => session?.getState().interrupted('Invalid access_token'))
  act(() => session?.getState().signedIn(andrea))

  expect(refused).toHaveBeenCalledExactlyOnceWith('abc')
  expect(connection.opened).toHaveLength(2)
})

it('says that the connection is lost after five seconds, and not about short breaks', async () => {
  const connection = aConnection()
  await boards(connection)
  const link = (isLinked: boolean): void => act(() => connection.opened[0]?.onLink(isLinked))

  link(false)
  await act(() => vi.advanceTimersByTimeAsync(lostAfterMilliseconds - 1))
  expect(screen.getByRole('status').textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status').textContent).toContain('Not connected')
  link(true)

  expect(screen.getByRole('status').textContent).toBe('')
})

function Arrivals(): ReactNode {
  const [rows, setRows] = useState<readonly string[]>(['b', 'c'])
  const { shown, fresh, showAll, holdProps } = useBufferedRows(rows, { idOf: (row) => row })
  return (
    <div {...holdProps}>
      <FreshPill count={fresh} onShow={showAll} />
      <ul>
        {shown.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(['a', ...rows])}>
              {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setRows(rows.filter((row) => row !== 'b'))}>
        Remove b
      </button>
      <button type="button" onClick={() => setRows([...rows, 'd'])}>
        Read on
      </button>
      <button type="button" onClick={() => setRows(['a', 'b', 'c'])}>
        Bring back
      </button>
    </div>
  )
}

const rows = (): readonly (string | null)[] => screen.getAllByRole('listitem').map((row) => row.textContent)

it('a row that arrives while somebody is in the list waits behind a pill', async () => {
  await renderInWorkspace(<Arrivals />)
  const row = screen.getByRole('button', { name: 'c' })

  act(() => row.focus())
  fireEvent.click(row)
  expect(rows()).toEqual(['b', 'c'])
  expect(document.activeElement).toBe(row)
  fireEvent.click(screen.getByRole('button', { name: '1 new' }))

  expect(rows()).toEqual(['a', 'b', 'c'])
})

it('a row that arrives while nobody is there comes in at once', async () => {
  await renderInWorkspace(<Arrivals />)

  fireEvent.click(screen.getByRole('button', { name: 'c' }))

  expect(rows()).toEqual(['a', 'b', 'c'])
})

it('what a long list reads on comes in at once: behind the last row it moves nothing', async () => {
  await renderInWorkspace(<Arrivals />)
  act(() => screen.getByRole('button', { name: 'c' }).focus())

  fireEvent.click(screen.getByRole('button', { name: 'Read on' }))

  expect(rows()).toEqual(['b', 'c', 'd'])
})

it('a row that was removed and is brought back is not new', async () => {
  await renderInWorkspace(<Arrivals />)
  act(() => screen.getByRole('button', { name: 'c' }).focus())

  fireEvent.click(screen.getByRole('button', { name: 'Remove b' }))
  fireEvent.click(screen.getByRole('button', { name: 'Bring back' }))

  expect(rows()).toEqual(['b', 'c'])
})
