import { Fragment, useLayoutEffect, type ReactNode } from 'react'
import { useAnnounce } from '../../announce.tsx'
import { noticeStore } from '../notices/notices.ts'
import { ownerOf, sessionStore } from './session.ts'

/** Everything below begins anew with another account or workspace: what was read, done and told for one never shows in another. */
export function AccountBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const owner = sessionStore.useState(({ user }) => ownerOf(user))
  useOwnNotices()
  return <Fragment key={owner}>{children}</Fragment>
}

/** Notices stand outside, so that what is told right after the change is told to the new one. */
function useOwnNotices(): void {
  const session = sessionStore.useStore()
  const notices = noticeStore.useStore()
  const announce = useAnnounce()
  useLayoutEffect(
    () =>
      session.subscribe((now, before) => {
        if (ownerOf(now.user) === ownerOf(before.user)) return
        notices.getState().clear()
        // What was read aloud last would still stand where only people who listen find it.
        announce('')
      }),
    [session, notices, announce],
  )
}
