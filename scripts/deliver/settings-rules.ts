import { readConfig, settingNames } from '../../src/platform/config.ts'
import { pairsOf } from './containerfile.ts'
import { at, broken, settingFaults, type DeployTree } from './deploy-tree.ts'

const settingsFolder = 'deploy/settings'
const files = ['settings.env', 'server.env', 'owner.env'] as const

/** What stands in none of the files, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  NODE_ENV: 'image and units say production',
  FILES_FOLDER: 'image and units say where it lasts',
  SERVER_DATABASE_URL: 'for those who start all parts in one environment',
  DEMO: 'refused in production',
}
const secrets = /(TOKEN|SECRET|KEY_ID|ACCESS_KEY|ADDRESS_KEY|TOTP_KEY|SMTP_URL|DATABASE_URL)$/

type Line = { readonly name: string; readonly value: string; readonly isSet: boolean }

function linesOf(tree: DeployTree, file: string): readonly Line[] {
  const found = tree.read(`${settingsFolder}/${file}`).matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm)
  return [...found].map(([, mark, name = '', value = '']) => ({ name, value, isSet: mark === '' }))
}

/** What a part gets from these files as they lie there. */
export function settingsIn(tree: DeployTree, names: readonly string[]): Readonly<Record<string, string>> {
  const set = names.flatMap((file) => linesOf(tree, file)).filter(({ isSet }) => isSet)
  return Object.fromEntries(set.map(({ name, value }) => [name, value]))
}

/** What is wrong with the files that every installation begins with: they name all settings of the product, each with what holds without it. */
export function settingsFaults(tree: DeployTree): readonly string[] {
  const all = files.map((file) => ({ file, lines: linesOf(tree, file) }))
  const named = new Set(all.flatMap(({ lines }) => lines.map(({ name }) => name)))
  return [
    ...settingNames.filter((name) => !named.has(name) && !(name in elsewhere)).map((name) => `${name} is in no file`),
    ...all.flatMap(({ file, lines }) => at(file, fileFaults(tree, file, lines))),
    ...['Containerfile', 'server', 'worker', 'migrate'].flatMap((place) => at(place, fixedFaults(tree, place))),
  ]
}

function fileFaults(tree: DeployTree, file: string, lines: readonly Line[]): readonly string[] {
  const names = lines.map(({ name }) => name)
  const defaults = readConfig({ DATABASE_URL: 'postgres://login@database/product' }) as Readonly<
    Record<string, string | number | undefined>
  > // none that is not a text or a number has a default
  const shared = file === 'settings.env' ? [] : linesOf(tree, 'settings.env')
  const examples = Object.fromEntries([...shared, ...lines].map(({ name, value }) => [name, value]))
  // Keys of the object store have no example, and it does not work without them.
  const tried = settingFaults({ DATABASE_URL: 'postgres://login@database/product', ...examples, S3_ENDPOINT: '' })
  return [
    ...tried,
    ...broken([
      [new Set(names).size === names.length, 'a name stands there twice'],
      [!names.some((name) => name in elsewhere), 'it must not say what is said elsewhere'],
      [(file === 'settings.env') !== names.some((name) => secrets.test(name)), 'secrets belong to one part only'],
    ]),
    ...lines
      .filter(({ name, value, isSet }) => !isSet && defaults[name] !== undefined && String(defaults[name]) !== value)
      .map(({ name }) => `${name} is ${defaults[name]} unless it is set`),
  ]
}

function fixedFaults(tree: DeployTree, place: string): readonly string[] {
  const isImage = place === 'Containerfile'
  const text = tree.read(isImage ? place : `deploy/systemd/efristerstreckung-${place}.service`)
  const said = [...text.matchAll(isImage ? /^ENV (.*)$/gm : /^Environment=(.*)$/gm)].map(([, rest = '']) => pairsOf(rest))
  const fixed: Readonly<Record<string, string>> = Object.assign({}, ...said) as Record<string, string> // texts by name, as each has them
  return broken([
    [fixed['NODE_ENV'] === 'production', 'it must say that this is production'],
    [fixed['FILES_FOLDER'] !== undefined, 'it must say where files lie'],
  ])
}
