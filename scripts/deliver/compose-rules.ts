import { parse } from 'yaml'
import { Compose, MetricsOverride, type ComposeService } from './compose-shape.ts'
import { at, broken, imageOf, isPart, settingFaults, shapeFaults, versionOf, type DeployTree } from './deploy-tree.ts'
import { settingsIn } from './settings-rules.ts'

const parts = ['migrate', 'server', 'worker'] as const

/** What is wrong with the services of `compose.yaml`. */
export function composeFaults(tree: DeployTree): readonly string[] {
  const read = Compose.safeParse(parse(tree.read('compose.yaml'), { merge: true }))
  if (!read.success) return shapeFaults(read.error)
  const { services, networks, volumes } = read.data
  const image = imageOf(tree)
  const { database, server, worker } = services
  const places = Object.values(services).flatMap(({ volumes: mounts = [] }) => mounts.map((mount) => mount.split(':')[0] ?? ''))
  return [
    ...parts.flatMap((name) => at(name, partFaults(tree, services[name]))),
    ...broken([
      [!database.networks.includes('outside') && database.ports === undefined, 'the database must stay inside'],
      [!services.migrate.networks.includes('outside'), 'the migration needs nobody but the database'],
      [!server.environment['DATABASE_URL']?.includes('_owner'), 'the server must have its own login'],
      [server.ports?.join() === `127.0.0.1:3000:${image.env['PORT']}`, 'the server must listen for a proxy on this machine'],
      [worker.ports === undefined, 'the worker listens to nobody unless metrics are on'],
      [
        [server, worker].every(({ environment }) => environment['METRICS_HOST'] === '0.0.0.0'),
        'metrics must be reached from outside of the container',
      ],
      [healthPaths(server).length === 1, 'the server must be asked for its health'],
      [server.volumes?.[0] === `files:${image.env['FILES_FOLDER']}`, 'files must last'],
      [Object.values(services).every((each) => each.networks.every((name) => name in networks)), 'a network is not there'],
    ]),
    ...places
      .filter((place) => (place.startsWith('./') ? !tree.exists(place.slice(2)) : !(place in volumes)))
      .map((place) => `${place} is not there to be mounted`),
    ...at('deploy/watch/compose.override.yaml', metricsFaults(tree)),
  ]
}

/** The ports take a place on the machine, so only whoever measures publishes them. */
function metricsFaults(tree: DeployTree): readonly string[] {
  const read = MetricsOverride.safeParse(parse(tree.read('deploy/watch/compose.override.yaml')))
  if (!read.success) return shapeFaults(read.error)
  const { server, worker } = read.data.services
  return broken([
    [
      server.ports.join() === '127.0.0.1:9464:9464' && worker.ports.join() === '127.0.0.1:9465:9465',
      'metrics must be reached from this machine alone',
    ],
  ])
}

function partFaults(tree: DeployTree, service: ComposeService): readonly string[] {
  const { command = [], env_file: files = [], user, stop_grace_period: grace, restart } = service
  const image = imageOf(tree)
  const given = environmentOf(tree, service)
  const seconds = Number(given['SHUTDOWN_SECONDS'] ?? 10)
  const own = command[0] === 'server' ? 'server.env' : 'owner.env'
  return [
    ...settingFaults({ ...image.env, ...given }),
    ...broken([
      [isPart(command), 'there is no such part'],
      [files.join() === `settings.env,${own}`, `its settings must be settings.env and ${own}`],
      [service.image === `efristerstreckung:${versionOf(tree)}`, `its image must have the version ${versionOf(tree)}`],
      [user === image.user, 'it must run as the user of the image'],
      [restart === 'no' || Number.parseInt(grace ?? '0', 10) > seconds, 'it needs more time to stop than SHUTDOWN_SECONDS'],
    ]),
  ]
}

/** What a part gets, with the files of settings as they come. */
export function environmentOf(tree: DeployTree, { env_file: files = [], environment }: ComposeService): Readonly<Record<string, string>> {
  return { ...settingsIn(tree, files), ...interpolated(environment) }
}

/** As Compose fills in `${NAME:?}`; what must be given is given here. */
function interpolated(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const fill = (text: string): string => text.replaceAll(/\$\{\w+:\?\}/g, 'Secret1')
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]))
}

function healthPaths({ healthcheck }: ComposeService): readonly string[] {
  return [...(healthcheck?.test.join(' ') ?? '').matchAll(/http:\/\/127\.0\.0\.1:3000(\/[\w/]+)/g)].map(([, path = '']) => path)
}
