import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { dayAt, placeOfLaw } from '../../../kit/plain-date.ts'
import type { AroundProps, Start } from '../../../shell/public-app.ts'
import { useSite } from '../../../shell/site.ts'
import type { ExtensionRequest } from '../contract.ts'
import type { EntityProof } from '../rules.ts'
import { createFlow, type Flow, type FlowState } from './flow-store.ts'
import { keepsNothing, keptStore } from './kept-store.ts'
import type { Outcome, Sending } from './send.ts'
import { typedBefore } from './form/typed-before.ts'

// NOTE Node has a `sessionStorage` too, one for all visitors: it must never be used for them.
const isBrowser = typeof document !== 'undefined'

/** A new flow on the clock of the visit, the rules of the canton, the real network and the storage of this tab. */
export function visitFlow({ clock, offersMail = false, state }: Start, entityProof: EntityProof): Flow {
  const flow = createFlow({
    today: () => dayAt(clock(), placeOfLaw),
    entityProof,
    offersMail,
    send: sendRequest,
    newKey: () => crypto.randomUUID(),
    store: isBrowser ? keptStore(() => sessionStorage) : keepsNothing,
    given: ownState(state),
  })
  if (isBrowser)
    for (const edit of typedBefore(document.querySelector<HTMLFormElement>('#extension-form'))) flow.edit(location.pathname, edit)
  return flow
}

/** What was made by `plain-form.ts` of this very build; another app names itself in its state. */
function ownState(state: unknown): FlowState | undefined {
  const given = state as (FlowState & { readonly app?: string }) | undefined
  return given?.app === undefined ? given : undefined
}

async function sendRequest(request: ExtensionRequest, sending: Sending): Promise<Outcome> {
  const part = await import('./send.ts').catch(() => undefined)
  if (part) return part.sendRequest(request, sending)
  if (await isReached()) setTimeout(() => location.reload())
  return { kind: 'unsent' }
}

/** NOTE a browser that failed to get a part does not ask for it again, and a newer release may not have it any more: a page that begins anew gets it. */
function isReached(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

const FlowContext = createContext<Flow | undefined>(undefined)

export function FlowProvider({ flow, children }: { readonly flow: Flow; readonly children: ReactNode }): ReactNode {
  return <FlowContext value={flow}>{children}</FlowContext>
}

/** One visit is one flow, whichever page is open. */
export function VisitFlow({ start, children }: AroundProps): ReactNode {
  const { legalEntityProof } = useSite()
  const [flow] = useState(() => visitFlow(start, legalEntityProof))
  return <FlowProvider flow={flow}>{children}</FlowProvider>
}

export function useFlow(): { readonly flow: Flow; readonly state: FlowState } {
  const flow = use(FlowContext)
  if (!flow) throw new Error('no flow above this component')
  const state = useSyncExternalStore(flow.subscribe, flow.read, flow.readFirst)
  return { flow, state }
}
