import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainDate } from '../../../kit/plain-date.ts'
import { readWork, type Work } from '../work.ts'
import { sendRequest } from './send.ts'
import { searchWork, type WorkOrder } from './work/search.ts'

describe('sending', () => {
  const request = { period: 2025, wish: plainDate(2026, 9, 30), pid: '204518', birthDate: plainDate(1984, 3, 27) }
  const pauses: number[] = []
  const surroundings = {
    isOffline: () => false,
    wait: async (milliseconds: number) => void pauses.push(milliseconds),
    findWork: async (order: WorkOrder): Promise<Work | undefined> => searchWork(order),
  }
  const onWork = vi.fn<() => void>()
  const sending = {
    key: 'one-key-for-all-tries',
    today: () => plainDate(2026, 3, 10),
    onWork,
    signal: new AbortController().signal,
  }
  const send = () => sendRequest(request, sending, surroundings)
  const answerWith = (answer: () => Response | Promise<Response>) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answer()),
    )
  afterEach(() => {
    vi.unstubAllGlobals()
    pauses.length = 0
    onWork.mockReset()
  })

  it('§7.1 posts the payload of the spec', async () => {
    answerWith(() => Response.json({ ErrorMessage: 'nein' }))

    await send()

    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/BusinessAPI/efristerstreckung',
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-key-for-all-tries' },
        body: JSON.stringify({
          Periode: 2025,
          Wunschfrist: '09.30.2026',
          PersonSearchRequest: { SubjektId: '204518', Geburtsdatum: '03.27.1984' },
        }),
      }),
    )
  })

  it('§8.1 an ErrorMessage is a refusal', async () => {
    answerWith(() => Response.json({ ErrorMessage: 'Ungültige PID' }))

    expect(await send()).toEqual({ kind: 'rejected', message: 'Ungültige PID' })
  })

  it.each([
    ['a problem the server names', 400, { code: 'invalid-input', message: 'Ungültige PID' }],
    ['too many requests', 429, { code: 'too-many', message: 'Es sind zu viele Anfragen eingegangen.' }],
  ])('%s is final', async (_, status, body) => {
    answerWith(() => Response.json(body, { status }))

    expect(await send()).toEqual({ kind: 'rejected', message: body.message })
  })

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network'))],
    ['an error page of something in between', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an answer nobody can read', () => Response.json({ nothing: true })],
    [
      'our own server saying that it is not available',
      () => Response.json({ code: 'unavailable', message: 'Der Dienst …' }, { status: 503 }),
    ],
  ])('after %s the outcome is unknown, not refused', async (_, answer) => {
    answerWith(answer)

    expect(await send()).toEqual({ kind: 'unknown' })
  })

  it('a closed service is told in the words of the office, and not asked again', async () => {
    answerWith(() => Response.json({ code: 'closed', message: 'Bis 18 Uhr geschlossen.' }, { status: 503 }))

    expect(await send()).toEqual({ kind: 'closed', text: 'Bis 18 Uhr geschlossen.' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('tries four times where the request may be lost, longer apart each time, always under the same key', async () => {
    answerWith(() => Promise.reject(new TypeError('network')))

    await send()

    const calls = vi.mocked(fetch).mock.calls.map(([, options]) => new Headers(options?.headers).get('idempotency-key'))
    expect(calls).toEqual(Array(4).fill('one-key-for-all-tries'))
    for (const [at, usual] of [1000, 3000, 9000].entries()) expect(Math.abs((pauses[at] ?? 0) - usual)).toBeLessThanOrEqual(usual / 4)
  })

  it('stops trying at the first answer', async () => {
    const answers = [() => Promise.reject(new TypeError('network')), () => Response.json({ ErrorMessage: 'nein' })]
    answerWith(() => answers.shift()?.() ?? Response.error())

    expect(await send()).toMatchObject({ kind: 'rejected', message: 'nein' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it.each([400, 422, 429])('never tries again after a plain no (%s)', async (status) => {
    answerWith(() => Response.json({ code: status === 429 ? 'too-many' : 'invalid-input', message: 'nein' }, { status }))

    await send()

    expect(fetch).toHaveBeenCalledOnce()
  })

  it('does not even try without network, and says so', async () => {
    answerWith(() => Response.json({ ErrorMessage: 'nein' }))

    expect(await sendRequest(request, sending, { ...surroundings, isOffline: () => true })).toEqual({ kind: 'unsent' })
    expect(fetch).not.toHaveBeenCalled()
  })

  describe('where the server asks for work first', () => {
    const needed = { code: 'work-needed', message: 'Bitte versuchen Sie es später.', Aufwand: 10 }
    const askingOnce = () => {
      const answers = [Response.json(needed, { status: 429 }), Response.json({ ErrorMessage: 'nein' })]
      answerWith(() => answers.shift() ?? Response.error())
    }
    const headersOf = (at: number): Headers => new Headers(vi.mocked(fetch).mock.calls[at]?.[1]?.headers)

    it('does it, says so, and sends the same request again with the work and the same key', async () => {
      askingOnce()

      expect(await send()).toMatchObject({ kind: 'rejected', message: 'nein' })

      expect(onWork).toHaveBeenCalledOnce()
      expect(headersOf(0).has('proof-of-work')).toBe(false)
      const shown = readWork(headersOf(1).get('proof-of-work') ?? '')
      expect(shown).toEqual(searchWork({ key: sending.key, day: plainDate(2026, 3, 10), bits: 10 }))
      expect(headersOf(1).get('idempotency-key')).toBe('one-key-for-all-tries')
      const [first, second] = vi.mocked(fetch).mock.calls
      expect(second?.[1]?.body).toBe(first?.[1]?.body)
    })

    it('tries again under the same work where the connection is lost after it', async () => {
      const answers = [
        () => Response.json(needed, { status: 429 }),
        () => Promise.reject(new TypeError('network')),
        () => Response.json({ ErrorMessage: 'nein' }),
      ]
      answerWith(() => answers.shift()?.() ?? Response.error())

      await send()

      expect(headersOf(2).get('proof-of-work')).toBe(headersOf(1).get('proof-of-work'))
      expect(onWork).toHaveBeenCalledOnce()
    })

    it('tells what the server says where it is not content, and works no second time', async () => {
      answerWith(() => Response.json(needed, { status: 429 }))

      expect(await send()).toEqual({ kind: 'rejected', message: needed.message })
      expect(fetch).toHaveBeenCalledTimes(2)
    })

    it('tells what the server says where the browser cannot do it', async () => {
      askingOnce()

      expect(await sendRequest(request, sending, { ...surroundings, findWork: async () => undefined })).toEqual({
        kind: 'rejected',
        message: needed.message,
      })
      expect(fetch).toHaveBeenCalledOnce()
    })

    it('sends nothing once nobody waits for it any more', async () => {
      askingOnce()
      const leaving = new AbortController()
      onWork.mockImplementation(() => leaving.abort())

      await sendRequest(request, { ...sending, signal: leaving.signal }, surroundings)

      expect(fetch).toHaveBeenCalledOnce()
    })

    it.each([0, 27, 1.5, '10', null])('takes %j for no amount of work', async (amount) => {
      answerWith(() => Response.json({ ...needed, Aufwand: amount }, { status: 429 }))

      expect(await send()).toEqual({ kind: 'rejected', message: needed.message })
      expect(onWork).not.toHaveBeenCalled()
    })
  })
})
