import { awayOf, forMembers, homeOf, members, only, type Policies, type Policy } from './policy.ts'
import { noTalks, type Talks } from './talks.ts'
import { canary } from './world.ts'

const app = '/api/chat'

/** A call of members about what they have said, which nobody else in the workspace sees. */
function aboutTalks(ask: (talks: Talks) => unknown): Policy {
  const inputs: Policy['inputs'] = (world, who) => {
    const [home, away] = [homeOf(world, who), awayOf(world, who)]
    // Whoever has said nothing tries what somebody of the workspace has.
    const own = home.talks.get(world.people[who].id) ?? home.talks.get(world.people.admin.id)
    return {
      own: ask(own ?? noTalks()),
      other: ask(away.talks.get(world.people[who === 'stranger' ? 'admin' : 'stranger'].id) ?? noTalks()),
      colleagues: ask(home.talks.get(home.colleague) ?? noTalks()),
      unknown: ask(noTalks()),
    }
  }
  return { lets: members, inputs }
}

/** Everybody in a workspace can write to the same people. */
function aboutPeople(ask: (talks: Talks) => unknown): Policy {
  const policy = aboutTalks(ask)
  return { ...policy, inputs: (world, who) => ({ ...policy.inputs(world, who), colleagues: undefined }) }
}

export const chatPolicies: Policies = {
  [`GET ${app}/contacts`]: forMembers,
  [`GET ${app}/user`]: forMembers,
  [`GET ${app}/get-chat`]: aboutPeople(({ person }) => ({ contactId: person })),
  [`GET ${app}/earlier`]: aboutTalks(({ chat, said }) => ({ chatId: chat, around: said })),
  // It stands in what a colleague has said to others.
  [`GET ${app}/search`]: { lets: members, inputs: only({ q: canary }) },
  [`POST ${app}/user/data`]: { lets: members, inputs: only({ mood: 'Munter' }) },
  [`POST ${app}/send-message`]: aboutTalks(({ chat }) => ({ chatId: chat, message: { message: 'Hallo' } })),
  [`POST ${app}/edit-message`]: aboutTalks(({ chat, said }) => ({ chatId: chat, messageId: said, message: 'Anders' })),
  [`POST ${app}/remove-message`]: aboutTalks(({ chat, said }) => ({ chatId: chat, messageId: said })),
  [`POST ${app}/restore-message`]: aboutTalks(({ chat, removed }) => ({ chatId: chat, messageId: removed })),
  [`POST ${app}/read`]: aboutTalks(({ chat, said }) => ({ chatId: chat, messageId: said })),
  [`POST ${app}/draft`]: aboutTalks(({ chat }) => ({ chatId: chat, draft: 'Liebe' })),
  [`POST ${app}/here`]: forMembers,
}
