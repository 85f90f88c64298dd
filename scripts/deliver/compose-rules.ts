import { parse } from 'yaml'
import { Compose, type ComposeService } from './compose-shape.ts'
import { at, broken, imageOf, isPart, settingFaults, shapeFaults, type DeployTree, type Image } from './deploy-tree.ts'

const parts = ['migrate', 'server', 'worker'] as const

/** What is wrong with the services of `compose.yaml`. */
export function composeFaults(tree: DeployTree): readonly string[] {
  const read = Compose.safeParse(parse(tree.read('compose.yaml'), { merge: true }))
  if (!read.success) return shapeFaults(read.error)
  const { services, networks, volumes } = read.data
  const image = imageOf(tree)
  const { database, server } = services
  const places = Object.values(services).flatMap(({ volumes: mounts = [] }) => mounts.map((mount) => mount.split(':')[0] ?? ''))
  return [
    ...parts.flatMap((name) => at(name, partFaults(services[name], image))),
    ...broken([
      [!database.networks.includes('outside') && database.ports === undefined, 'the database must stay inside'],
      [!services.migrate.networks.includes('outside'), 'the migration needs nobody but the database'],
      [!server.environment['DATABASE_URL']?.includes('_owner'), 'the server must have its own login'],
      [
        server.ports?.every((port) => port === `127.0.0.1:3000:${image.env['PORT']}`) === true,
        'the server must listen for a proxy on this machine',
      ],
      [healthPaths(server).length === 1, 'the server must be asked for its health'],
      [server.volumes?.[0] === `files:${image.env['FILES_FOLDER']}`, 'files must last'],
      [Object.values(services).every((each) => each.networks.every((name) => name in networks)), 'a network is not there'],
    ]),
    ...places
      .filter((place) => (place.startsWith('./') ? !tree.exists(place.slice(2)) : !(place in volumes)))
      .map((place) => `${place} is not there to be mounted`),
  ]
}

function partFaults(
  { command = [], environment, user, stop_grace_period: grace, restart }: ComposeService,
  { env, user: own }: Image,
): readonly string[] {
  const given = interpolated(environment)
  const seconds = Number(given['SHUTDOWN_SECONDS'] ?? 0)
  return [
    ...settingFaults({ ...env, ...given }),
    ...broken([
      [isPart(command), 'there is no such part'],
      [user === own, 'it must run as the user of the image'],
      [restart === 'no' || Number.parseInt(grace ?? '0', 10) > seconds, 'it needs more time to stop than SHUTDOWN_SECONDS'],
    ]),
  ]
}

/** As Compose fills in `${NAME:?}` and `${NAME:-otherwise}`; what must be given is given here. */
export function interpolated(
  environment: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const fill = (text: string): string =>
    text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, otherwise: string) =>
      kind === '?' ? (given[name] ?? 'Secret1') : (given[name] ?? otherwise),
    )
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]))
}

function healthPaths({ healthcheck }: ComposeService): readonly string[] {
  return [...(healthcheck?.test.join(' ') ?? '').matchAll(/http:\/\/127\.0\.0\.1:3000(\/[\w/]+)/g)].map(([, path = '']) => path)
}
