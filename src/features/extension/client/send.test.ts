import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainDate } from '../../../kit/plain-date.ts'
import { sendRequest } from './send.ts'

describe('sending', () => {
  const request = { period: 2025, wish: plainDate(2026, 9, 30), pid: '204518', birthDate: plainDate(1984, 3, 27) }
  const answerWith = (answer: () => Response | Promise<Response>) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answer()),
    )
  afterEach(() => vi.unstubAllGlobals())

  it('§7 posts the payload of the spec', async () => {
    answerWith(() => Response.json({ ErrorMessage: 'nein' }))

    await sendRequest(request)

    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/BusinessAPI/efristerstreckung',
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify({
          Periode: 2025,
          Wunschfrist: '09.30.2026',
          PersonSearchRequest: { SubjektId: '204518', Geburtsdatum: '03.27.1984' },
        }),
      }),
    )
  })

  it('§8 an ErrorMessage is a refusal', async () => {
    answerWith(() => Response.json({ ErrorMessage: 'Ungültige PID' }))

    expect(await sendRequest(request)).toEqual({ kind: 'rejected', message: 'Ungültige PID' })
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

    expect(await sendRequest(request)).toEqual({ kind: 'rejected', message: body.message })
  })

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network'))],
    ['an error page of something in between', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an answer nobody can read', () => Response.json({ nothing: true })],
  ])('after %s the outcome is unknown, not refused', async (_, answer) => {
    answerWith(answer)

    expect(await sendRequest(request)).toEqual({ kind: 'unknown' })
  })
})
