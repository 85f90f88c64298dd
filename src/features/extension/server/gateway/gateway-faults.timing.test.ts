import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultModes } from '../../../../../scripts/core-system/modes.ts'
import { startCoreSystem, type CoreSystem } from '../../../../../scripts/core-system/process.ts'
import { aServerForThisTest } from '../../../../../scripts/testing/server.ts'

const payload = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' } }
const url = '/BusinessAPI/efristerstreckung'

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

const modes = faultModes.filter((mode) => mode !== 'expired-certificate' && mode !== 'other-reply')

it.each(modes)('a request is stamped within the time while the tax system is in trouble (%s)', async (mode) => {
  const settings = { TAX_SYSTEM: 'gateway', GATEWAY_URL: `${core.url}${url}`, GATEWAY_TIMEOUT_MS: '300' }
  const { app } = await aServerForThisTest({ settings })
  await core.control({ mode })
  const started = performance.now()

  const reply = await app.inject({ method: 'POST', url, payload })

  expect(reply.json()).toMatchObject({ BackEndData: { Status: 'pendent' } })
  expect(performance.now() - started).toBeLessThan(1500)
})
