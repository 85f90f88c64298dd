import { readFileSync, renameSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Compose } from './compose-shape.ts'
import { dayAt } from '../../src/kit/plain-date.ts'
import { parse } from 'yaml'
import type { Proof } from '../proof.ts'
import { seedRegister } from '../../db/samples/extension.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { createPool } from '../../src/platform/database.ts'
import type { Installation, Running } from './installation.ts'

const year = Number(dayAt(new Date(), 'Europe/Zurich').slice(0, 4))
const wish = { Periode: year, Wunschfrist: `${year + 1}-09-30`, PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '1980-11-24' } }
const submit = '/BusinessAPI/efristerstreckung'

/** Migration, server and worker from the installed tree, one request through all of them, and a quiet end. */
export async function* proveService(installation: Installation): AsyncGenerator<readonly Proof[]> {
  yield await proveMigration(installation)
  yield [await proveNoMadeUpPeople(installation)]
  await fillRegister(installation.ownerUrl)
  const begun = performance.now()
  const [server, worker] = [await installation.start('server'), await installation.start('worker')]
  const seconds = (performance.now() - begun) / 1000
  yield [...(await proveAnswers(installation, server)), await proveWorker(installation), proveMemory({ server, worker }, seconds)]
  yield await proveEnd(server, worker)
  yield await proveLogin(installation, server)
  yield await controls(installation)
}

async function proveNoMadeUpPeople({ command }: Installation): Promise<Proof> {
  const { code, output } = await command('worker', ['cli', 'seed', '--yes'])
  const isTrue = code === 1 && output.includes('This is a production database.')
  return { title: 'made-up people are refused in production', isTrue, figures: output.trim() }
}

/** What no command does there. */
async function fillRegister(url: string): Promise<void> {
  const pool = createPool({ url, connections: 2 }, () => {})
  await seedRegister(pool, await readCanton(projectPath('cantons'), 'musterland'), 1200)
  await pool.end()
}

async function proveMigration({ command, administer }: Installation): Promise<readonly Proof[]> {
  const first = await command('migrate', ['cli', 'migrate'])
  await administer('alter role efristerstreckung_owner nocreaterole')
  const second = await command('migrate', ['cli', 'migrate'])
  const count = first.output.match(/\d{4}_\w+\.sql/g)?.length ?? 0
  return [
    {
      title:
        'the migration brings an empty database to the newest form, as its owner and not as an administrator, and a second one finds nothing to do',
      isTrue: first.code === 0 && count > 0 && second.output.trim() === 'The database is up to date.',
      figures: `${count} applied; then: ${second.output.trim()}${first.code === 0 ? '' : first.output.slice(-300)}`,
    },
  ]
}

async function proveAnswers({ room, stay }: Installation, { url }: Running): Promise<readonly Proof[]> {
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  const html = await page.text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/none'
  const asset = await fetch(url + script)
  const answer = await post(url + submit, wish)
  const { BackEndData: decided } = (await answer.json()) as { BackEndData?: Readonly<Record<string, string>> } // by the contract
  const receipt = await post(`${url}${submit}/beleg`, { Referenz: decided?.['Referenz'], Pruefcode: decided?.['Pruefcode'] })
  const pdf = Buffer.from(await receipt.arrayBuffer())
  const health = await healthcheck({ room, stay }, url)
  return [
    {
      title: 'page, script, decision and receipt come from the installed tree',
      isTrue:
        page.ok &&
        html.includes('<main') &&
        asset.ok &&
        decided?.['NeueFrist'] === wish.Wunschfrist &&
        pdf.subarray(0, 5).toString() === '%PDF-',
      figures: `page ${page.status}, ${script} ${asset.status}, request ${answer.status} by rule ${decided?.['Regel']}, receipt ${receipt.status} with ${pdf.length} bytes`,
    },
    {
      title: 'the health check of compose.yaml says yes, and no where nobody listens',
      isTrue: health === '0 1',
      figures: `exit codes ${health}`,
    },
  ]
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

async function healthcheck({ room, stay }: Pick<Installation, 'room' | 'stay'>, url: string): Promise<string> {
  const { services } = Compose.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))
  const words = (services.server.healthcheck?.test ?? []).slice(1)
  const codes: number[] = []
  for (const place of [url, 'http://127.0.0.1:1']) {
    const program = words.map((word) => word.replace('http://127.0.0.1:3000', place))
    codes.push((await room.run(stay, program)).code)
  }
  return codes.join(' ')
}

