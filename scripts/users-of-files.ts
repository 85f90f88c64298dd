import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isTest, projectFiles } from './project-files.ts'

/** Every file of the project by its path, with its text where it is code. */
export type Sources = ReadonlyMap<string, string>

export function readSources(root: string): Sources {
  const files = projectFiles(root).filter((path) => !path.startsWith('dist-server/'))
  return new Map(files.map((path) => [path, /\.([mc]?[jt]sx?|lua|sh)$/.test(path) ? readFileSync(join(root, path), 'utf8') : '']))
}

/** Which files of a feature say at what addresses it is. */
const addressFiles = { pages: /^src\/features\/[^/]+\/client\/(.*[/-])?app\.tsx?$/, apis: /^src\/features\/.*contract\.ts$/ }
export const saysAddresses = (path: string): boolean => Object.values(addressFiles).some((files) => files.test(path))

/** Sources that count with what they said before a change, too: a test may still go to an address that is gone. */
export function withEarlier(sources: Sources, earlier: Sources): Sources {
  return new Map([...sources, ...[...earlier].map(([path, text]) => [path, `${sources.get(path) ?? ''}\n${text}`] as const)])
}

/** Finds the given files, all that name one of them, and all that name those. Files that `stop` fits are found, but not followed. */
export type FindUsers = (files: Iterable<string>, stop?: RegExp) => ReadonlySet<string>

const quoted = /(['"`])([\w@./-]+\.[a-z]+)(?:\?\w+)?\1/g

/** Whatever a source names in quotes, from its own folder or from the root, is taken for a file that it uses; but nobody uses a test. */
export function usersIn(sources: Sources): FindUsers {
  const namings = [...sources].flatMap(([path, text]) => [...text.matchAll(quoted)].flatMap(([, , name = '']) => places(path, name)))
  const namedBy = Map.groupBy(namings, ({ place }) => place)
  return (files, stop) => {
    const found = new Set(files)
    // The loop also visits what it adds itself.
    for (const file of found) if (!stop?.test(file)) for (const { path } of namedBy.get(file) ?? []) found.add(path)
    return found
  }
}

function places(path: string, name: string): readonly { readonly path: string; readonly place: string }[] {
  const beside = posix.join(posix.dirname(path), name)
  return (name.startsWith('.') ? [beside] : [beside, name]).flatMap((place) => (isTest(place) ? [] : [{ path, place }]))
}

export const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1]

export const featuresIn = (sources: Sources): readonly string[] => [
  ...new Set([...sources.keys()].flatMap((path) => featureOf(path) ?? [])),
]

export const filesOf = (feature: string, sources: Sources): readonly string[] =>
  [...sources.keys()].filter((path) => featureOf(path) === feature)

/** Tests that ask a real server, and what helps them: they reach a feature by an address, too. */
const visitors = /^(e2e|scripts)\/(?!.*\.tsx$)|^(src\/(platform|features\/[^/]+\/server)|db)\/.*\.test\.ts$/

/** Test code that asks a feature by one of its addresses, or tests it in the browser under its name. */
export function visitorsOf(feature: string, sources: Sources): readonly string[] {
  const addresses = [...pagesOf(feature, sources), ...apisOf(feature, sources)]
  const isVisitor = (path: string, text: string): boolean =>
    path.startsWith(`e2e/${feature}`) || addresses.some((address) => namesAddress(text, address))
  return [...sources].flatMap(([path, text]) => (visitors.test(path) && isVisitor(path, text) ? [path] : []))
}

/** Features with a link to a page of this one. */
export function linkingTo(feature: string, sources: Sources): readonly string[] {
  const pages = pagesOf(feature, sources)
  const linking = [...sources].flatMap(([path, text]) => {
    const other = featureOf(path)
    const isLinking = other !== undefined && other !== feature && !isTest(path) && pages.some((page) => namesAddress(text, page))
    return isLinking ? [other] : []
  })
  return [...new Set(linking)]
}

/** Where the pages of a feature are. An app of the workspace has them below the one address that stands on its own line. */
function pagesOf(feature: string, sources: Sources): readonly string[] {
  const apps = textsOf(feature, sources, addressFiles.pages)
  return apps.flatMap((text) => stringsIn(text, text.includes('PublicApp') ? /\bpath: '(\/[^':]*)'/g : /^ +path: '(\/[^':]*)'/gm))
}

function apisOf(feature: string, sources: Sources): readonly string[] {
  return textsOf(feature, sources, addressFiles.apis).flatMap((text) => stringsIn(text, /['`](\/(?:api|BusinessAPI)\/[\w-]+)/g))
}

const textsOf = (feature: string, sources: Sources, files: RegExp): readonly string[] =>
  filesOf(feature, sources).flatMap((path) => (files.test(path) ? (sources.get(path) ?? []) : []))

const stringsIn = (text: string, strings: RegExp): readonly string[] => [...text.matchAll(strings)].map(([, found = '']) => found)

/** The front page is so short an address that only a visit counts. The name of a source is no address. */
function namesAddress(text: string, address: string): boolean {
  if (address === '/') return /\bgoto\((['"`])\/\1/.test(text)
  const escaped = address.replaceAll(/[-/]/g, String.raw`\\?$&`)
  return new RegExp(String.raw`(?<![\w.-])${escaped}(?![\w-]|\.tsx?\b)`).test(text)
}

/** To which features `src/main` hands something of this one: a name from one feature between the brackets of a call to another. */
export function receiversOf(feature: string, sources: Sources): readonly string[] {
  const main = [...sources].filter(([path]) => /^src\/main\/[^/]+\.tsx?$/.test(path) && !isTest(path))
  return [...new Set(main.flatMap(([, text]) => receiversIn(text, feature)))].filter((receiver) => receiver !== feature)
}

function receiversIn(text: string, feature: string): readonly string[] {
  const owners = ownersOfNames(text)
  const own = new Set([...owners].flatMap(([name, features]) => (features.has(feature) ? [name] : [])))
  return [...text.matchAll(/\b(\w+)\(/g)].flatMap((match) => {
    const [whole, name = ''] = match
    const within = bracketed(text, match.index + whole.length - 1)
    return wordsOf(within).some((word) => own.has(word)) ? [...(owners.get(name) ?? [])] : []
  })
}

/** Which features a name in `src/main` comes from: by its import, or since it is a constant made of such names. */
function ownersOfNames(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, ReadonlySet<string>>()
  for (const [, names = '', feature = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '\.\.\/features\/([^/]+)\//g))
    for (const name of wordsOf(names)) owners.set(name, new Set([feature]))
  for (const match of text.matchAll(/\bconst (\w+) = (?:\(\) => )?(\w*)[({]/g)) {
    const [whole, name = '', maker = ''] = match
    const made = owners.get(maker)
    const parts = wordsOf(bracketed(text, match.index + whole.length - 1)).flatMap((word) => [...(owners.get(word) ?? [])])
    if (made || parts.length > 0) owners.set(name, made ?? new Set(parts))
  }
  return owners
}

const wordsOf = (text: string): readonly string[] => text.match(/\w+/g) ?? []

/** From an opening bracket to the one that closes it. */
function bracketed(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1
    if (')]}'.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}
