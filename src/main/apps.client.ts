import { accountApps } from '../features/accounts/client/app.ts'
import { deskApps } from '../features/desk/client/app.ts'
import type { AppEntry } from '../shell/app-entry.ts'

/** Every app of the workspace, in the order of the menu. */
export const apps: readonly AppEntry[] = [...accountApps, ...deskApps]
