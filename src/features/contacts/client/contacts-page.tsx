import { type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { useLive, type LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { ContactsPlace } from './contacts-place.tsx'
import { contactsPath, placeAt } from './place.ts'

const { Part: DuplicatesPlace } = lazyPart(() => import('./duplicates/duplicates-place.tsx').then((loaded) => loaded.DuplicatesPlace))
const topics: LiveTopics = { contacts: () => [['contacts']] }

/** The address book: its lists, and who is open in them. */
export function Page(): ReactNode {
  const [path] = useLocation()
  useLive(topics)
  const place = placeAt(path)
  if (!place) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  if (path === contactsPath) return <Redirect to={`${contactsPath}/all${location.search}`} replace />
  if (place.kind === 'duplicates') return <DuplicatesPlace />
  return <ContactsPlace place={place} />
}
