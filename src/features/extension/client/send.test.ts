import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainDate } from '../../../kit/plain-date.ts'
import { sendRequest } from './send.ts'

describe('sending', () => {
  const request = { period: 2025, wish: plainDate(2026, 9, 30), pid: '204518', birthDate: plainDate(1984, 3, 27) }
  const pauses: number[] = []
  const surroundings = { isOffline: () => false, wait: async (milliseconds: number) => void pauses.push(milliseconds) }
  const send = () => sendRequest(request, 'one-key-for-all-tries', surroundings)
  const answerWith = (answer: () => Response | Promise<Response>) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answer()),
    )
  afterEach(() => {
    vi.unstubAllGlobals()
    pauses.length = 0
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

  it('§7.2 §8.1 an ErrorMessage is a refusal', async () => {
    answerWith(() => Response.json({ ErrorMessage: 'Ungültige PID' }))

    expect(await send()).toEqual({ kind: 'rejected', message: 'Ungültige PID' })
  })

  it.each([
    ['a problem the server names', 400, { code: 'invalid-input', message: 'Ungültige PID' }],
    ['too many requests', 429, { code: 'too-many', message: 'Es sind zu viele Anfragen eingegangen.' }],
    [
      'our own server saying that nothing was stored',
      503,
      {
        code: 'unavailable',
        message: 'Der Dienst ist im Moment nicht verfügbar. Ihr Gesuch wurde nicht gespeichert. Bitte versuchen Sie es später wieder.',
      },
    ],
  ])('%s is final', async (_, status, body) => {
    answerWith(() => Response.json(body, { status }))

    expect(await send()).toEqual({ kind: 'rejected', message: body.message })
  })

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network'))],
    ['an error page of something in between', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an answer nobody can read', () => Response.json({ nothing: true })],
  ])('after %s the outcome is unknown, not refused', async (_, answer) => {
    answerWith(answer)

    expect(await send()).toEqual({ kind: 'unknown' })
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

    expect(await sendRequest(request, 'key', { ...surroundings, isOffline: () => true })).toEqual({ kind: 'unsent' })
    expect(fetch).not.toHaveBeenCalled()
  })
})