async function proveWorker({ command }: Installation): Promise<Proof> {
  let told = ''
  for (let attempt = 0; attempt < 40 && !/\b[1-9]\d* requests as they were sealed, 0 not sealed yet/.test(told); attempt += 1) {
    await wait(250)
    told = (await command('worker', ['cli', 'verify-audit'])).output.trim().split('\n')[0] ?? ''
  }
  return { title: 'the worker seals the request', isTrue: / 0 not sealed yet/.test(told) && !/ 0 requests/.test(told), figures: told }
}

/** Far below the limits, which are there for what goes wrong. */
function proveMemory(parts: { readonly server: Running; readonly worker: Running }, seconds: number): Proof {
  const megabytes = Object.values(parts).map(
    ({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  )
  const [server = 0, worker = 0] = megabytes
  return {
    title: 'both stay below half of the memory that compose.yaml and the units allow them (1 GB)',
    isTrue: megabytes.every((each) => each > 0 && each < 512),
    figures: `server ${server.toFixed(0)} MB, worker ${worker.toFixed(0)} MB, both up after ${seconds.toFixed(1)} s`,
  }
}

async function proveEnd(server: Running, worker: Running): Promise<readonly Proof[]> {
  const answer = await answeredWhile(server, 'SIGTERM')
  worker.signal('SIGTERM')
  const ends = [await server.ended, await worker.ended]
  const isQuiet = [server, worker].every(({ log }) => /"unfinished":0,"event":"server-stopped"/.test(log()))
  return [
    {
      title: 'told to stop, both end by themselves; a request that had begun is answered first',
      isTrue: answer === '200' && isQuiet && ends.every(({ code, seconds }) => code === 0 && seconds < 10),
      figures: `request ${answer}; ${ends.map(({ code, seconds }) => `exit code ${code} after ${seconds.toFixed(1)} s`).join(', ')}`,
    },
  ]
}

/** Sends half of a request, then the signal, then the rest. */
async function answeredWhile({ url, signal }: Running, name: 'SIGTERM' | 'SIGKILL'): Promise<string> {
  const body = JSON.stringify(wish)
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const half = request(url + submit, { method: 'POST', headers, agent: false })
  const answer = new Promise<string>((settle) => {
    half.once('response', (reply) => {
      reply.resume()
      settle(String(reply.statusCode))
    })
    half.once('error', () => settle('lost'))
  })
  half.write(body.slice(0, 10))
  await wait(300)
  signal(name)
  await wait(300)
  half.end(body.slice(10))
  return answer
}

/** With the login that `make-logins.sh` gives it the server says nothing; with the owner's it warns. */
async function proveLogin({ start, ownerUrl }: Installation, server: Running): Promise<readonly Proof[]> {
  const wide = await start('server', { DATABASE_URL: ownerUrl })
  const lost = await answeredWhile(wide, 'SIGKILL')
  const { code } = await wide.ended
  const warning = 'login-may-act-as-owner'
  return [
    {
      title: 'the login of the server can do nothing but the application’s work',
      isTrue: !server.log().includes(warning),
      figures: 'no warning',
    },
    { title: 'control: with the login of the owner the server warns', isTrue: wide.log().includes(warning), figures: warning },
    {
      title: 'control: a server that is killed answers nothing',
      isTrue: lost === 'lost' && code !== 0,
      figures: `request ${lost}, exit code ${code}`,
    },
  ]
}

async function controls({ room, stay, command, start }: Installation): Promise<readonly Proof[]> {
  const file = `${room.folder}${stay.place}/src/platform/lanes.ts`
  renameSync(file, `${file}.away`)
  const started = await start('server').then(
    () => 'started',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  )
  renameSync(`${file}.away`, file)
  const unknown = await command('migrate', ['cli', 'migrates'])
  return [
    {
      title: 'control: without one of its files the server does not start, and says which',
      isTrue: started.includes('lanes.ts'),
      figures: /Cannot find module \S+/.exec(started)?.[0].replace(room.folder, '') ?? started.slice(0, 100),
    },
    { title: 'control: a command that does not exist is no success', isTrue: unknown.code === 1, figures: `exit code ${unknown.code}` },
  ]
}
