import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { addressIn, inboxPath, mailPath } from './mail-place.ts'
import { Mailbox } from './mailbox.tsx'

/** One page for all addresses of the mailbox. */
export function Page(): ReactNode {
  const [path] = useLocation()
  const search = useSearch()
  const address = addressIn(path)
  if (path === mailPath) return <Redirect to={`${inboxPath}${search && `?${search}`}`} replace state={history.state as unknown} />
  if (!address) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  return <Mailbox {...address} />
}
