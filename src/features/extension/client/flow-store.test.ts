import { describe, expect, it, vi } from 'vitest'
import { plainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { acceptFee, back, finish, retry, takenBack } from './endings.ts'
import { faultsShown } from './form/faults.ts'
import { createFlow, type Flow } from './flow-store.ts'
import type { Kept, KeptStore } from './kept-store.ts'
import type { Outcome, Sending } from './send.ts'

const rejected: Outcome = { kind: 'rejected', message: 'nein' }
const decided: Outcome = {
  kind: 'decided',
  text: 'ja',
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 9, 30),
  receivedAt: '2026-03-10T18:42:00Z',
  name: 'Beispiel AG',
  firstName: '',
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  rule: 'D6',
  configuration: '1-4f2a9c',
}

const pending: Outcome = {
  kind: 'pending',
  text: 'eingegangen',
  receivedAt: '2026-03-10T18:42:00Z',
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  rule: 'V8b',
}
const aboutFee: Outcome = { kind: 'rejected', message: 'Gebühr?', reference: '25K7M92QX8CV', rule: 'D4' }

function memory(): KeptStore {
  let kept: string | undefined
  return {
    read: () => (kept ? (JSON.parse(kept) as Kept) : undefined),
    write: (next) => void (kept = JSON.stringify(next)),
    clear: () => void (kept = undefined),
  }
}

function aFlow(outcome: Outcome | Promise<Outcome>, store = memory()) {
  const send = vi.fn<(request: ExtensionRequest, sending: Sending) => Promise<Outcome>>(async () => outcome)
  let keys = 0
  const newKey = (): string => `key-${(keys += 1)}`
  return { flow: createFlow({ today: () => plainDate(2026, 3, 10), entityProof: 'none', send, newKey, store }), send, store }
}

function fillIn(flow: Flow, path = '/'): void {
  flow.edit(path, { kind: 'pid', text: '204518' })
}

