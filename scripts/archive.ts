import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { archiveContents } from './deliver/contents.ts'
import { packed } from './deliver/tar.ts'
import { runCommand } from './run-command.ts'
import { readManifest } from './supply/packages.ts'

// Everything an installation needs beside Node and PostgreSQL, as one file. `--built` takes the browser build that is there.
const folder = '.local/archive'

const { name, version } = readManifest()
if (!process.argv.includes('--built')) await build()
const files = archiveContents(process.cwd())
const release = `${name}-${version}`
const archive = packed(release, files, await moment())
const digest = createHash('sha256').update(archive).digest('hex')
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/${release}.tar.gz`, archive)
writeFileSync(`${folder}/${release}.tar.gz.sha256`, `${digest}  ${release}.tar.gz\n`)
console.log(`${folder}/${release}.tar.gz: ${files.length} files, ${(archive.length / 1e6).toFixed(1)} MB, sha256 ${digest}`)

async function build(): Promise<void> {
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build'])
  if (code !== 0) throw new Error(output)
}

/** Browsers ask by time and size whether a file is still the same: all files have the moment of the commit, so a new version is newer. */
async function moment(): Promise<number> {
  const given = process.env['SOURCE_DATE_EPOCH'] ?? ''
  const text = given === '' ? (await runCommand('git', ['log', '-1', '--format=%ct'])).stdout.trim() : given
  if (!/^\d{1,11}$/.test(text))
    throw new Error('Outside of a clone, SOURCE_DATE_EPOCH must say when the source was made, in seconds since 1970.')
  return Number(text)
}
