import { parseSync } from 'vite'

type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[]; readonly code: string | null }
type Graph = { readonly getModuleInfo: (id: string) => Module | null }

type NameOf = (id: string, graph: Graph) => string | null

/**
 * Two chunks: `workspace` is what every page of the workspace needs and no public page does, `apps` what may be there for several
 * of them. Dozens of small files would compress badly and arrive late. What public pages need stays on its own, so that nobody
 * who fills in the form waits for the workspace.
 */
export function workspaceChunks(entry: string, workspace: string): { readonly workspace: NameOf; readonly apps: NameOf } {
  let known: ReturnType<typeof reached> | undefined
  const named = (name: string, isIn: (id: string, found: ReturnType<typeof reached>) => boolean): NameOf => {
    return (id, graph) => {
      known ??= reached(graph, entry, workspace)
      return isIn(id, known) ? name : null
    }
  }
  return {
    workspace: named('workspace', (id, { needed, open }) => id !== workspace && needed.has(id) && !open.has(id)),
    apps: named('apps', (id, { needed, open }) => isShared.test(id) && !needed.has(id) && !open.has(id)),
  }
}

const isShared = /\/node_modules\/|\/src\/(ui|shell\/parts)\//

function reached(
  graph: Graph,
  entry: string,
  workspace: string,
): { readonly needed: ReadonlySet<string>; readonly open: ReadonlySet<string> } {
  const open = reach([entry], (id) => {
    const module = graph.getModuleInfo(id)
    return module ? [...module.importedIds, ...module.dynamicallyImportedIds].filter((each) => each !== workspace) : []
  })
  return { needed: reach([workspace], neededBy(graph)), open }
}

function reach(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) for (const each of next(id)) found.add(each)
  return found
}

/** A module that only lists a library, e.g. its 1,700 icons, is no need for all of it: only what is imported from it counts. */
function neededBy(graph: Graph): (id: string) => readonly string[] {
  const read = new Map<string, Imports>()
  function importsOf(id: string): Imports {
    const imports = read.get(id) ?? readImports(graph.getModuleInfo(id))
    read.set(id, imports)
    return imports
  }
  function behind({ from, name }: Import): readonly string[] {
    const { all, listed } = importsOf(from)
    if (!listed) return [from]
    const source = listed.get(name)
    return source ? [from, ...behind(source)] : [from, ...all.flatMap((each) => behind(each))]
  }
  return (id) => (importsOf(id).listed ? [] : importsOf(id).all.flatMap((each) => behind(each)))
}

type Import = { readonly from: string; readonly name: string }
type Imports = {
  readonly all: readonly Import[]
  /** Of a module that only lists others: what is behind each of its names. */
  readonly listed?: ReadonlyMap<string, Import>
}

/** Sources stand in the order of the statements; what the build adds by itself comes after them. */
function readImports(module: Module | null): Imports {
  const { importedIds = [], code } = module ?? {}
  const { body } = parseSync('module.js', code ?? '').program
  const sources = [...new Set(body.flatMap((each) => ('source' in each && each.source ? [each.source.value] : [])))]
  const idOf = (source: string): string => importedIds[sources.indexOf(source)] ?? source
  const all: Import[] = importedIds.slice(sources.length).map((from) => ({ from, name: '*' }))
  const listed = new Map<string, Import>()
  for (const each of body) {
    if (each.type === 'ImportDeclaration' || each.type === 'ExportAllDeclaration') {
      const from = idOf(each.source.value)
      const specifiers = each.type === 'ImportDeclaration' ? each.specifiers : []
      const names = specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'))
      all.push(...(names.length === 0 ? ['*'] : names).map((name) => ({ from, name })))
    } else if (each.type === 'ExportNamedDeclaration' && each.source) {
      for (const { local, exported } of each.specifiers) {
        const source = { from: idOf(each.source.value), name: nameOf(local) }
        all.push(source)
        listed.set(nameOf(exported), source)
      }
    }
  }
  return listed.size > 0 && body.every(isListing) ? { all, listed } : { all }
}

function isListing(statement: ReturnType<typeof parseSync>['program']['body'][number]): boolean {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration === null
  return statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration' || 'directive' in statement
}

function nameOf(node: { readonly name: string } | { readonly value: unknown }): string {
  return 'name' in node ? node.name : String(node.value)
}
