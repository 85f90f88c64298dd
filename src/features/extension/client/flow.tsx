import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { dayAt } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { placeOfLaw } from '../rules.ts'
import { createFlow, type Flow, type FlowState } from './flow-store.ts'
import type { Outcome } from './send.ts'
import { sentStore } from './sent-store.ts'

/** A new flow on the real clock, the real network and the storage of this tab. */
export function browserFlow(): Flow {
  return createFlow({ today: () => dayAt(new Date(), placeOfLaw), send: sendRequest, store: sentStore(() => sessionStorage) })
}

async function sendRequest(request: ExtensionRequest): Promise<Outcome> {
  const part = await import('./send.ts').catch(() => undefined)
  return part ? part.sendRequest(request) : { kind: 'unknown' }
}

// One tab is one flow, whichever page is open; a test puts its own above the page.
const FlowContext = createContext(browserFlow())

export function FlowProvider({ flow, children }: { readonly flow: Flow; readonly children: ReactNode }): ReactNode {
  return <FlowContext value={flow}>{children}</FlowContext>
}

export function useFlow(): { readonly flow: Flow; readonly state: FlowState } {
  const flow = use(FlowContext)
  const state = useSyncExternalStore(flow.subscribe, flow.read, flow.read)
  return { flow, state }
}
