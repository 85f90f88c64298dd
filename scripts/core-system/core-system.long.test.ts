import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { aCoreSystem } from '../testing/core-system.ts'
import type { Mode } from './modes.ts'
import { startCoreSystem, type CoreSystem } from './process.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/core-system-`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Telling = { readonly path?: string; readonly body?: unknown; readonly patience?: number }

async function tell({ url }: CoreSystem, key: string, reference: string, telling: Telling = {}) {
  const { path = '/deliveries', body = { reference }, patience = 30_000 } = telling
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

it('applies what it is told once for each key, and tells the same again', async () => {
  const core = await aCoreSystem()

  const first = await tell(core, 'key-1', '25AAAAAAAAAA')
  const again = await tell(core, 'key-1', '25AAAAAAAAAA')
  await tell(core, 'key-2', '25BBBBBBBBBB')
  const other = await tell(core, 'key-2', '25CCCCCCCCCC')

  expect([first.text, again.text, other.status]).toEqual(['{"reference":"25AAAAAAAAAA"}', first.text, 422])
  expect(await core.counts()).toMatchObject({ applications: 2, keys: 2, twice: 0, requests: 4 })
})

it('applies a repeated key again when it is started to ignore keys', async () => {
  const core = await aCoreSystem({ ignoresKey: true })

  for (let times = 0; times < 2; times += 1) await tell(core, 'key-1', '25AAAAAAAAAA')

  expect(await core.counts()).toMatchObject({ applications: 2, keys: 1, twice: 1 })
})

it('remembers across a kill what it applied, at the same address', async () => {
  const journal = `${await aFolder()}/journal`
  const before = await startCoreSystem({ journal })
  await tell(before, 'key-1', '25AAAAAAAAAA')
  await before.kill()

  const after = await startCoreSystem({ journal, at: before.url })
  onTestFinished(() => after.stop())
  await tell(after, 'key-1', '25AAAAAAAAAA')

  expect(after.url).toBe(before.url)
  expect(await after.counts()).toMatchObject({ applications: 1, keys: 1 })
})

it.each([
  ['refuse', /fetch failed/, 0],
  ['blackhole', /timeout/, 0],
  ['hang', /timeout/, 0],
  ['delay', /timeout/, 1],
  ['drip', /timeout/, 1],
  ['dropped-reply', /fetch failed/, 1],
] as const)('gives no answer in the mode %s, and a good one after it', async (mode, failure, applied) => {
  const core = await aCoreSystem()
  await core.control({ mode })
  // Only those who say nothing are waited for in vain.
  const patience = failure.test('timeout') ? 700 : 30_000

  await expect(tell(core, 'key-1', '25AAAAAAAAAA', { patience })).rejects.toThrow(failure)
  // Whoever asked has gone; what they sent may still be on its way.
  await expect.poll(async () => (await core.counts()).applications).toBe(applied)
  await core.control({ mode: 'healthy' })
  const after = await tell(core, 'key-1', '25AAAAAAAAAA')

  expect(after.text).toBe('{"reference":"25AAAAAAAAAA"}')
  expect((await core.counts()).applications).toBe(1)
})

it.each([
  ['error', 500, /broken/, 0],
  ['busy', 503, /busy/, 0],
  ['html', 200, /doctype/, 0],
  ['rejecting', 422, /rejected/, 0],
  ['truncated', 200, /^\{"reference":"25AAAAAAAA$/, 1],
  ['wrong-schema', 200, /^\{"ok":1\}$/, 1],
  ['other-reply', 200, /25000000000/, 1],
] as const)('gives a bad answer in the mode %s', async (mode, status, text, applied) => {
  const core = await aCoreSystem()
  await core.control({ mode })

  const reply = await tell(core, 'key-1', '25AAAAAAAAAA')

  expect([reply.status, reply.text]).toEqual([status, expect.stringMatching(text)])
  expect(reply.headers.get('retry-after')).toBe(mode === 'busy' ? '2' : null)
  expect((await core.counts()).applications).toBe(applied)
})

it('pours a body without end until it is cut', async () => {
  const core = await aCoreSystem()
  await core.control({ mode: 'huge-body' })

  const reply = await fetch(core.url, { method: 'POST', body: '{"reference":"25AAAAAAAAAA"}' })
  let bytes = 0
  for await (const part of reply.body ?? []) {
    bytes += part.length
    if (bytes > 1_000_000) break
  }

  expect(bytes).toBeGreaterThan(1_000_000)
})

it('shows an expired certificate in its mode, and a good one otherwise', async () => {
  const core = await aCoreSystem({ isSecure: true })
  const failureIn = async (mode: Mode): Promise<string> => {
    await core.control({ mode })
    return new Promise((resolve) => {
      const asked = request(core.url, { rejectUnauthorized: true, agent: false }, (reply) => resolve(String(reply.statusCode)))
      asked.on('error', (error) => resolve('code' in error ? String(error.code) : error.message)).end()
    })
  }

  // The authority is not known here, and an expired certificate is told apart all the same.
  expect([await failureIn('healthy'), await failureIn('expired-certificate')]).toEqual([
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
  ])
})

it('fails only for the share it is told, and always for the references it is told to reject', async () => {
  const core = await aCoreSystem()
  await core.control({ mode: 'error', share: 0, rejects: ['25BBBBBBBBBB'] })

  expect((await tell(core, 'key-1', '25AAAAAAAAAA')).status).toBe(200)
  expect((await tell(core, 'key-2', '25BBBBBBBBBB')).status).toBe(422)
})

it('answers as a cantonal BusinessAPI, with the same answer for the same key', async () => {
  const core = await aCoreSystem()
  const body = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' } }
  const ask = (key: string) => tell(core, key, '', { path: '/BusinessAPI/efristerstreckung', body })

  const [first, again] = [await ask('key-1'), await ask('key-1')]
  await core.control({ answers: 'legacy' })
  const legacy = JSON.parse((await ask('key-2')).text) as { BackEndData: object }
  await core.control({ answers: 'refusal' })
  const refusal = await ask('key-3')

  expect(JSON.parse(first.text)).toMatchObject({ BackEndData: { AlteFrist: '2026-03-31', NeueFrist: '2026-09-30', Status: 'entschieden' } })
  expect(again.text).toBe(first.text)
  expect(Object.keys(legacy.BackEndData)).toEqual(['ErgebnisText', 'AlteFrist', 'NeueFrist', 'ZusatzInfosPerson'])
  expect(JSON.parse(refusal.text)).toHaveProperty('ErrorMessage')
  expect((await core.counts()).applications).toBe(3)
})
