import { areUsable } from '../../kit/settings.ts'

/** What is kept of settings as they were brought: all of it or nothing. */
export function keptSettings(kept: unknown): Readonly<Record<string, unknown>> {
  return areUsable(kept) ? kept : {}
}
