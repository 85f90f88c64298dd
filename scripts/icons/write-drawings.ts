import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { projectPath } from '../../src/main/project.ts'
import { pathOf, type Shape } from './path-of.ts'

const home = projectPath('src/features/icons/server')
const lucide = projectPath('node_modules/lucide-react')

type Loaded = { readonly default: unknown; readonly __iconData?: { readonly node: readonly Shape[] } }
type Icon = Loaded & { readonly name: string }

/** What the catalogue is read from: every icon of the installed set, drawn as one path, and the names it had before. */
export async function drawingsFile(): Promise<string> {
  const files = readdirSync(`${lucide}/dist/esm/icons`).filter((file) => file.endsWith('.mjs'))
  const icons = await Promise.all(files.toSorted().map(loadIcon))
  const drawn = icons.filter(({ __iconData: drawing }) => drawing !== undefined)
  const nameOf = new Map(drawn.map(({ default: icon, name }) => [icon, name]))
  const drawings = Object.fromEntries(drawn.map(({ name, __iconData: drawing }) => [name, pathOf(drawing?.node ?? [])]))
  const otherNames = Object.fromEntries(
    icons
      .filter((icon) => !drawn.includes(icon))
      .flatMap(({ default: icon, name }) => (nameOf.has(icon) ? [[name, nameOf.get(icon)]] : [])),
  )
  const { version } = JSON.parse(readFileSync(`${lucide}/package.json`, 'utf8')) as { readonly version: string } // of every package
  return `${JSON.stringify({ from: `lucide-react ${version}`, drawings, otherNames }, null, 2)}\n`
}

async function loadIcon(file: string): Promise<Icon> {
  const loaded = (await import(`${lucide}/dist/esm/icons/${file}`)) as Loaded // each file of this folder is such a module
  return { ...loaded, name: file.replace('.mjs', '') }
}

if (import.meta.main) {
  writeFileSync(`${home}/drawings.json`, await drawingsFile())
  // Its terms ask that they go with every copy.
  writeFileSync(`${home}/drawings-licence.txt`, readFileSync(`${lucide}/LICENSE`, 'utf8'))
}
