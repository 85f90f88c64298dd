import type { IModule } from 'dependency-cruiser'

export type HeavyImport = {
  readonly from: string
  readonly to: string
  /** From the entry to the file that imports the package. */
  readonly way: readonly string[]
}

const entries = /^src\/(main\/client\.tsx?|features\/extension\/client\/.*)$/
const heavy =
  /^(@base-ui|@mui|@emotion|@atlaskit|@tiptap|react-hook-form|@hookform|@tanstack|react-router|lucide-react|zustand|zod|dompurify|d3-\w+|match-sorter|papaparse|moment|dayjs|date-fns)(\/|$)/
const light = /^zod\/(mini|v4\/core|v4\/mini)$/

/** Packages that would come with the public form's first load. What is imported lazily, or as a type only, does not. */
export function heavyOnFirstLoad(modules: readonly IModule[]): readonly HeavyImport[] {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const ways = new Map(modules.filter(({ source }) => entries.test(source)).map(({ source }) => [source, [source]]))
  const found: HeavyImport[] = []
  // The loop also visits what it adds to `ways` itself.
  for (const [source, way] of ways) {
    for (const { module: name, resolved, dynamic, dependencyTypes } of bySource.get(source)?.dependencies ?? []) {
      if (dynamic || dependencyTypes.includes('type-only')) continue
      if (heavy.test(name) && !light.test(name)) found.push({ from: source, to: name, way })
      else if (bySource.has(resolved) && !ways.has(resolved)) ways.set(resolved, [...way, resolved])
    }
  }
  return found
}
