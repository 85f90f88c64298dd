import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { overlayOn, type Layer } from './overlay.ts'

/** One change on its way to the server. */
export type Sending = {
  /** Every query whose key begins with it shows the change. */
  readonly queryKey: QueryKey
  readonly apply: (value: unknown) => unknown
  readonly call: (way: CallWay) => Promise<unknown>
  /** Changes with the same name reach the server in their order. */
  readonly entity: string
}
/** `keepalive` when the page is being left: the call has to outlive it. */
export type CallWay = { readonly keepalive: boolean }

/** A change that waits before it is sent. */
type Held = {
  /** Whether it was in time: nothing was sent. */
  readonly takeBack: () => boolean
  /** Resolves with what became of it, rejects where the call failed. */
  readonly outcome: Promise<'sent' | 'taken-back'>
}

export type ChangeEngine = {
  /** Shows at once, sends at once; rejects where the call failed, and nothing of it is left. */
  readonly sendNow: (sending: Sending) => Promise<void>
  /** Shows at once, sends in a while. */
  readonly hold: (sending: Sending) => Held
  /** Sends first, shows when the server has it. */
  readonly sendFirst: (sending: Sending) => Promise<void>
  /** Everything held is sent now. Resolves when all of it has been answered. */
  readonly flush: (way: CallWay) => Promise<unknown>
}

/** As long as the notice with its Undo stands. */
export const holdMilliseconds = 6000

export function changeEngine(client: QueryClient): ChangeEngine {
  const overlay = overlayOn(client)
  const held = new Set<(way: CallWay) => Promise<unknown>>()

  async function deliver(sending: Sending, layer: Layer, way: CallWay): Promise<void> {
    try {
      await (way.keepalive ? sending.call(way) : callInOrder(client, sending))
      layer.keep()
    } catch (cause) {
      layer.drop()
      throw cause
    } finally {
      revalidate(client, sending.queryKey)
    }
  }

  return {
    sendNow: (sending) => deliver(sending, overlay.add(sending.queryKey, sending.apply), { keepalive: false }),
    sendFirst: async (sending) => {
      await callInOrder(client, sending)
      overlay.add(sending.queryKey, sending.apply).keep()
      revalidate(client, sending.queryKey)
    },
    hold: (sending) => {
      const layer = overlay.add(sending.queryKey, sending.apply)
      const { promise, resolve, reject } = Promise.withResolvers<'sent' | 'taken-back'>()
      const timer = setTimeout(() => void send({ keepalive: false }), holdMilliseconds)
      function isStillHeld(): boolean {
        clearTimeout(timer)
        return held.delete(send)
      }
      function send(way: CallWay): Promise<unknown> {
        return isStillHeld() ? deliver(sending, layer, way).then(() => resolve('sent'), reject) : Promise.resolve()
      }
      held.add(send)
      return {
        outcome: promise,
        takeBack: () => {
          if (!isStillHeld()) return false
          layer.drop()
          revalidate(client, sending.queryKey)
          resolve('taken-back')
          return true
        },
      }
    },
    flush: (way) => Promise.all([...held].map((send) => send(way))),
  }
}

function callInOrder(client: QueryClient, { call, entity }: Sending): Promise<unknown> {
  const mutation = client.getMutationCache().build(client, { mutationFn: () => call({ keepalive: false }), scope: { id: entity } })
  return mutation.execute(undefined)
}

function revalidate(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey })
}
