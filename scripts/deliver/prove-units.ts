import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import type { Proof } from '../proof.ts'
import { runCommand } from '../run-command.ts'
import { units } from './unit-rules.ts'

const most = 2

/** What systemd itself says of the units, without starting any. */
export async function proveUnits(folder: string): Promise<readonly Proof[]> {
  if (!existsSync('/usr/bin/systemd-analyze')) return []
  const names = ['server', 'worker', 'migrate'].map((name) => `efristerstreckung-${name}.service`)
  for (const name of names) await copyFile(`${units}/${name}`, `${folder}/${name}`)
  const verify = (): ReturnType<typeof runCommand> => runCommand('systemd-analyze', ['verify', ...names.map((name) => `${folder}/${name}`)])
  const { code, output } = await verify()
  const levels = await Promise.all(names.map((name) => exposure(`${folder}/${name}`)))
  const [first = ''] = names
  const text = await readFile(`${folder}/${first}`, 'utf8')
  await writeFile(`${folder}/${first}`, text.replace('ProtectSystem=', 'ProtectSystems='))
  const slip = await verify()
  await writeFile(`${folder}/${first}`, text.replace(/^NoNewPrivileges[\s\S]*?^UMask.*$/m, ''))
  const bare = await exposure(`${folder}/${first}`)
  return [
    {
      title: 'systemd takes the units without a word',
      isTrue: code === 0 && output.trim() === '',
      figures: output.trim() || 'nothing to say',
    },
    {
      title: 'control: a slip of the pen in a unit is told',
      isTrue: slip.output.includes('ProtectSystems'),
      figures: slip.output.trim().slice(0, 120),
    },
    {
      title: `exposure by systemd-analyze security is at most ${most} of 10`,
      isTrue: levels.every((level) => level <= most),
      figures: levels.map((level, place) => `${names[place]?.slice(18, -8)} ${level}`).join(', '),
    },
    { title: 'control: without its protection a unit is above', isTrue: bare > most, figures: `${bare}` },
  ]
}

async function exposure(file: string): Promise<number> {
  const { output } = await runCommand('systemd-analyze', ['security', '--offline=true', '--no-pager', file])
  return Number(/Overall exposure level[^:]*: ([\d.]+)/.exec(output)?.[1] ?? 10)
}
