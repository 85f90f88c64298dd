import { noMails, noThings, type Mails, type Things } from './things.ts'
import type { Principal, World } from './world.ts'

/** What a call is made with: about one's own things, about somebody else's, about what does not exist. */
export type Inputs = {
  readonly own: unknown
  readonly other?: unknown
  /** About what a colleague in the same workspace has for themselves. */
  readonly colleagues?: unknown
  readonly unknown?: unknown
}

/** Who may make a call, and with what it is tried. */
export type Policy = {
  readonly lets: readonly Principal[] | 'everybody'
  readonly inputs: (world: World, who: Principal) => Inputs
  /** Where somebody else's thing and nothing may be answered differently, and why that gives nothing away. */
  readonly tellsApart?: string
  /** The caller chooses the id of something new: one that is taken elsewhere is as good as any other, and nothing happens there. */
  readonly takesAnyId?: true
  /** What those who may are answered about their own; 200 unless this says otherwise. */
  readonly answers?: number
}
export type Policies = Readonly<Record<string, Policy>>

export const members = ['admin', 'staff', 'stranger'] as const
export const admins = ['admin', 'stranger'] as const
export const officers = ['office-clerk', 'office-lead', 'office-audit'] as const

export const nothing = (): Inputs => ({ own: {} })
export const only = (own: unknown) => (): Inputs => ({ own })
export const homeOf = (world: World, who: Principal) => (who === 'stranger' ? world.other : world.own)
export const awayOf = (world: World, who: Principal) => (who === 'stranger' ? world.own : world.other)

/** A call of members that takes nothing that could be somebody else's. */
export const forMembers: Policy = { lets: members, inputs: nothing }

/** A call of members about things of their workspace. */
export function about(ask: (things: Things) => unknown, more: Partial<Policy> = {}): Policy {
  const inputs: Policy['inputs'] = (world, who) => ({
    own: ask(homeOf(world, who).things),
    other: ask(awayOf(world, who).things),
    unknown: ask(noThings()),
  })
  return { lets: members, inputs, ...more }
}

/** A list of members, which can be asked to go on after one of its rows. */
export function listOf(ask: (things: Things) => unknown): Policy {
  const policy = about(ask)
  return { ...policy, inputs: (world, who) => ({ ...policy.inputs(world, who), own: {} }) }
}

/** A call of members about mails, which are each account's own. */
export function aboutMails(ask: (mails: Mails) => unknown, more: Partial<Policy> = {}): Policy {
  const inputs: Policy['inputs'] = (world, who) => {
    const [home, away] = [homeOf(world, who), awayOf(world, who)]
    // Whoever has no mailbox tries somebody's of the workspace.
    const own = home.mails.get(world.people[who].id) ?? home.mails.get(world.people.admin.id)
    return {
      own: ask(own ?? noMails()),
      other: ask(away.mails.get(world.people[who === 'stranger' ? 'admin' : 'stranger'].id) ?? noMails()),
      colleagues: ask(home.mails.get(home.colleague) ?? noMails()),
      unknown: ask(noMails()),
    }
  }
  return { lets: members, inputs, ...more }
}
