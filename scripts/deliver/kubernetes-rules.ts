import { parse, parseAllDocuments } from 'yaml'
import { at, broken, imageOf, isPart, shapeFaults, versionOf, type DeployTree, type Image } from './deploy-tree.ts'
import { KubernetesObject, Kustomization } from './kubernetes-shapes.ts'
import { settingsIn } from './settings-rules.ts'

const folder = 'deploy/kubernetes'
type Labels = Readonly<Record<string, string>>
type Of<Kind extends KubernetesObject['kind']> = Extract<KubernetesObject, { kind: Kind }>
type Workload = Of<'Deployment'> | Of<'Job'>

/** What is wrong with the manifests: fields that do not exist, names that lead nowhere, rights that are not needed. */
export function kubernetesFaults(tree: DeployTree): readonly string[] {
  const list = Kustomization.safeParse(parse(tree.read(`${folder}/kustomization.yaml`)))
  if (!list.success) return at('kustomization.yaml', shapeFaults(list.error))
  const files = tree.list(folder).filter((name) => name !== 'kustomization.yaml')
  const read = files.flatMap((name) =>
    documentsIn(tree.read(`${folder}/${name}`)).map((document) => ({ name, read: KubernetesObject.safeParse(document) })),
  )
  const wrong = read.flatMap(({ name, read: each }) => (each.error ? at(name, shapeFaults(each.error)) : []))
  if (wrong.length > 0) return wrong
  const all = read.flatMap(({ read: each }) => (each.data ? [each.data] : []))
  return [
    ...broken([
      [files.join() === list.data.resources.toSorted().join(), 'kustomization.yaml must list all files and no others'],
      [all.some(({ kind, metadata }) => kind === 'Namespace' && metadata.name === list.data.namespace), 'the namespace must be there'],
      [list.data.images.every(({ newTag }) => newTag === versionOf(tree)), `the image must have the version ${versionOf(tree)}`],
    ]),
    ...all.flatMap((each) => at(`${each.kind} ${each.metadata.name}`, objectFaults(each, all, tree))),
  ]
}

