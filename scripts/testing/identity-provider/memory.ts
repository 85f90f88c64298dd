import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where the provider keeps its sessions and codes: as long as it runs, and no longer. */
export function createMemory(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const find = async (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches)
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind}:${id}`, payload),
    find: async (id) => kept.get(`${kind}:${id}`),
    findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
    findByUid: (uid) => find((payload) => payload.uid === uid && payload.kind === kind),
    consume: async (id) => {
      const payload = kept.get(`${kind}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => void kept.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
