import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { mountHealth } from '../../src/platform/health.ts'
import { composeFaults } from './compose-rules.ts'
import { containerFaults } from './container-rules.ts'
import { deployTree, type DeployTree } from './deploy-tree.ts'
import { kubernetesFaults, probePaths } from './kubernetes-rules.ts'
import { settingsFaults } from './settings-rules.ts'
import { unitFaults } from './unit-rules.ts'

const tree = deployTree(process.cwd())
const kubernetes = (name: string): string => `deploy/kubernetes/${name}.yaml`
const unit = (name: string): string => `deploy/systemd/efristerstreckung-${name}.service`

/** The tree with one slip of the pen. */
function slipped(path: string, from: string, to: string): DeployTree {
  const text = tree.read(path)
  if (!text.includes(from)) throw new Error(`${path} does not say ${from} any more`)
  return { ...tree, read: (asked) => (asked === path ? text.replace(from, to) : tree.read(asked)) }
}

describe('the Containerfile', () => {
  it('is whole', () => {
    expect(containerFaults(tree)).toEqual([])
  })

  it.each([
    ['USER 65532:65532\nEXPOSE', 'USER root\nEXPOSE', 'as a user by number'],
    ['USER 65532:65532\nENV', 'ENV', 'as a user by number'],
    ['COPY --chown=65532:65532 . .', 'COPY --chown=65532:65532 settings .', 'settings is not there'],
    ['--from=build', '--from=builder', 'no stage builder'],
    ['--from=build --chown=0:0', '--from=build --chown=65532:65532', 'must belong to root'],
    ['FILES_FOLDER=/files', 'FILE_FOLDER=/files', 'FILE_FOLDER is no setting'],
    ['PORT=3000', 'PORT=many', 'PORT must be a whole number'],
    ['src/main/start.ts', 'src/main/begin.ts', 'must start src/main/start.ts'],
    ['CMD ["server"]', 'CMD ["serve"]', 'a part that there is'],
    ['node:26.10.0-slim', 'node:24-slim', 'must be Node 26'],
    ['npm run --silent archive', 'npm run --silent pack', 'npm run pack is no command'],
    ['deploy/check-contents.sh', 'deploy/check.sh', 'deploy/check.sh is not there'],
    ['EXPOSE 3000', 'EXPOSE 8080', 'the port'],
    ['STOPSIGNAL SIGTERM', 'ADD https://example.org/x /x', 'ADD is not among'],
  ])('with %j as %j is refused', (from, to, fault) => {
    expect(containerFaults(slipped('Containerfile', from, to)).join('\n')).toContain(fault)
  })

  it('keeps secrets out of what is sent to the builder', () => {
    expect(containerFaults(slipped('.containerignore', '.env', '')).join('\n')).toContain('secrets stay outside')
  })
})

