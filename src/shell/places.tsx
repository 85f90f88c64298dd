import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Frame } from './frame.tsx'
import { Loading } from './loading.tsx'
import type { PublicApp } from './public-app.ts'
import { Router } from './router.tsx'
import { isWorkspacePath, notFoundPath } from './workspace-path.ts'

type PlacesProps = {
  readonly apps: readonly PublicApp[]
  readonly loadWorkspace: LoadWorkspace
  /** Where it is there already. */
  readonly Workspace?: ComponentType | undefined
}
export type LoadWorkspace = () => Promise<{ readonly Workspace: ComponentType }>

/** Public pages stand in the quiet frame; the workspace brings a frame of its own and is fetched when somebody goes there. */
export function Places({ apps, loadWorkspace, Workspace: fetched }: PlacesProps): ReactNode {
  const [path] = useLocation()
  const [Workspace] = useState<ComponentType>(
    () => fetched ?? lazy(() => loadWorkspace().then((loaded) => ({ default: loaded.Workspace }))),
  )
  const isInside = useIsInside(path)
  if (!isInside) {
    return (
      <Frame>
        <Router apps={apps} />
      </Frame>
    )
  }
  return (
    <Suspense fallback={<Loading />}>
      <Workspace />
    </Suspense>
  )
}

/** Whoever mistypes an address in the workspace stays in it. */
function useIsInside(path: string): boolean {
  const [wasInside, setWasInside] = useState(false)
  const isInside = isWorkspacePath(path) || (path === notFoundPath && wasInside)
  if (isInside !== wasInside) setWasInside(isInside)
  return isInside
}
