import { extensionApp } from '../features/extension/client/app.ts'
import { statusApp } from '../features/status/client/app.ts'
import type { PublicApp } from '../shell/public-app.ts'

/** The apps that everybody can use, in the order of the menu. They are in the first load, so they are few. */
export const publicApps: readonly PublicApp[] = [extensionApp, statusApp]