describe('compose.yaml', () => {
  it('is whole', () => {
    expect(composeFaults(tree)).toEqual([])
  })

  it.each([
    ['read_only: true', 'read_only: false', 'read_only'],
    ['cap_drop: [ALL]', 'cap_drops: [ALL]', 'cap_drops'],
    ["security_opt: ['no-new-privileges:true']", 'security_opt: []', 'security_opt'],
    ["user: '65532:65532'", "user: '1000:1000'", 'the user of the image'],
    ['      DATABASE_URL:', '      PUBLIC_ADRESS: x\n      DATABASE_URL:', 'PUBLIC_ADRESS is no setting'],
    ['env_file: [settings.env, server.env]', 'env_file: [settings.env, owner.env]', 'its settings must be'],
    ['image: efristerstreckung:', 'image: efristerstreckung:9', 'its image must have the version'],
    ['stop_grace_period: 20s', 'stop_grace_period: 5s', 'more time to stop'],
    ['command: [worker]', 'command: [work]', 'no such part'],
    ["ports: ['127.0.0.1:3000:3000']", "ports: ['3000:3000']", 'for a proxy on this machine'],
    ["ports: ['127.0.0.1:3000:3000']", "ports: ['127.0.0.1:3000:3000', '127.0.0.1:9464:9464']", 'for a proxy on this machine'],
    ['command: [worker]', "command: [worker]\n    ports: ['127.0.0.1:9465:9465']", 'unless metrics are on'],
    ['postgres://efristerstreckung_server', 'postgres://efristerstreckung_owner', 'its own login'],
    ['/health/ready', '', 'asked for its health'],
    ['METRICS_HOST: 0.0.0.0', 'METRICS_HOST: 127.0.0.1', 'metrics must be reached'],
    ['make-logins.sh:/', 'logins.sh:/', 'logins.sh is not there'],
    ['      - database:/var', '      - databases:/var', 'databases is not there'],
    ['networks: [inside]', 'networks: [outside]', 'must stay inside'],
    ["limits: { cpus: '2', memory: 2g, pids: 300 }", 'limits: {}', 'memory'],
  ])('with %j as %j is refused', (from, to, fault) => {
    expect(composeFaults(slipped('compose.yaml', from, to)).join('\n')).toContain(fault)
  })

  it.each([
    ['127.0.0.1:9464:9464', '9464:9464', 'from this machine alone'],
    ['127.0.0.1:9465:9465', '127.0.0.1:9464:9465', 'from this machine alone'],
    ['  worker:', '  workers:', 'workers'],
  ])('publishes metrics by an override alone, in which %j as %j is refused', (from, to, fault) => {
    expect(composeFaults(slipped('deploy/watch/compose.override.yaml', from, to)).join('\n')).toContain(fault)
  })
})

describe('the manifests for Kubernetes', () => {
  it('are whole', () => {
    expect(kubernetesFaults(tree)).toEqual([])
  })

  it.each([
    ['server', 'readOnlyRootFilesystem: true', 'readOnlyRootFileSystem: true', 'readOnlyRootFileSystem'],
    ['server', 'runAsNonRoot: true', 'runAsNonRoot: false', 'runAsNonRoot'],
    ['worker', 'runAsUser: 65532', 'runAsUser: 1000', 'the user of the image'],
    ['server', 'drop: [ALL]', 'drop: [NET_RAW]', 'drop'],
    ['server', 'path: /health/ready', 'path: /ready', 'whether it is ready'],
    ['server', 'livenessProbe:', 'aliveProbe:', 'aliveProbe'],
    ['server', 'containerPort: 3000', 'containerPort: 8080', 'the port'],
    ['server', 'terminationGracePeriodSeconds: 30', 'terminationGracePeriodSeconds: 15', 'more than 15 seconds'],
    ['server', 'minAvailable: 2', 'minAvailable: 3', 'must let one pod'],
    ['server', 'minReadySeconds: 10', 'minReadySeconds: 1', 'ten seconds'],
    ['server', 'maxUnavailable: 0', 'maxUnavailable: 1', 'must not take away servers'],
    ['server', '{ name: efristerstreckung-server }', '{ name: efristerstreckung-owner }', 'its login'],
    ['server', 'mountPath: /files', 'mountPath: /data', 'files must last'],
    ['worker', 'claimName: efristerstreckung-files', 'claimName: files', 'the claim'],
    ['worker', 'limits: { cpu:', 'limit: { cpu:', 'limit'],
    ['migration', 'args: [cli, migrate]', 'args: [migrate]', 'no such part'],
    ['migration', '{ name: efristerstreckung-settings }', '{ name: settings }', 'its settings'],
    ['gateway', 'sectionName: https', 'sectionName: tls', 'its listener'],
    ['gateway', 'hostnames: [steuern.example]', 'hostnames: [steuer.example]', 'must be for PUBLIC_ADDRESS'],
    [
      'gateway',
      'port: 443\n      hostname: steuern.example',
      'port: 443\n      hostname: steuer.example',
      'must listen for PUBLIC_ADDRESS',
    ],
    ['gateway', '{ name: efristerstreckung, port: 80 }', '{ name: efristerstreckung, port: 3000 }', 'lead to a service'],
    ['kustomization', 'newTag: 0', 'newTag: 9', 'must have the version'],
    ['network', 'app.kubernetes.io/component: worker', 'app.kubernetes.io/component: workers', 'hold for somebody'],
    ['kustomization', '  - worker.yaml\n', '', 'list all files'],
    ['namespace', 'name: efristerstreckung', 'name: frist', 'the namespace'],
  ])('%s with %j as %j are refused', (name, from, to, fault) => {
    expect(kubernetesFaults(slipped(kubernetes(name), from, to)).join('\n')).toContain(fault)
  })

  it('ask for addresses that answer', async () => {
    const app = fastify()
    mountHealth(app, { isReady: async () => true, missing: () => [], stop: () => {} })

    const answers = await Promise.all(probePaths(tree).map(async (path) => (await app.inject(path)).statusCode))

    expect(answers).toEqual([200, 200])
  })
})

