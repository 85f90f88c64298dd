type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] }
type Graph = { readonly getModuleInfo: (id: string) => Module | null }

/**
 * Names the chunk of what every page of the workspace needs and no public page does: dozens of small files would compress
 * badly and arrive late. What both need stays on its own, so that nobody who fills in the form waits for the workspace.
 */
export function workspaceChunk(entry: string, workspace: string): (id: string, graph: Graph) => string | null {
  let members: ReadonlySet<string> | undefined
  return (id, graph) => {
    members ??= membersOf(graph, entry, workspace)
    return members.has(id) ? 'workspace' : null
  }
}

function membersOf(graph: Graph, entry: string, workspace: string): ReadonlySet<string> {
  const needed = reach([workspace], (id) => graph.getModuleInfo(id)?.importedIds ?? [])
  const open = reach([entry], (id) => {
    const module = graph.getModuleInfo(id)
    return module ? [...module.importedIds, ...module.dynamicallyImportedIds].filter((each) => each !== workspace) : []
  })
  return new Set([...needed].filter((id) => id !== workspace && !open.has(id)))
}

function reach(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) for (const each of next(id)) found.add(each)
  return found
}
