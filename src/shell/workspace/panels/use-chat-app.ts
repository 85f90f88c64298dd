import type { AppEntry } from '../../app-entry.ts'
import { useApps } from '../apps-context.ts'
import { mayEnter, useUser } from '../session/session.ts'

/** The app that fills the chat panel, if there is one for this reader. */
export function useChatApp(): AppEntry | undefined {
  const roles = useUser()?.roles ?? []
  return useApps().find((app) => app.loadChatPanel !== undefined && mayEnter(app.access, roles))
}
