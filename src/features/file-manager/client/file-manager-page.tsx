import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLive, type LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { FilesPlace } from './files-place.tsx'
import { pathOf, placeAt } from './place.ts'
import { useUploads } from './upload/use-uploads.ts'

const topics: LiveTopics = { files: () => [['files']] }

/** The files of the workspace: folders, and views over all of them. */
export function Page(): ReactNode {
  const [path] = useLocation()
  useLive(topics)
  useUploads()
  const place = placeAt(path)
  if (!place) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  return <FilesPlace key={pathOf(place)} place={place} />
}
