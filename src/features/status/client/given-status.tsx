import { createContext, use, type ReactNode } from 'react'
import type { OutputOf } from '../../../kit/endpoint.ts'
import type { AroundProps } from '../../../shell/public-app.ts'
import type { readStatus } from '../contract.ts'

type Status = OutputOf<typeof readStatus>
type Given = { readonly app?: string; readonly status?: Status }

const StatusContext = createContext<Status | undefined>(undefined)

/** How the service was when the server wrote the page; nothing on pages that were opened otherwise. */
export function GivenStatus({ start, children }: AroundProps): ReactNode {
  const given = start.state as Given | undefined // made by our own server
  return <StatusContext value={given?.app === 'status' ? given.status : undefined}>{children}</StatusContext>
}

export function useGivenStatus(): Status | undefined {
  return use(StatusContext)
}