describe('sending', () => {
  it('presses while the request is under way send nothing more', () => {
    const { flow, send } = aFlow(new Promise(() => undefined))
    fillIn(flow)

    expect([flow.submit('/'), flow.submit('/'), flow.submit('/')]).toEqual(['ready', 'ready', 'ready'])
    expect(send).toHaveBeenCalledOnce()
  })

  it.each([decided, pending])('what is $kind is not sent again unless something changes', async (outcome) => {
    const { flow, send } = aFlow(outcome)
    fillIn(flow)
    flow.submit('/')
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe(outcome.kind)

    flow.submit('/')
    expect(send).toHaveBeenCalledOnce()

    flow.edit('/', { kind: 'pid', text: '204519' })
    flow.submit('/')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('§3.1 §4.7 the state holds the entries, their errors, the loading and how it ended', async () => {
    const { flow } = aFlow(rejected)
    flow.submit('/steuernnp')
    const faults = faultsShown(flow.draftAt('/steuernnp'), flow.today(), 'none').map(({ field }) => field)
    expect(flow.draftAt('/steuernnp')).toMatchObject({ legalForm: 'natural-person', period: 2026, pid: '', deadline: '10.03.2027' })
    expect(faults).toEqual(['pid', 'birth'])

    flow.edit('/steuernnp', { kind: 'whole-birth', date: plainDate(1984, 3, 27) })
    fillIn(flow, '/steuernnp')
    flow.submit('/steuernnp')
    expect(flow.read().sent?.outcome.kind).toBe('under-way')

    await expect.poll(() => flow.read().sent?.outcome).toEqual(rejected)
  })

  it('a faulty draft is not sent', () => {
    const { flow, send } = aFlow(decided)

    expect(flow.submit('/')).toBe('faulty')
    expect(send).not.toHaveBeenCalled()
    expect(flow.draftAt('/').isChecked).toBe(true)
  })

  it('after an unknown outcome the same request can be sent again', async () => {
    const { flow, send } = aFlow({ kind: 'unknown' })
    fillIn(flow)
    flow.submit('/')
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe('unknown')

    retry(flow)

    expect(flow.read().sent?.outcome.kind).toBe('under-way')
    const tries = send.mock.calls.map(([request, { key }]) => [request, key])
    expect(tries).toEqual([tries[0], tries[0]])
  })

  it('every try of one request has the same key, and after a definite answer the next has a new one', async () => {
    const outcomes: Outcome[] = [{ kind: 'unknown' }, { kind: 'unsent' }, rejected, decided]
    const { flow, send } = aFlow(decided)
    send.mockImplementation(async () => outcomes.shift() ?? decided)
    fillIn(flow)

    flow.submit('/')
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe('unknown')
    retry(flow)
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe('unsent')
    flow.submit('/')
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe('rejected')
    flow.submit('/')

    expect(send.mock.calls.map(([, { key }]) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  it('a lost request that is changed before it is sent again has a new key', async () => {
    const { flow, send } = aFlow({ kind: 'unknown' })
    fillIn(flow)
    flow.submit('/')
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe('unknown')

    flow.edit('/', { kind: 'pid', text: '204519' })
    flow.submit('/')

    expect(send.mock.calls.map(([, { key }]) => key)).toEqual(['key-1', 'key-2'])
  })

  it('an answer that comes after «Fertig» is dropped', async () => {
    let answer: (outcome: Outcome) => void = () => undefined
    const { flow, store } = aFlow(new Promise((resolve) => (answer = resolve)))
    fillIn(flow)
    flow.submit('/')

    finish(flow)
    answer(decided)
    // A turn of the event loop, in which the answer arrives.
    await new Promise((resolve) => setTimeout(resolve))

    expect(flow.read()).toEqual({})
    expect(store.read()).toBeUndefined()
  })
})

describe('work that the server asks for', () => {
  async function atWork() {
    const made = aFlow(new Promise(() => undefined))
    fillIn(made.flow)
    made.flow.submit('/')
    const sending = made.send.mock.calls[0]?.[1]
    sending?.onWork()
    return { ...made, signal: sending?.signal }
  }

  it('shows while it is done, and goes on while nobody has moved on', async () => {
    const { flow, signal } = await atWork()

    expect(flow.read().sent?.outcome).toEqual({ kind: 'under-way', step: 'working' })
    flow.edit('/', { kind: 'leave-pid' })
    expect(signal?.aborted).toBe(false)
  })

  it.each<[string, (flow: Flow) => void]>([
    ['a reset', (flow) => flow.reset('/')],
    ['another request', (flow) => (flow.edit('/', { kind: 'pid', text: '204519' }), flow.submit('/'))],
  ])('ends with %s', async (_, leave) => {
    const { flow, signal } = await atWork()

    leave(flow)

    expect(signal?.aborted).toBe(true)
  })

  it('is unknown to a reload, like everything that is under way', async () => {
    const { store } = await atWork()

    expect(aFlow(decided, store).flow.read().sent?.outcome).toEqual({ kind: 'unknown' })
  })
})

describe('a fee', () => {
  async function refused() {
    const made = aFlow(decided)
    made.send.mockImplementationOnce(async () => aboutFee)
    fillIn(made.flow)
    made.flow.submit('/')
    await expect.poll(() => made.flow.read().sent?.outcome).toEqual(aboutFee)
    return made
  }

  it('that is accepted sends the same request again, with a new key', async () => {
    const { flow, send } = await refused()

    acceptFee(flow)
    await expect.poll(() => flow.read().sent?.outcome).toEqual(decided)

    const [first, second] = send.mock.calls
    expect(second?.[0]).toEqual({ ...first?.[0], isFeeAccepted: true })
    expect([first?.[1].key, second?.[1].key]).toEqual(['key-1', 'key-2'])
  })

  it('is accepted once, however often somebody presses, and the form sends nothing more', async () => {
    const { flow, send } = await refused()

    acceptFee(flow)
    acceptFee(flow)
    flow.submit('/')

    expect(send).toHaveBeenCalledTimes(2)
  })

  it('cannot be accepted where none was asked for', async () => {
    const { flow, send } = aFlow(rejected)
    fillIn(flow)
    flow.submit('/')
    await expect.poll(() => flow.read().sent?.outcome).toEqual(rejected)

    acceptFee(flow)

    expect(send).toHaveBeenCalledOnce()
  })

  it('stays accepted where the answer is lost and asked for again', async () => {
    const { flow, send } = await refused()
    send.mockImplementationOnce(async () => ({ kind: 'unknown' }))
    acceptFee(flow)
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe('unknown')

    retry(flow)

    const sent = send.mock.calls.map(([request, { key }]) => [request.isFeeAccepted, key])
    expect(sent).toEqual([
      [undefined, 'key-1'],
      [true, 'key-2'],
      [true, 'key-2'],
    ])
  })
})

describe('a reload of the tab', () => {
  it.each([decided, pending])('finds the answer ($kind) and the entries again', async (outcome) => {
    const { flow, store } = aFlow(outcome)
    fillIn(flow)
    flow.submit('/')
    await expect.poll(() => flow.read().sent?.outcome.kind).toBe(outcome.kind)

    const again = aFlow(decided, store).flow

    expect(again.read().sent?.outcome).toEqual(outcome)
    expect(again.draftAt('/').pid).toBe('204518')
  })

  it('finds what was typed but not sent, until a reset takes it away', () => {
    const { flow, store } = aFlow(decided)
    fillIn(flow)
    expect(aFlow(decided, store).flow.draftAt('/').pid).toBe('204518')

    flow.reset('/')
    expect(store.read()).toBeUndefined()
  })

  it('first shows what the server showed, and only then what the tab kept', () => {
    const { flow, store } = aFlow(decided)
    fillIn(flow)

    const again = aFlow(decided, store).flow

    expect(again.draftAt('/', again.readFirst()).pid).toBe('')
    expect(again.draftAt('/').pid).toBe('204518')
  })

  it('before the answer finds the outcome unknown', () => {
    const { flow, store } = aFlow(new Promise(() => undefined))
    fillIn(flow)
    flow.submit('/')

    expect(aFlow(decided, store).flow.read().sent?.outcome).toEqual({ kind: 'unknown' })
  })
})

describe('ways out', () => {
  async function answered(outcome: Outcome, path = '/steuernnp') {
    const made = aFlow(outcome)
    made.flow.edit(path, { kind: 'legal-form', legalForm: 'legal-entity' })
    fillIn(made.flow, path)
    made.flow.submit(path)
    await expect.poll(() => made.flow.read().sent?.outcome.kind).toBe(outcome.kind)
    return made
  }

  it('§4.9 «Fertig» returns the form to its first state', async () => {
    const { flow, store } = await answered(decided)

    finish(flow)

    expect(flow.draftAt('/steuernnp')).toMatchObject({ legalForm: 'natural-person', pid: '' })
    expect(store.read()).toBeUndefined()
  })

  it('§4.9 «Zurück» does so too, and the entries can be had again', async () => {
    const { flow, store } = await answered(rejected)

    back(flow)
    expect(flow.draftAt('/').pid).toBe('')
    expect(store.read()).toBeUndefined()

    expect(flow.correct()).toBe('/steuernnp')
    expect(flow.draftAt('/steuernnp').pid).toBe('204518')
  })

  it('«Angaben korrigieren» returns to the route with all entries', async () => {
    const { flow } = await answered(rejected)

    expect(flow.correct()).toBe('/steuernnp')
    expect(flow.draftAt('/steuernnp')).toMatchObject({ legalForm: 'legal-entity', pid: '204518' })
    expect(flow.read().sent).toBeUndefined()
  })

  it('§4.8 a reset returns to the first state of the route and can be undone until something is typed', () => {
    const { flow } = aFlow(decided)
    fillIn(flow, '/steuernnp')

    flow.reset('/steuernnp')
    expect(flow.draftAt('/steuernnp')).toMatchObject({ legalForm: 'natural-person', pid: '' })
    expect(flow.read().dropped?.draft.pid).toBe('204518')

    flow.edit('/steuernnp', { kind: 'leave-deadline' })
    expect(flow.read().dropped?.draft.pid).toBe('204518')

    flow.edit('/steuernnp', { kind: 'pid', text: '1' })
    expect(flow.read().dropped).toBeUndefined()
  })

  it('each route has a first state of its own', () => {
    const { flow } = aFlow(decided)
    fillIn(flow, '/')

    expect(flow.draftAt('/steuernnp').pid).toBe('')
  })
})

describe('an extension that was taken back', () => {
  const outcome = { ...decided, rule: 'U', newDeadline: plainDate(2026, 3, 31) }
  const undone = { period: 2025, pid: '204518', wish: plainDate(2026, 9, 30), key: 'key-of-the-undo' }
  const receipt = { ...decided, legalForm: 'natural-person', period: 2025 } as const

  it('is the result from then on, and the same request may be sent again', async () => {
    const { flow, send } = aFlow(decided)
    fillIn(flow)
    flow.submit('/')
    await vi.waitFor(() => expect(flow.read().sent?.outcome).toEqual(decided))
    flow.submit('/')
    expect(send).toHaveBeenCalledOnce()

    flow.become({ ...flow.read(), undo: { receipt } })
    takenBack(flow, outcome, undone)
    expect(flow.read()).toMatchObject({ sent: { outcome, request: { pid: '204518' }, draft: { pid: '204518' } } })
    expect(flow.read().undo).toBeUndefined()

    flow.submit('/')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is the result also where another one stood, or none; the step itself is never stored', () => {
    const { flow, store } = aFlow(decided)
    flow.become({ ...flow.read(), undo: { receipt } })
    expect(JSON.stringify(store.read() ?? {})).not.toContain('25K7M92QX8CV')

    takenBack(flow, outcome, undone)

    expect(flow.read().sent).toMatchObject({ path: '/steuernnp', outcome, request: { period: 2025, pid: '204518' } })
    expect(flow.read().sent?.request.birthDate).toBeUndefined()
  })
})
