import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectFiles } from './project-files.ts'

/** What a page of documentation may lean on. */
export type Tree = {
  readonly exists: (path: string) => boolean
  readonly read: (path: string) => string
  readonly scripts: readonly string[]
}

const topFolders = /^(src|db|docs|e2e|scripts|cantons|public|\.ci)\//
const sourceFolders = /^(kit|ui|shell|platform|features|main)\//
const placeholder = /[<>*{}…$]|\.\.\.|(^|\/)[A-Z](\/|$)|NN/

/** Sentences about what a page says and the tree does not keep: dead links, paths that are gone, commands that are unknown. */
export function faultsOf(page: string, tree: Tree): readonly string[] {
  const text = tree.read(page)
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...deadLinks(page, prose, tree), ...missingPaths(prose, tree), ...unknownCommands(text, tree)].map((fault) => `${page}: ${fault}`)
}

/** Places on somebody's own machine have no meaning for anybody else. */
export function machinePaths(path: string, text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w.])\/(work|farm|root|home|Users)\/[\w.-]+/g)].map(
    ([found]) => `${path}: names the machine path ${found}`,
  )
}

function deadLinks(page: string, prose: string, tree: Tree): readonly string[] {
  const links = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, link = '']) => link)
  return links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return []
    const [path = '', anchor] = link.split('#')
    const goal = path === '' ? page : normalize(join(dirname(page), path))
    if (!tree.exists(goal)) return [`the link ${link} leads nowhere`]
    return anchor && goal.endsWith('.md') && !anchorsOf(tree.read(goal)).includes(anchor) ? [`the link ${link} names no heading`] : []
  })
}

function anchorsOf(text: string): readonly string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

function missingPaths(prose: string, tree: Tree): readonly string[] {
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path).filter((path) => !placeholder.test(path))
  const paths = [
    ...quoted.filter((path) => topFolders.test(path)),
    ...quoted.filter((path) => sourceFolders.test(path)).map((path) => `src/${path}`),
  ]
  return paths.filter((path) => !tree.exists(path.replace(/(:\d+|#.*)$/, ''))).map((path) => `the path ${path} is gone`)
}

function unknownCommands(text: string, tree: Tree): readonly string[] {
  const names = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  return names.filter((name) => !tree.scripts.includes(name)).map((name) => `npm run ${name} is not a script of package.json`)
}

if (import.meta.main) {
  const files = projectFiles(process.cwd())
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> } // npm needs it too
  const tree: Tree = { exists: existsSync, read: (path) => readFileSync(path, 'utf8'), scripts: Object.keys(manifest.scripts) }
  const pages = files.filter((path) => path.endsWith('.md'))
  const texts = files.filter((path) => /\.(md|ts|tsx|mjs|json|css|html|sql|svg|yml)$|^\.ci\//.test(path) && path !== 'package-lock.json')
  const faults = [...pages.flatMap((page) => faultsOf(page, tree)), ...texts.flatMap((path) => machinePaths(path, tree.read(path)))]
  for (const fault of faults) console.log(fault)
  console.log(`docs: ${faults.length} faults in ${pages.length} pages`)
  process.exitCode = faults.length === 0 && pages.length > 0 ? 0 : 1
}
