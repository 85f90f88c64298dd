import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Proof } from '../proof.ts'
import { runCommand } from '../run-command.ts'

/** One digest over all files of some folders, their names and contents. */
export function digestOf(folders: readonly string[]): { readonly digest: string; readonly files: number } {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) =>
      file.isFile() ? [`${file.parentPath}/${file.name}`] : [],
    ),
  )
  const hash = createHash('sha256')
  for (const name of names.toSorted()) hash.update(`${name}\0${createHash('sha256').update(readFileSync(name)).digest('hex')}\n`)
  return { digest: hash.digest('hex'), files: names.length }
}

/** Builds twice from nothing. */
export async function proveBuild(folders: readonly string[]): Promise<Proof> {
  const [first, second] = [await build(folders), await build(folders)]
  return {
    title: 'two builds are the same, byte by byte',
    isTrue: first.digest === second.digest,
    figures: `${second.files} files, ${first.digest.slice(0, 16)} and ${second.digest.slice(0, 16)}`,
  }
}

async function build(folders: readonly string[]): Promise<ReturnType<typeof digestOf>> {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build'])
  if (code !== 0) throw new Error(output)
  return digestOf(folders)
}
