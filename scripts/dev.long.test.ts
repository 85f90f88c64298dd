import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { projectPath } from '../src/main/project.ts'
import { freePort } from './free-port.ts'

it('one command gives a running product on a real database, and ends without leftovers', async () => {
  const scratch = await mkdtemp(`${tmpdir()}/efristerstreckung-dev-`)
  await chmod(scratch, 0o755)
  onTestFinished(() => rm(scratch, { recursive: true, force: true }))
  const environment = { ...process.env, DATABASE_URL: '', LOCAL_DATABASE: `${scratch}/data`, PORT: String(await freePort()) }
  const started = performance.now()
  const child = spawn('node', [projectPath('scripts/dev.ts')], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGTERM'))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))

  await expect.poll(() => printed, { timeout: 240_000, interval: 100 }).toContain('runs at http')
  const address = /runs at (\S+)/.exec(printed)?.[1] ?? ''
  const page = await fetch(address)
  const body = {
    Periode: new Date().getFullYear(),
    Wunschfrist: `${new Date().getFullYear() + 1}-11-30`,
    PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '1980-11-24' },
  }
  const answer = await fetch(new URL('/BusinessAPI/efristerstreckung', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const signIn = await fetch(new URL('/api/auth', address), { headers: { authorization: `Basic ${btoa('admin:admin')}` } })
  const seconds = (performance.now() - started) / 1000

  expect(await page.text()).toContain('Kanton Musterland')
  expect(await answer.json()).toMatchObject({ BackEndData: { ZusatzInfosPerson: { PersonName: 'Beispiel' } } })
  expect(await signIn.json()).toHaveProperty('access_token')
  process.stdout.write(`development start: ${seconds.toFixed(1)} s to the first answer\n`)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 300_000)
