import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { addressAt, pathOf, todoPath } from './places.ts'
import { TodoPlace } from './todo-place.tsx'
import { todoTopics } from './todo-queries.ts'

/** The tasks of the workspace; the address says which. */
export function Page(): ReactNode {
  const [path] = useLocation()
  useLive(todoTopics)
  if (path === todoPath) return <Redirect to={pathOf({ kind: 'folder', handle: 'all' })} replace />
  const address = addressAt(path)
  if (!address) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  return <TodoPlace {...address} />
}
