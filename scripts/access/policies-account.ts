import { randomBytes, randomUUID } from 'node:crypto'
import { awayOf, forMembers, members, only, type Policies } from './policy.ts'

/** What people do with their own account. */
export const accountPolicies: Policies = {
  'GET /api/account': forMembers,
  'GET /api/account/sessions': forMembers,
  'POST /api/account/sessions/end': {
    lets: members,
    inputs: (world, who) => ({
      own: { id: world.people[who].otherSession },
      other: { id: world.sessions.get(awayOf(world, who).colleague) },
      unknown: { id: randomBytes(16).toString('hex') },
    }),
  },
  'POST /api/account/sessions/end-others': forMembers,
  'GET /api/account/tokens': forMembers,
  'POST /api/account/tokens/new': { lets: members, inputs: only({ name: 'Skript', rights: 'read', days: 7 }) },
  'POST /api/account/tokens/revoke': {
    lets: members,
    inputs: (world, who) => ({
      own: { id: world.accessTokens.get(world.people[who].id) ?? randomUUID() },
      other: { id: world.accessTokens.get(awayOf(world, who).colleague) },
      unknown: { id: randomUUID() },
    }),
  },
  'POST /api/account/export': forMembers,
  'POST /api/account/deletion/request': { lets: members, inputs: only({ name: 'Nobody' }) },
  'POST /api/account/deletion/cancel': forMembers,
  'GET /api/invitations': forMembers,
  'POST /api/invitations/join': {
    lets: members,
    inputs: (world, who) => ({
      own: { id: world.invitations.get(world.people[who].email) ?? randomUUID() },
      other: { id: awayOf(world, who).invitation },
      unknown: { id: randomUUID() },
    }),
  },
  'POST /api/invitations/decline': {
    lets: members,
    inputs: (world, who) => ({
      own: { id: world.invitations.get(world.people[who].email) ?? randomUUID() },
      other: { id: awayOf(world, who).invitation },
      unknown: { id: randomUUID() },
    }),
  },
}
