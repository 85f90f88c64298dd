import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Proof } from '../proof.ts'
import { runCommand } from '../run-command.ts'
import type { Built } from './carry-out.ts'
import { readManifest } from '../supply/packages.ts'
import { archiveContents, withList } from './contents.ts'
import { packed } from './tar.ts'

const { name, version } = readManifest()
const place = `.local/archive/${name}-${version}.tar.gz`

/** The archive that another user made in another folder from freshly installed packages, and the one that is made here. */
export async function proveSameBytes(other: string, seconds: number): Promise<readonly Proof[]> {
  const { code, output } = await runCommand('env', [`SOURCE_DATE_EPOCH=${seconds}`, 'npm', 'run', '--silent', 'archive'])
  if (code !== 0) throw new Error(output)
  const [here, there] = [readFileSync(place), readFileSync(`${other}/${place}`)]
  const changed = archiveContents(process.cwd()).map((file) =>
    file.path === 'LICENSE' ? { ...file, content: Buffer.concat([file.content, Buffer.from('\n')]) } : file,
  )
  const slip = packed(`${name}-${version}`, withList(changed.filter(({ path }) => path !== 'CONTENTS.sha256')), seconds)
  return [
    {
      title: 'two archives, made by two users in two folders, are the same, byte by byte',
      isTrue: here.equals(there),
      figures: `${(here.length / 1e6).toFixed(1)} MB, sha256 ${short(here)} and ${short(there)}, ${(gunzipSync(here).length / 1e6).toFixed(0)} MB unpacked`,
    },
    { title: 'control: one byte more in one file makes another archive', isTrue: !slip.equals(here), figures: `sha256 ${short(slip)}` },
  ]
}

function short(archive: Buffer): string {
  return createHash('sha256').update(archive).digest('hex').slice(0, 16)
}

/** Whether an unpacked tree is what was packed, and that each way of spoiling it is refused. */
export async function proveContents({ room, place: tree }: Built, folder: string): Promise<readonly Proof[]> {
  const check = async (where: string): Promise<string> => {
    const { code, output } = await runCommand('sh', [`${where}/deploy/check-contents.sh`, where])
    return code === 0 ? output.trim() : `refused: ${output.trim().split('\n')[0]}`
  }
  const whole = await check(`${room.folder}${tree}`)
  const proofs: Proof[] = [{ title: 'the installed tree is what its list says', isTrue: !whole.startsWith('refused'), figures: whole }]
  for (const [title, spoil] of Object.entries(spoilers)) {
    const copy = `${folder}/spoiled`
    execFileSync('cp', ['-R', `${room.folder}${tree}`, copy])
    spoil(copy)
    const verdict = await check(copy)
    proofs.push({ title: `control: ${title} is refused`, isTrue: verdict.startsWith('refused'), figures: verdict.slice(0, 140) })
    rmSync(copy, { recursive: true })
  }
  return proofs
}

const spoilers: Readonly<Record<string, (tree: string) => void>> = {
  'one more byte in a migration': (tree) => appendFileSync(`${tree}/db/migrations/0001_platform.sql`, '\n'),
  'a file that is missing': (tree) => rmSync(`${tree}/src/platform/lanes.ts`),
  'a file that nobody packed': (tree) => writeFileSync(`${tree}/src/platform/more.ts`, ''),
  'a wrong digest in the list': (tree) => {
    const list = `${tree}/CONTENTS.sha256`
    if (!existsSync(list)) throw new Error('There is no list.')
    writeFileSync(
      list,
      readFileSync(list, 'utf8').replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    )
  },
}
