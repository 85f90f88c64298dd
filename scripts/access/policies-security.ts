import { randomBytes, randomUUID } from 'node:crypto'
import { awayOf, forMembers, homeOf, members, only, type Policy } from './policy.ts'

const aTicket = (): string => randomBytes(32).toString('base64url')
const shown = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} }
const assertion = { ...shown, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } }
const attestation = { ...shown, response: { clientDataJSON: 'e30', attestationObject: 'AA' } }
const wrongPassword = only({ password: 'not this one' })

/** A call about one passkey: one's own, that of somebody elsewhere, that of a colleague, that of nobody. */
function aboutPasskey(more: object = {}): Policy {
  return {
    lets: members,
    inputs: (world, who) => ({
      own: { id: world.passkeys.get(world.people[who].id) ?? randomUUID(), ...more },
      other: { id: world.passkeys.get(awayOf(world, who).colleague), ...more },
      colleagues: { id: world.passkeys.get(homeOf(world, who).colleague), ...more },
      unknown: { id: randomUUID(), ...more },
    }),
  }
}

/** How accounts prove who they are. In this world nobody knows a password. */
export const securityPolicies: Readonly<Record<string, Policy>> = {
  'POST /api/auth/second-step': {
    lets: 'everybody',
    inputs: () => ({ own: { ticket: aTicket(), proof: { kind: 'code', code: '123456' } } }),
  },
  'POST /api/auth/passkey/start': { lets: 'everybody', inputs: only({}) },
  'POST /api/auth/passkey': { lets: 'everybody', inputs: only({ assertion }) },
  'GET /api/account/security': forMembers,
  'POST /api/account/password': { lets: members, inputs: only({ current: 'not this one', password: 'Birnen auf dem Dach' }) },
  'POST /api/account/two-step/begin': { lets: members, inputs: wrongPassword },
  'POST /api/account/two-step/confirm': { lets: members, inputs: only({ code: '123456' }), answers: 404 },
  'POST /api/account/two-step/recovery-codes': { lets: members, inputs: wrongPassword },
  'POST /api/account/two-step/off': { lets: members, inputs: wrongPassword },
  'POST /api/account/passkeys/begin': { lets: members, inputs: wrongPassword },
  'POST /api/account/passkeys/new': { lets: members, inputs: only({ attestation, name: 'Laptop' }), answers: 403 },
  'POST /api/account/passkeys/rename': aboutPasskey({ name: 'Telefon' }),
  'POST /api/account/passkeys/remove': aboutPasskey(),
}