export function probePaths(tree: DeployTree): readonly string[] {
  const all = tree.list(folder).flatMap((name) => documentsIn(tree.read(`${folder}/${name}`)))
  const paths = all.flatMap((document) =>
    [...JSON.stringify(document).matchAll(/"httpGet":\{"path":"([^"]+)"/g)].map(([, path = '']) => path),
  )
  return [...new Set(paths)]
}

function documentsIn(text: string): readonly unknown[] {
  return parseAllDocuments(text).map((document) => document.toJS() as unknown)
}

function objectFaults(each: KubernetesObject, all: readonly KubernetesObject[], tree: DeployTree): readonly string[] {
  const workloads = all.filter((other): other is Workload => other.kind === 'Deployment' || other.kind === 'Job')
  const chosen = (labels: Labels): readonly Workload[] => workloads.filter(({ spec }) => isPartOf(labels, spec.template.metadata.labels))
  const host = URL.parse(settingsIn(tree, ['settings.env'])['PUBLIC_ADDRESS'] ?? '')?.hostname
  switch (each.kind) {
    case 'Deployment':
      return [...podFaults(each, all, imageOf(tree)), ...deploymentFaults(each, tree)]
    case 'Job':
      return podFaults(each, all, imageOf(tree))
    case 'Gateway':
      return broken([[each.spec.listeners.every(({ hostname }) => hostname === host), 'it must listen for PUBLIC_ADDRESS']])
    case 'HTTPRoute':
      return [...broken([[each.spec.hostnames[0] === host, 'it must be for PUBLIC_ADDRESS']]), ...routeFaults(each, all)]
    case 'Service':
      return broken([[chosen(each.spec.selector).length === 1, 'it must lead to one deployment']])
    case 'PodDisruptionBudget': {
      const [one, ...others] = chosen(each.spec.selector.matchLabels)
      const replicas = one?.kind === 'Deployment' ? one.spec.replicas : 0
      return broken([[others.length === 0 && each.spec.minAvailable < replicas, 'it must let one pod of one deployment go']])
    }
    case 'NetworkPolicy': {
      const { matchLabels = {} } = each.spec.podSelector
      const gateway = matchLabels['gateway.networking.k8s.io/gateway-name']
      const isForGateway = all.some(({ kind, metadata }) => kind === 'Gateway' && metadata.name === gateway)
      return broken([[isForGateway || chosen(matchLabels).length > 0, 'it must hold for somebody']])
    }
    case 'Namespace':
    case 'PersistentVolumeClaim':
      return []
  }
}

function isPartOf(some: Labels, labels: Labels): boolean {
  return Object.entries(some).every(([name, value]) => labels[name] === value)
}

function podFaults({ spec: { template } }: Workload, all: readonly KubernetesObject[], { env, user }: Image): readonly string[] {
  const { containers, volumes = [], securityContext } = template.spec
  const [{ args, ports = [], envFrom, volumeMounts = [] }] = containers
  const has = (kind: string, name: string): boolean => all.some((other) => other.kind === kind && other.metadata.name === name)
  const part = args[0] === 'server' ? 'server' : 'owner'
  return broken([
    [isPart(args), 'there is no such part'],
    [`${securityContext.runAsUser}:${securityContext.runAsGroup}` === user, 'it must run as the user of the image'],
    [ports.every(({ containerPort }) => String(containerPort) === env['PORT']), 'the port must be the one of the image'],
    [
      envFrom.some((from) => 'configMapRef' in from && from.configMapRef.name === 'efristerstreckung-settings'),
      'its settings must be there',
    ],
    [
      envFrom.every((from) => !('secretRef' in from) || from.secretRef.name === `efristerstreckung-${part}`),
      `its login must be that of the ${part}`,
    ],
    [volumeMounts.every(({ name }) => volumes.some((volume) => volume.name === name)), 'what is mounted must be a volume'],
    [args[0] === 'cli' || volumeMounts.some(({ mountPath }) => mountPath === env['FILES_FOLDER']), 'files must last'],
    [
      volumes.every(
        (volume) => !('persistentVolumeClaim' in volume) || has('PersistentVolumeClaim', volume.persistentVolumeClaim.claimName),
      ),
      'the claim must be there',
    ],
  ])
}

function routeFaults({ spec }: Of<'HTTPRoute'>, all: readonly KubernetesObject[]): readonly string[] {
  const [{ name, sectionName }] = spec.parentRefs
  const listeners = all.flatMap((other) => (other.kind === 'Gateway' && other.metadata.name === name ? other.spec.listeners : []))
  const services = all.filter((other) => other.kind === 'Service')
  const leads = ({ name: service, port }: { readonly name: string; readonly port: number }): boolean =>
    services.some(({ metadata, spec: { ports } }) => metadata.name === service && ports.some((each) => each.port === port))
  return broken([
    [listeners.some((listener) => listener.name === sectionName), 'its listener must be there'],
    [
      spec.rules.every(({ filters, backendRefs }) => (filters === undefined) !== (backendRefs === undefined)),
      'each rule must lead somewhere',
    ],
    [spec.rules.every(({ backendRefs = [] }) => backendRefs.every(leads)), 'it must lead to a service'],
  ])
}

function deploymentFaults({ spec }: Of<'Deployment'>, tree: DeployTree): readonly string[] {
  const { terminationGracePeriodSeconds: grace = 0, containers } = spec.template.spec
  const [{ args, startupProbe, livenessProbe, readinessProbe, lifecycle }] = containers
  const stopping = Number(settingsIn(tree, ['settings.env'])['SHUTDOWN_SECONDS'] ?? 10) + (lifecycle?.preStop.sleep.seconds ?? 0)
  const isServer = args[0] === 'server'
  return broken([
    [isPartOf(spec.selector.matchLabels, spec.template.metadata.labels), 'it must choose its own pods'],
    [grace > stopping, `it needs more than ${stopping} seconds to stop`],
    [
      !isServer || (livenessProbe?.httpGet.path === '/health/live' && startupProbe !== undefined),
      'a server must be asked whether it lives',
    ],
    [!isServer || readinessProbe?.httpGet.path === '/health/ready', 'a server must be asked whether it is ready'],
    [!isServer || spec.strategy.rollingUpdate.maxUnavailable === 0, 'a new version must not take away servers'],
    [!isServer || (spec.minReadySeconds ?? 0) >= 10, 'a new server must have ten seconds before the next one goes'],
  ])
}
