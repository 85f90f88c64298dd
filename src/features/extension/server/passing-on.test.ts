import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { aCoreSystem } from '../../../../scripts/testing/core-system.ts'
import { aDatabaseForThisTest } from '../../../../scripts/testing/database.ts'
import { storeRequest } from '../../../../scripts/testing/stored-requests.ts'
import { projectPath } from '../../../main/project.ts'

function start(parts: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn('node', [projectPath('src/main/start.ts'), ...parts], { env: { ...process.env, ...settings } })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, printed: text(child.stdout), complained: text(child.stderr), ended: once(child, 'exit') }
}

it('a worker seals and tells what was stored, the command line shows it, and nothing personal is printed', async () => {
  const database = await aDatabaseForThisTest()
  const core = await aCoreSystem()
  const settings = {
    DATABASE_URL: database.url,
    DELIVERY_URL: `${core.url}/told`,
    DELIVERY_TOKEN: 'a-token-of-some-length',
    DELIVERY_PER_SECOND: '100',
  }
  const worker = start(['worker'], settings)
  for (let each = 0; each < 5; each += 1) await storeRequest(database.pool)

  await expect.poll(async () => (await core.counts()).applications, { timeout: 30_000 }).toBe(5)
  const isSealed = async () => (await database.owner.query('select 1 from extension.audit')).rowCount
  await expect.poll(isSealed, { timeout: 30_000 }).toBe(10)
  const [verified, deliveries] = await Promise.all([
    start(['cli', 'verify-audit'], settings).printed,
    start(['cli', 'deliveries'], settings).printed,
  ])
  worker.child.kill('SIGTERM')

  expect(verified).toMatch(
    /^The chain is whole: \d+ seals, 10 entries, 5 requests as they were sealed, 0 not sealed yet\.\nhead [0-9a-f]{64}\n$/,
  )
  expect(deliveries).toBe('waiting    0\ndelivered  5\ngiven up   0\n')
  expect(await worker.ended).toEqual([0, null])
  expect(`${await worker.printed}${await worker.complained}`).not.toMatch(/123456|a-token/)
})

it('the command line says with its exit code that the chain is broken, and where', async () => {
  const { url: DATABASE_URL, pool, owner } = await aDatabaseForThisTest()
  await storeRequest(pool)
  const sealed = start(['cli', 'seal-audit', '--yes'], { DATABASE_URL })
  expect(await sealed.printed).toBe('Sealed 1 entries.\n')
  await owner.query("update extension.request set rule = 'D5'")

  const command = start(['cli', 'verify-audit'], { DATABASE_URL })

  expect(await command.complained).toMatch(/^The chain is BROKEN: request [0-9a-f-]{36} of 2025 is not as it was sealed\.\n$/)
  expect(await command.ended).toEqual([1, null])
})

it('the command line has decisions told again', async () => {
  const { url: DATABASE_URL, pool, owner } = await aDatabaseForThisTest()
  await storeRequest(pool)
  const settings = { DATABASE_URL, DELIVERY_URL: 'http://127.0.0.1:1/' }
  await start(['cli', 'seal-audit', '--yes'], settings).ended
  await owner.query("update extension.delivery set state = 'dead'")

  expect(await start(['cli', 'replay-deliveries', '--yes'], settings).complained).toContain('Name the references, or say --all.')
  expect(await start(['cli', 'replay-deliveries', '--all', '--yes'], settings).printed).toBe('1 decision will be told again.\n')
})
