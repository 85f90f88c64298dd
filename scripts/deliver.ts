import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { carryOut } from './deliver/carry-out.ts'
import { stagesOf } from './deliver/containerfile.ts'
import { install } from './deliver/installation.ts'
import { proveContents, proveSameBytes } from './deliver/prove-archive.ts'
import { proveRights } from './deliver/prove-rights.ts'
import { proveService } from './deliver/prove-service.ts'
import { proveUnits } from './deliver/prove-units.ts'
import { tellProofs, type Proof } from './proof.ts'

// Carries out the steps of the Containerfile without a container engine: each stage in a clean root of its own, as the users it names, with
// this machine's system and the project's Node as the base. Then runs what came out as compose.yaml says. Needs root. The packages are those of
// this clone; with `--fetch` they are installed again from the registry.
const fetches = process.argv.includes('--fetch')
const network = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy']
const programs = ['/usr/bin/unshare', '/usr/bin/setpriv', '/usr/sbin/chroot', '/usr/bin/psql', '/usr/bin/npm']
const missing = programs.filter((program) => !existsSync(program))

if (process.platform !== 'linux' || process.getuid?.() !== 0 || missing.length > 0) {
  console.log(`This needs Linux, root and ${programs.join(', ')}${missing.length > 0 ? `; not there: ${missing.join(', ')}` : ''}.`)
  process.exitCode = 2
} else {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-deliver-`)
  await chmod(folder, 0o711)
  try {
    await tellProofs(proveDelivery(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* proveDelivery(folder: string): AsyncGenerator<readonly Proof[]> {
  await mkdir(`${folder}/units`)
  yield await proveUnits(`${folder}/units`)
  const seconds = Number(execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }))
  const ways = Object.fromEntries(network.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  const given = { SOURCE_DATE_EPOCH: String(seconds), ...(fetches ? ways : {}) }
  const stages = stagesOf(readFileSync('Containerfile', 'utf8'))
  const built = await carryOut(stages, folder, { given, instead: withOwnPackages, tell: (line) => console.log(`      ${line}`) })
  yield await proveSameBytes(`${folder}/build/build`, seconds)
  yield await proveContents(built, folder)
  const installation = await install(built, folder)
  try {
    yield await proveRights(built, installation)
    yield* proveService(installation)
  } finally {
    await installation.stop()
  }
}

function withOwnPackages(command: string, place: string): string | undefined {
  if (fetches || !command.startsWith('npm ci')) return undefined
  execFileSync('cp', ['-R', 'node_modules', place])
  return 'the packages of this clone, copied (--fetch installs them)'
}
