import { extensionApp } from '../features/extension/client/app.ts'
import { statusApp } from '../features/status/client/app.ts'
import type { AppEntry } from '../shell/app-entry.ts'

/** Every app of the product, in the order of the menu. */
export const apps: readonly AppEntry[] = [extensionApp, statusApp]
