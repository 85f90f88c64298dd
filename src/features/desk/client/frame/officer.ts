import { createContext, use } from 'react'
import type { OpenSession } from '../session-queries.ts'

export type Officer = {
  readonly session: OpenSession
  /** When the session was told, in milliseconds of this browser's clock. */
  readonly since: number
  readonly refresh: () => void
}

export const OfficerContext = createContext<Officer | undefined>(undefined)

/** Who acts for the tax office on this page; only within the frame of the desk. */
export function useOfficer(): Officer {
  const officer = use(OfficerContext)
  if (!officer) throw new Error('a page of the desk stands outside of its frame')
  return officer
}
