import { exitCodes } from '../../src/platform/start-error.ts'
import { start } from './contents.ts'
import { pairsOf } from './containerfile.ts'
import { at, broken, isPart, settingFaults, type DeployTree } from './deploy-tree.ts'

export const units = 'deploy/systemd'
type Unit = ReadonlyMap<string, readonly string[]>

// Nothing but a person can correct these.
const stayDown = `${exitCodes.login} ${exitCodes.settings}`

/** What no unit may be without. */
const demanded: Readonly<Record<string, string>> = {
  User: 'efristerstreckung',
  NoNewPrivileges: 'yes',
  CapabilityBoundingSet: '',
  AmbientCapabilities: '',
  ProtectSystem: 'strict',
  ProtectHome: 'yes',
  PrivateTmp: 'yes',
  PrivateDevices: 'yes',
  PrivateUsers: 'yes',
  ProtectProc: 'invisible',
  ProtectKernelTunables: 'yes',
  ProtectKernelModules: 'yes',
  ProtectControlGroups: 'yes',
  RestrictNamespaces: 'yes',
  RestrictSUIDSGID: 'yes',
  SystemCallArchitectures: 'native',
  UMask: '0077',
  LimitCORE: '0',
}

/** What is wrong with the units of systemd. */
export function unitFaults(tree: DeployTree): readonly string[] {
  const names = tree.list(units).filter((name) => name.endsWith('.service'))
  const parts = names.map((name) => partOf(unitOf(tree.read(`${units}/${name}`))).join(' '))
  return [
    ...broken([[parts.toSorted().join() === 'cli migrate,server,worker', 'there must be a unit for each part']]),
    ...names.flatMap((name) => at(name, faultsOf(unitOf(tree.read(`${units}/${name}`)), tree))),
  ]
}

function faultsOf(unit: Unit, tree: DeployTree): readonly string[] {
  const value = (key: string): string => unit.get(key)?.join(' ') ?? '–'
  const [node, script = ''] = value('ExecStart').split(' ')
  const environment: Readonly<Record<string, string>> = {
    ...pairsOf(value('Environment')),
    DATABASE_URL: 'postgres://login@database/product',
  }
  const secrets = partOf(unit)[0] === 'server' ? 'server' : 'owner'
  return [
    ...settingFaults(environment),
    ...Object.entries(demanded).flatMap(([key, demand]) => broken([[value(key) === demand, `${key} must be «${demand}»`]])),
    ...broken([
      [isPart(partOf(unit)), 'there is no such part'],
      [node === '/usr/bin/node' && script === start && tree.exists(script), `it must start ${start} with Node`],
      [value('WorkingDirectory') === '/opt/efristerstreckung', 'it must run where the archive is unpacked'],
      [environment['FILES_FOLDER']?.startsWith('/var/lib/efristerstreckung/') === true, 'files must lie where it may write'],
      [value('EnvironmentFile').endsWith(`/etc/efristerstreckung/${secrets}.env`), `its login must be that of the ${secrets}`],
      [value('SystemCallFilter').startsWith('@system-service'), 'SystemCallFilter must begin with what services need'],
      [value('Type') === 'oneshot' || Number(value('TimeoutStopSec')) > 10, 'it needs more time to stop than SHUTDOWN_SECONDS'],
      [value('Type') === 'oneshot' || value('RestartPreventExitStatus') === stayDown, `it must stay down with ${stayDown}`],
      [value('Type') === 'oneshot' || value('StartLimitIntervalSec') === '0', 'it must never give up while the database is away'],
      [!unit.has('MemoryDenyWriteExecute'), 'MemoryDenyWriteExecute would stop Node'],
      [/^\d+[MG]$/.test(value('MemoryMax')), 'its memory must have a limit'],
    ]),
  ]
}

function partOf(unit: Unit): readonly string[] {
  return unit.get('ExecStart')?.[0]?.split(' ').slice(2) ?? []
}

function unitOf(text: string): Unit {
  const unit = new Map<string, string[]>()
  for (const [, key = '', value = ''] of text.matchAll(/^([A-Za-z]+)=(.*)$/gm)) unit.set(key, [...(unit.get(key) ?? []), value])
  return unit
}
