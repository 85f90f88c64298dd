import { uiApps } from '../features/ui/client/app.ts'
import type { AppEntry } from '../shell/app-entry.ts'

/** Every app of the workspace, in the order of the menu. */
export const apps: readonly AppEntry[] = [...uiApps]
