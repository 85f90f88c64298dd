import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { NotesPlace } from './notes-place.tsx'
import { notesTopics } from './notes-queries.ts'
import { usePlace } from './use-place.ts'

/** Notes, reminders, archive, bin and labels: one page that stays while somebody moves between them. */
export function Page(): ReactNode {
  useLive(notesTopics)
  const [path] = useLocation()
  const place = usePlace()
  if (place === 'missing') return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  if (place === undefined) return <LoadingRows />
  return <NotesPlace place={place} />
}
