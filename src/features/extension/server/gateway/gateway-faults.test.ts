import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeCertificates } from '../../../../../scripts/core-system/certificates.ts'
import { faultModes } from '../../../../../scripts/core-system/modes.ts'
import { startCoreSystem, type CoreSystem } from '../../../../../scripts/core-system/process.ts'
import { aCantonSystem, aGrant, saying, type Says } from '../../../../../scripts/testing/canton-system.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { createLog, type Log } from '../../../../platform/log.ts'

const aRequest = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' } }
const path = '/BusinessAPI/efristerstreckung'

async function aGateway(url: string, log: Log = () => {}): Promise<TestServer> {
  // Enough for one that answers, on a busy machine too; four of the faults below are waited for as long.
  return aServerForThisTest({ log, settings: { TAX_SYSTEM: 'gateway', GATEWAY_URL: url, GATEWAY_TIMEOUT_MS: '2000' } })
}

async function submit({ app }: TestServer, payload: object = aRequest) {
  const reply = await app.inject({ method: 'POST', url: path, payload })
  const { BackEndData } = reply.json<{ BackEndData?: Record<string, string> }>()
  return { status: reply.statusCode, state: BackEndData?.['Status'], data: BackEndData }
}

let folder: string
let core: CoreSystem
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/gateway-`)
  core = await startCoreSystem({ journal: `${folder}/journal` })
})
afterAll(async () => {
  await core.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a tax system that', () => {
  // An expired certificate needs a secure line, and a system that mixes up its answers one that says for whom they are: both are below.
  const modes = faultModes.filter((mode) => mode !== 'expired-certificate' && mode !== 'other-reply')

  it.each(modes)('is in trouble (%s): the request is received and stamped, and the next one decided', async (mode) => {
    const server = await aGateway(`${core.url}${path}`)
    await core.control({ mode })

    const during = await submit(server)
    await core.control({ mode: 'healthy' })
    const after = await submit(server)

    expect(during).toMatchObject({ status: 200, state: 'pendent', data: { AlteFrist: '', NeueFrist: '', Regel: 'V8b' } })
    expect(after).toMatchObject({ status: 200, state: 'entschieden', data: { NeueFrist: '2026-09-30' } })
  })

  const elsewhere: Says = (response) => void response.writeHead(302, { location: `${core.url}${path}` }).end()
  const foreign: Says = (response) => void response.writeHead(200, { 'idempotency-key': 'of-somebody-else' }).end(JSON.stringify(aGrant))
  const endless: Says = (response) => void response.end(`${JSON.stringify(aGrant)}${' '.repeat(64 * 1024)}`)
  const unreadable: Says = (response) => void response.end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))
  it.each([
    ['sends us elsewhere', elsewhere],
    ['answers somebody else', foreign],
    ['does not know our token', saying({ ErrorMessage: 'Nicht angemeldet.' }, 401)],
    ['has enough of us', saying({ ErrorMessage: 'Zu viele Anfragen.' }, 429)],
    ['refuses without words', saying({ error: 'no' }, 422)],
    ['calls a grant an error', saying(aGrant, 400)],
    ['writes no letters', unreadable],
    ['says more than anybody needs', endless],
    ['has received it only', saying({ BackEndData: { Status: 'pendent', ErgebnisText: 'Eingegangen.', AlteFrist: '', NeueFrist: '' } })],
  ] as const)('%s: the request is stamped', async (_what, says) => {
    const canton = await aCantonSystem(says)

    expect(await submit(await aGateway(canton.url))).toMatchObject({ status: 200, state: 'pendent' })
  })

  it('repeats our key is believed, as one that says nothing about it', async () => {
    const canton = await aCantonSystem((response, { headers }) => {
      void response.writeHead(200, { 'idempotency-key': String(headers['idempotency-key']) }).end(JSON.stringify(aGrant))
    })

    expect(await submit(await aGateway(canton.url))).toMatchObject({ state: 'entschieden' })
  })

  it('cannot prove who it is gets nothing to read', async () => {
    await makeCertificates(folder)
    const secure = await startCoreSystem({ journal: `${folder}/secure`, certificates: folder })
    try {
      expect(await submit(await aGateway(`${secure.url}${path}`))).toMatchObject({ state: 'pendent' })
      expect(await secure.counts()).toMatchObject({ requests: 0 })
      // Somebody who does not care who is there is answered.
      await new Promise((resolve) => request(secure.url, { method: 'POST', rejectUnauthorized: false }, resolve).end('{}'))
      expect(await secure.counts()).toMatchObject({ requests: 1 })
    } finally {
      await secure.stop()
    }
  })

  it('fails again and again is left alone, and asked again when five seconds are over', async () => {
    let passed = 0
    const runningClock = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => runningClock() + passed)
    onTestFinished(() => void vi.restoreAllMocks())
    const canton = await aCantonSystem(saying('broken', 500))
    const events: string[] = []
    const server = await aGateway(canton.url, (event) => void events.push(event))

    for (let times = 0; times < 8; times += 1) expect(await submit(server)).toMatchObject({ state: 'pendent' })
    const askedWhileDown = canton.questions.length
    canton.nowSays(saying(aGrant))
    const stillOpen = await submit(server)
    passed = 5000
    const [probe, next] = [await submit(server), await submit(server)]

    expect(askedWhileDown).toBe(5)
    expect([stillOpen.state, probe.state, next.state]).toEqual(['pendent', 'entschieden', 'entschieden'])
    expect(events.filter((event) => event.startsWith('gateway-'))).toEqual([
      ...Array<string>(5).fill('gateway-failed'),
      'gateway-lost',
      'gateway-found',
    ])
  })
})

it('writes nothing personal into the log, whatever happens', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const canton = await aCantonSystem(saying(aGrant))
  const server = await aGateway(canton.url, log)

  await submit(server)
  for (const says of [
    saying({ ErrorMessage: 'Zu 123456 vom 24.11.1980 gibt es nichts.' }),
    saying('Fernwald 123456', 500),
    saying('123456'),
  ]) {
    canton.nowSays(says)
    await submit(server)
  }

  const personal = /123456|1980|Fernwald|Mirta|idempotency/i
  expect(lines.join('')).toContain('gateway-failed')
  expect(lines.join('')).not.toMatch(personal)
  expect(JSON.stringify(canton.questions)).toMatch(personal)
})
