import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Proof } from '../proof.ts'
import type { Built } from './carry-out.ts'
import type { Installation } from './installation.ts'

/** What the program may do to its own tree, by its user and by the mount, each on its own. */
export async function proveRights({ user, place }: Built, { room, stay }: Installation): Promise<readonly Proof[]> {
  const ask = async (kind: 'run' | 'open', as: string, script: string): Promise<string> =>
    (await room.run({ ...stay, kind, user: as }, ['sh', '-c', script])).output.trim()
  const writable = `find ${place} -writable | wc -l`
  const touch = `touch ${place}/x 2>/dev/null && rm ${place}/x && echo written || echo refused`
  const status = await ask('run', user, 'grep -E "^(Uid|CapEff|CapBnd|NoNewPrivs)" /proc/self/status | tr -s "\\t\\n" " "')
  const [byUser, byMount, files] = [
    await ask('open', user, writable),
    await ask('run', '0:0', touch),
    await ask('run', user, 'touch /files/x && echo written'),
  ]

  const theirs = `${room.folder}${place}`
  execFileSync('chown', ['-R', user, theirs])
  const lent = await ask('open', user, writable)
  execFileSync('chown', ['-R', '0:0', theirs])
  const [uid] = user.split(':')
  rmSync(`${stay.files}/x`, { force: true })
  return [
    {
      title: 'it runs as another user without capabilities or a way to new ones',
      isTrue: new RegExp(`^Uid: ${uid} .*CapEff: 0+ CapBnd: 0+ NoNewPrivs: 1$`).test(status),
      figures: status,
    },
    {
      title: 'its user may change nothing of its tree, the root is read-only even for root, and files can be kept',
      isTrue: byUser === '0' && byMount === 'refused' && files === 'written',
      figures: `${byUser} of the tree writable, a write by root ${byMount}, in the folder of the files ${files}`,
    },
    { title: 'control: a tree that the user owns is told', isTrue: Number(lent) > 10_000, figures: `${lent} writable` },
    await controlMount(ask, touch),
  ]
}

async function controlMount(ask: (kind: 'open', as: string, script: string) => Promise<string>, touch: string): Promise<Proof> {
  const written = await ask('open', '0:0', touch)
  return { title: 'control: where the root is not read-only, root writes', isTrue: written === 'written', figures: written }
}
