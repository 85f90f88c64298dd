import { lastOf, stagesOf, type Stage, type Step } from './containerfile.ts'
import { start } from './contents.ts'
import { broken, imageOf, isPart, settingFaults, type DeployTree } from './deploy-tree.ts'

/** What is wrong with the Containerfile: paths and commands that are not there, settings nobody reads, more rights than needed. */
export function containerFaults(tree: DeployTree): readonly string[] {
  const stages = stagesOf(tree.read('Containerfile'))
  const last = stages.at(-1)
  if (!last || stages.length < 2) return ['there must be a stage that builds and one that runs']
  const { env, user } = imageOf(tree)
  const [program, script] = wordsOf(lastOf(last, 'ENTRYPOINT'))
  const version = tree.read('.node-version').trim()
  return [
    ...stages.flatMap((stage, place) => stage.steps.flatMap((step) => stepFaults(step, stages.slice(0, place), tree))),
    ...settingFaults({ ...env, DATABASE_URL: 'postgres://login@database/product' }),
    ...broken([
      [stages.every(({ base }) => base.includes(`:${version}-`) || base.includes(`:${version}@`)), `the base must be Node ${version}`],
      [stages.every(isUnprivileged), 'every stage must end as a user by number, and not as root'],
      [/^[1-9]\d*:[1-9]\d*$/.test(user), 'the image must run as a user and group by number'],
      [program === 'node' && script === start, `the image must start ${start}`],
      [isPart(wordsOf(lastOf(last, 'CMD'))), 'the image must start a part that there is'],
      [lastOf(last, 'EXPOSE') === env['PORT'], 'the port that is shown must be the one that is set'],
      [last.steps.every(isOwnedByRoot), 'the tree must belong to root: who runs it may not change it'],
      [tree.read('.containerignore') === tree.read('.dockerignore'), 'both lists of what stays outside must say the same'],
      [
        ['.env', '*.env', '.git', 'node_modules'].every((name) => tree.read('.containerignore').split('\n').includes(name)),
        'secrets stay outside',
      ],
    ]),
  ]
}

function stepFaults({ does, flags, rest }: Step, before: readonly Stage[], tree: DeployTree): readonly string[] {
  if (does === 'COPY') {
    const sources = rest.split(/\s+/).slice(0, -1)
    const from = flags['from']
    if (from !== undefined) return broken([[before.some(({ name }) => name === from), `there is no stage ${from} before`]])
    return sources.filter((source) => !tree.exists(source)).map((source) => `${source} is not there to be copied`)
  }
  if (does !== 'RUN') return broken([[known.has(does), `${does} is not among what is checked here`]])
  const { scripts } = JSON.parse(tree.read('package.json')) as { readonly scripts: Readonly<Record<string, string>> } // npm keeps its form
  const commands = [...rest.matchAll(/npm run (?:--\S+ )*([\w:-]+)/g)].map(([, name = '']) => name)
  const files = [...rest.matchAll(/\bsh (\S+\.sh)/g)].map(([, file = '']) => file)
  return [
    ...commands.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name} is no command`),
    ...files.filter((file) => !tree.exists(file)).map((file) => `${file} is not there to be run`),
  ]
}

const known = new Set(['ARG', 'CMD', 'ENTRYPOINT', 'ENV', 'EXPOSE', 'STOPSIGNAL', 'USER', 'WORKDIR'])

function isUnprivileged(stage: Stage): boolean {
  return /^[1-9]\d*(:[1-9]\d*)?$/.test(lastOf(stage, 'USER') ?? '')
}

function isOwnedByRoot({ does, flags }: Step): boolean {
  return does !== 'COPY' || flags['chown'] === '0:0'
}

function wordsOf(json = '[]'): readonly string[] {
  return JSON.parse(json) as readonly string[] // the exec form; a shell form fails here, and should
}
