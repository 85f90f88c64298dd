import { createContext, use } from 'react'
import type { AppEntry } from '../app-entry.ts'

export const AppsContext = createContext<readonly AppEntry[]>([])

/** Every app of this workspace, whoever may use it. */
export function useApps(): readonly AppEntry[] {
  return use(AppsContext)
}
