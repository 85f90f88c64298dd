import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const budgets = { js: 95_000, css: 15_000 }

/** A visitor waits for the form, so its page counts even where it is a chunk of its own. */
const formPage = 'src/features/extension/client/form-page.tsx'

/** The files a visitor of the public form has to wait for: the entry and everything it imports statically. */
export function firstLoadFiles(manifest: Manifest): readonly string[] {
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true || key === formPage))
  // The loop also visits what it adds itself.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))]
}

/** One sentence per kind of file, and whether all stay within their budgets. */
export function judge(sizes: { readonly js: number; readonly css: number }): {
  readonly isWithin: boolean
  readonly lines: readonly string[]
} {
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
  return {
    isWithin: sizes.js > 0 && sizes.js <= budgets.js && sizes.css <= budgets.css,
    lines: [
      `first load: ${kB(sizes.js)} kB of ${budgets.js / 1000} kB`,
      `first load styles: ${kB(sizes.css)} kB of ${budgets.css / 1000} kB`,
    ],
  }
}

if (import.meta.main) {
  if (!existsSync('dist/.vite/manifest.json')) throw new Error('There is no build to measure: npm run build')
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest // written by the build a moment ago
  // public/theme.js is asked for by index.html itself, before the entry, and is in no manifest.
  const files = [...firstLoadFiles(manifest), 'theme.js']
  const total = (ending: string): number =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file)), { level: 9 }).length, 0)
  const { isWithin, lines } = judge({ js: total('.js'), css: total('.css') })
  for (const line of lines) console.log(line)
  process.exitCode = isWithin ? 0 : 1
}
