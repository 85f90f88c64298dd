import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { changeEngine, holdMilliseconds, type ChangeEngine } from './change-engine.ts'

const key = ['stars']
type Stars = readonly string[]

/** A server in memory whose answers come when the test says so. */
function aServer(first: Stars) {
  let stars = first
  const waiting: (() => void)[] = []
  const log: string[] = []
  let isFailing = false
  const answer = <Value>(work: () => Value): Promise<Value> =>
    new Promise((resolve, reject) => {
      const fails = isFailing
      isFailing = false
      waiting.push(() => {
        if (fails) reject(new Error('refused'))
        else resolve(work())
      })
    })
  return {
    // A read sees what was there when it was asked, however late it arrives.
    read: () => {
      const seen = stars
      return answer(() => seen)
    },
    star: (name: string) => {
      log.push(name)
      return answer(() => void (stars = [...stars, name]))
    },
    log,
    failNext: () => void (isFailing = true),
    stars: () => stars,
    answerOldest: async () => {
      waiting.shift()?.()
      await vi.advanceTimersByTimeAsync(1)
    },
    answerNewest: async () => {
      waiting.pop()?.()
      await vi.advanceTimersByTimeAsync(1)
    },
    settle: async () => {
      await vi.advanceTimersByTimeAsync(1)
      while (waiting.length > 0) {
        waiting.shift()?.()
        await vi.advanceTimersByTimeAsync(1)
      }
    },
  }
}

type Server = ReturnType<typeof aServer>

async function aClient(server: Server) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown: string[] = []
  const observer = new QueryObserver<Stars>(client, { queryKey: key, queryFn: server.read })
  // As React reads it: once all that happened in the same moment is over.
  const see = notifyManager.batchCalls(() => void shown.push((observer.getCurrentResult().data ?? []).join()))
  onTestFinished(observer.subscribe(see))
  await server.settle()
  return { client, shown, engine: changeEngine(client), now: () => client.getQueryData<Stars>(key) }
}

const starring = (server: Server, name: string, entity = 'all') => ({
  queryKey: key,
  // Every value under this key in these tests is a list of stars.
  apply: (value: unknown) => [...new Set([...(value as Stars), name])],
  call: () => server.star(name),
  entity,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows a change before the server has it', async () => {
  const server = aServer(['a'])
  const { engine, now } = await aClient(server)

  void engine.sendNow(starring(server, 'b'))

  expect(now()).toEqual(['a', 'b'])
  expect(server.stars()).toEqual(['a'])
  await server.settle()
  expect(server.stars()).toEqual(['a', 'b'])
})

it('takes a failed change out from between the others', async () => {
  const server = aServer(['a'])
  const { engine, now } = await aClient(server)
  server.failNext()
  const failing = engine.sendNow(starring(server, 'b', 'one')).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(1)
  void engine.sendNow(starring(server, 'c', 'other'))
  await vi.advanceTimersByTimeAsync(1)

  await server.answerOldest()

  expect(await failing).toBe('failed')
  expect(now()).toEqual(['a', 'c'])
  await server.settle()
  expect(now()).toEqual(['a', 'c'])
})

/** A read that begins before the change and arrives after the server has it. */
async function raceWithRead(change: (engine: ChangeEngine, client: QueryClient, server: Server) => Promise<unknown>) {
  const server = aServer(['a'])
  const { engine, client, shown } = await aClient(server)
  void client.refetchQueries({ queryKey: key })
  await vi.advanceTimersByTimeAsync(1)
  const before = shown.length
  void change(engine, client, server)
  await vi.advanceTimersByTimeAsync(1)
  await server.answerNewest()
  await server.settle()
  return shown.slice(before)
}

it('a running read does not bring the old value back', async () => {
  const shown = await raceWithRead((engine, _client, server) => engine.sendNow(starring(server, 'b')))

  expect(shown).not.toContain('a')
  expect(shown.at(-1)).toBe('a,b')
})

it('a running read of a page that does not show is stopped too', async () => {
  const server = aServer(['a'])
  const client = new QueryClient()
  client.setQueryData(key, ['a'])
  void client.query({ queryKey: key, queryFn: server.read })
  await vi.advanceTimersByTimeAsync(1)

  void changeEngine(client).sendNow(starring(server, 'b'))
  await vi.advanceTimersByTimeAsync(1)
  await server.answerNewest()
  await server.settle()

  expect(client.getQueryData(key)).toEqual(['a', 'b'])
})

it('negative control: without cancelling the running read, the old value flashes back', async () => {
  const shown = await raceWithRead(async (_engine, client, server) => {
    client.setQueryData(key, ['a', 'b'])
    await server.star('b')
  })

  expect(shown).toContain('a')
})

it('a read that comes while the change is under way gets it laid over', async () => {
  const server = aServer(['a'])
  const { engine, client, shown } = await aClient(server)
  engine.hold(starring(server, 'b'))
  await vi.advanceTimersByTimeAsync(1)
  const before = shown.length

  void client.refetchQueries({ queryKey: key })
  await vi.advanceTimersByTimeAsync(1)
  await server.settle()

  expect(shown.slice(before).every((each) => each === 'a,b')).toBe(true)
})

it('changes of the same thing reach the server in their order, one after the other', async () => {
  const server = aServer([])
  const { engine } = await aClient(server)

  void engine.sendNow(starring(server, 'first'))
  void engine.sendNow(starring(server, 'second'))
  await vi.advanceTimersByTimeAsync(1)

  expect(server.log).toEqual(['first'])
  await server.settle()
  expect(server.log).toEqual(['first', 'second'])
})

it('changes of different things do not wait for each other', async () => {
  const server = aServer([])
  const { engine } = await aClient(server)

  void engine.sendNow(starring(server, 'first', 'one'))
  void engine.sendNow(starring(server, 'second', 'other'))
  await vi.advanceTimersByTimeAsync(1)

  expect(server.log).toEqual(['first', 'second'])
})

it('an undoable change is sent after 6000 ms, not before', async () => {
  const server = aServer([])
  const { engine, now } = await aClient(server)

  engine.hold(starring(server, 'b'))

  expect(now()).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(holdMilliseconds - 1)
  expect(server.log).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.log).toEqual(['b'])
})

it('an undoable change that is taken back in time never reaches the server', async () => {
  const server = aServer(['a'])
  const { engine, now } = await aClient(server)
  const held = engine.hold(starring(server, 'b'))

  expect(held.takeBack()).toBe(true)

  await vi.advanceTimersByTimeAsync(holdMilliseconds * 2)
  expect(await held.outcome).toBe('taken-back')
  expect(server.log).toEqual([])
  expect(now()).toEqual(['a'])
})

it('a page that is left sends what is held at once, with calls that outlive it', async () => {
  const server = aServer([])
  const { engine } = await aClient(server)
  const ways: boolean[] = []
  const held = engine.hold({ ...starring(server, 'b'), call: ({ keepalive }) => Promise.resolve(ways.push(keepalive)) })

  void engine.flush({ keepalive: true })

  // In the same moment: no timer and no promise runs after the page is gone.
  expect(ways).toEqual([true])
  expect(held.takeBack()).toBe(false)
})

it('a pessimistic change shows only when the server has it', async () => {
  const server = aServer([])
  const { engine, now } = await aClient(server)

  const sent = engine.sendFirst(starring(server, 'b'))
  await vi.advanceTimersByTimeAsync(1)

  expect(now()).toEqual([])
  await server.answerOldest()
  await sent
  expect(now()).toEqual(['b'])
})
