import type { Member } from '../../src/platform/access.ts'

/** Somebody who works in a workspace, for tests that need no account behind it. */
export function aMember(changes: Partial<Member> = {}): Member {
  return { kind: 'member', accountId: 'a', workspaceId: 'w', roles: ['admin'], sessionId: 's', ...changes }
}
