import { settingsFrom } from '../../../kit/settings.ts'
import { keptSettings } from '../settings.ts'

/** How somebody wants the workspace to be, wherever it is kept. */
export type KeptRecord = { readonly settings: Readonly<Record<string, unknown>>; readonly shortcuts?: string[] | undefined }

const mostShortcuts = 50
const idShape = /^[\w:./-]{1,60}$/

/** Read through the schema, so that only what settings and shortcuts are made of is ever kept, whoever sends it. */
export function cleanRecord({ settings, shortcuts }: { readonly settings?: unknown; readonly shortcuts?: unknown }): KeptRecord {
  const kept = keptSettings(settings)
  return {
    settings: Object.keys(kept).length === 0 ? {} : settingsFrom(kept),
    shortcuts: Array.isArray(shortcuts) ? shortcuts.filter(isAppId).slice(0, mostShortcuts) : undefined,
  }
}

function isAppId(id: unknown): id is string {
  return typeof id === 'string' && idShape.test(id)
}
