import { withImports, type Manifest } from './build-manifest.ts'

/** The elements that fetch parts together with the page instead of after its script has run. What every page fetches is not named again. */
export function partLinks(manifest: Manifest, ...parts: readonly string[]): string {
  const everywhere = withImports(manifest, ['index.html'])
  const chunks = [...withImports(manifest, parts)].flatMap((key) => (everywhere.has(key) ? [] : (manifest[key] ?? [])))
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const scripts = chunks.map(({ file }) => preload(file))
  return [...styles, ...scripts].join('')
}

/** German is part of the pages; the words of another language are fetched at once instead of after the script has asked for them. */
export function languageLinks(manifest: Manifest, language: string): string {
  const words = ['src/shell/texts', 'src/features/extension/form-texts'].map((catalogue) => `${catalogue}.${language}.ts`)
  return words
    .flatMap((key) => manifest[key] ?? [])
    .map(({ file }) => preload(file))
    .join('')
}

function preload(file: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
}