describe('the files of settings', () => {
  it('name every setting of the product, and what holds without it', () => {
    expect(settingsFaults(tree)).toEqual([])
  })

  it.each([
    ['settings', '#MISS_SLOT_MS=25\n', '', 'MISS_SLOT_MS is in no file'],
    ['settings', '#MISS_SLOT_MS=25', '#MISS_SLOT_MS=20', 'MISS_SLOT_MS is 25 unless it is set'],
    ['settings', 'CANTON=', 'KANTON=', 'KANTON is no setting'],
    ['settings', 'https://steuern.example', 'http://steuern.example', 'PUBLIC_ADDRESS'],
    ['settings', '#OFFICE_ISSUER=https', '#OFFICE_ISSUER=ftp', 'OFFICE_ISSUER'],
    ['settings', 'PROXIES=1', 'PROXIES=1\nPROXIES=2', 'twice'],
    ['settings', 'PROXIES=1', 'PROXIES=1\nGATEWAY_TOKEN=', 'secrets'],
    ['server', '#METRICS_TOKEN=', '#DEMO=on\n#METRICS_TOKEN=', 'said elsewhere'],
  ])('%s with %j as %j are refused', (name, from, to, fault) => {
    expect(settingsFaults(slipped(`deploy/settings/${name}.env`, from, to)).join('\n')).toContain(fault)
  })

  it('leave to image and units what those say', () => {
    expect(settingsFaults(slipped(unit('worker'), 'NODE_ENV=production ', '')).join('\n')).toContain('worker: it must say')
  })
})

describe('the units of systemd', () => {
  it('are whole', () => {
    expect(unitFaults(tree)).toEqual([])
  })

  it.each([
    ['server', 'User=efristerstreckung', 'User=root', 'User must be'],
    ['server', 'ProtectSystem=strict\n', '', 'ProtectSystem must be'],
    ['worker', 'NoNewPrivileges=yes', 'NoNewPrivileges=no', 'NoNewPrivileges must be'],
    ['worker', 'CapabilityBoundingSet=\n', 'CapabilityBoundingSet=CAP_NET_ADMIN\n', 'CapabilityBoundingSet must be'],
    ['server', 'start.ts server', 'start.ts serve', 'no such part'],
    ['server', 'src/main/start.ts', 'src/start.ts', 'it must start'],
    ['server', '/server.env', '/owner.env', 'its login'],
    ['server', 'TimeoutStopSec=20', 'TimeoutStopSec=5', 'more time to stop'],
    ['worker', 'FILES_FOLDER=/var/lib', 'FILES_FOLDER=/srv', 'where it may write'],
    ['worker', 'FILES_FOLDER=', 'FILE_FOLDER=', 'FILE_FOLDER is no setting'],
    ['server', 'RestartPreventExitStatus=77 78\n', '', 'must stay down'],
    ['worker', 'StartLimitIntervalSec=0\n', '', 'must never give up'],
    ['migrate', 'LimitCORE=0', 'LimitCORE=0\nMemoryDenyWriteExecute=yes', 'would stop Node'],
    ['migrate', 'MemoryMax=512M\n', '', 'must have a limit'],
  ])('%s with %j as %j is refused', (name, from, to, fault) => {
    expect(unitFaults(slipped(unit(name), from, to)).join('\n')).toContain(fault)
  })
})
