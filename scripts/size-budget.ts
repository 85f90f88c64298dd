import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { withImports, type Manifest } from '../src/main/build-manifest.ts'
import { pageWriter, type WriterNeeds } from '../src/main/page-writer.ts'
import { projectPath } from '../src/main/project.ts'
import { readCanton } from '../src/platform/canton.ts'

type Sizes = { readonly js: number; readonly css: number; readonly html: number; readonly font: number }

type Judgement = { readonly isWithin: boolean; readonly lines: readonly string[] }

const budgets = { js: 90_000, css: 15_000, total: 160_000 }

/** A visitor waits for the form, so its page counts even where it is a chunk of its own. */
const formPage = 'src/features/extension/client/form/form-page.tsx'

/** The files a visitor of the public form has to wait for: the entry and everything it imports statically. */
export function firstLoadFiles(manifest: Manifest): readonly string[] {
  const keys = withImports(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true || key === formPage),
  )
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))]
}

/** The fonts a page asks for at once. Those for other letters come only where such a letter stands. */
export function preloadedFonts(html: string): readonly string[] {
  const links = html.match(/<link\b[^>]*\bas="font"[^>]*>/g) ?? []
  return links.flatMap((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? [])
}

/** One sentence per kind of file, and whether all stay within their budgets. */
export function judge(sizes: Sizes): Judgement {
  const total = sizes.js + sizes.css + sizes.html + sizes.font
  const isMeasured = Object.values(sizes).every((size) => size > 0)
  return {
    isWithin: isMeasured && sizes.js <= budgets.js && sizes.css <= budgets.css && total <= budgets.total,
    lines: [
      `first load: ${kB(sizes.js)} kB of ${budgets.js / 1000} kB`,
      `first load styles: ${kB(sizes.css)} kB of ${budgets.css / 1000} kB`,
      `first load page: ${kB(sizes.html)} kB`,
      `first load font: ${kB(sizes.font)} kB`,
      `first load in all: ${kB(total)} kB of ${budgets.total / 1000} kB`,
    ],
  }
}

// An editor for formatted text or a reader of PDF is larger than any app; it is fetched on its own, where somebody needs it.
const workspaceBudgets = { workspace: 215_000, shared: 70_000, app: 95_000, part: 155_000 }

/** What somebody waits for who goes straight to the workspace, before the page of an app. */
export function workspaceFiles(manifest: Manifest): readonly string[] {
  return filesOf(manifest, withImports(manifest, ['index.html', 'src/main/workspace-client.tsx']))
}

const isPage = /^src\/features\/[^/]+\/client\/.*-page\.tsx$/

/** What many apps share: fetched with the first of them, and there for all others. */
export function sharedFiles(manifest: Manifest): readonly string[] {
  return filesOf(manifest, new Set(sharedKeys(manifest)))
}

function sharedKeys(manifest: Manifest): readonly string[] {
  return Object.keys(manifest).filter((key) => /^_(apps|icons)-/.test(key))
}

/** What the pages of the apps, and the parts they fetch themselves, add to all that; each has to come in chunks of its own. */
export function appFiles(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const before = withImports(manifest, ['index.html', 'src/main/workspace-client.tsx', ...sharedKeys(manifest)])
  const isOfApp = (key: string): boolean => /^src\/(features\/(?!extension|status)[^/]+\/client|shell\/(workspace|parts))\//.test(key)
  const keys = Object.keys(manifest).filter((key) => isOfApp(key) && !before.has(key))
  const added = (key: string): ReadonlySet<string> => {
    const whole = withImports(manifest, [key])
    // A part that stands on a page is fetched after it.
    const page = withImports(
      manifest,
      [...whole].filter((each) => each !== key && isPage.test(each)),
    )
    return new Set([...whole].filter((each) => !before.has(each) && !page.has(each)))
  }
  return new Map(keys.map((key) => [key, filesOf(manifest, added(key))]))
}

function filesOf(manifest: Manifest, keys: ReadonlySet<string>): readonly string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))]
}

type WorkspaceSizes = { readonly workspace: number; readonly shared: number; readonly parts: ReadonlyMap<string, number> }

/** The workspace, what its apps share, its largest app and its largest part, against their budgets. */
export function judgeWorkspace(sizes: WorkspaceSizes): Judgement {
  const largest = (isOf: (key: string) => boolean): readonly [string, number] =>
    [...sizes.parts].filter(([key]) => isOf(key)).toSorted(([, one], [, other]) => other - one)[0] ?? ['none', 0]
  const app = largest((key) => isPage.test(key))
  const part = largest((key) => !isPage.test(key))
  const measured = [
    { name: 'workspace first load', size: sizes.workspace, most: workspaceBudgets.workspace },
    { name: 'shared by the apps', size: sizes.shared, most: workspaceBudgets.shared },
    { name: `largest page of an app (${app[0]})`, size: app[1], most: workspaceBudgets.app },
    { name: `largest part fetched later (${part[0]})`, size: part[1], most: workspaceBudgets.part },
  ]
  return {
    isWithin: measured.every(({ size, most }) => size > 0 && size <= most),
    lines: measured.map(({ name, size, most }) => `${name}: ${kB(size)} kB of ${most / 1000} kB`),
  }
}

if (import.meta.main) {
  if (!existsSync('dist/.vite/manifest.json')) throw new Error('There is no build to measure: npm run build')
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest // written by the build a moment ago
  const files = firstLoadFiles(manifest)
  const zipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length
  const total = (ending: string, among = files): number =>
    among.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + zipped(readFileSync(join('dist', file))), 0)
  const html = await firstPage()
  // Fonts are compressed as they are.
  const font = preloadedFonts(html).reduce((sum, file) => sum + readFileSync(join('dist', file)).length, 0)
  const parts = new Map([...appFiles(manifest)].map(([key, added]) => [key, total('.js', added)]))
  const judgements = [
    judge({ js: total('.js'), css: total('.css'), html: zipped(html), font }),
    judgeWorkspace({ workspace: total('.js', workspaceFiles(manifest)), shared: total('.js', sharedFiles(manifest)), parts }),
  ]
  for (const line of judgements.flatMap(({ lines }) => lines)) console.log(line)
  process.exitCode = judgements.every(({ isWithin }) => isWithin) ? 0 : 1
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** The page at `/` as the server sends it. */
async function firstPage(): Promise<string> {
  const template = readFileSync('dist/index.html', 'utf8')
  const { renderer } = (await import(projectPath('dist-server/render-public.js'))) as Pick<WriterNeeds, 'renderer'> // built from render-public.tsx
  const { site } = await readCanton(projectPath('cantons'), 'musterland')
  const write = pageWriter({ template, renderer, block: { site, offersMail: true }, clock: () => new Date(), linksOf: () => '' })
  return (await write({ path: '/', search: '', cookies: '', accepted: '' }, undefined)).html
}
