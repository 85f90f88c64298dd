import { randomUUID } from 'node:crypto'
import { awayOf, homeOf, members, nothing, only, type Policies, type Policy } from './policy.ts'
import { nothingShown, type Shown } from './profile-things.ts'

const app = '/api/profile'
const told = {
  general: { gender: '', birthday: null, locations: [], about: '' },
  work: { occupation: '', skills: [], jobs: [] },
  contact: { address: '', tel: [], websites: [], emails: [] },
}

/** What all members of a workspace may see and do about each other's profiles. */
function seen(ask: (shown: Shown) => unknown, more: Partial<Policy> = {}): Policy {
  const inputs: Policy['inputs'] = (world, who) => ({
    own: ask(homeOf(world, who).shown.get(homeOf(world, who).colleague) ?? nothingShown()),
    other: ask(awayOf(world, who).shown.get(awayOf(world, who).colleague) ?? nothingShown()),
    unknown: ask(nothingShown()),
  })
  return { lets: members, inputs, ...more }
}

/** What everybody may do only to what is theirs. */
function own(ask: (shown: Shown) => unknown): Policy {
  const policy = seen(ask)
  const inputs: Policy['inputs'] = (world, who) => {
    const { shown, colleague } = homeOf(world, who)
    return {
      ...policy.inputs(world, who),
      own: ask(shown.get(world.people[who].id) ?? shown.get(world.people.admin.id) ?? nothingShown()),
      colleagues: ask(shown.get(colleague) ?? nothingShown()),
    }
  }
  return { ...policy, inputs }
}

export const profilePolicies: Policies = {
  [`GET ${app}/person`]: seen(({ person }) => ({ personId: person })),
  [`GET ${app}/timeline`]: seen(({ person, post }) => ({ personId: person, after: post })),
  [`GET ${app}/activities`]: seen(({ person }) => ({ personId: person })),
  [`GET ${app}/photos-videos`]: seen(({ person, medium }) => ({ personId: person, after: medium })),
  [`GET ${app}/about`]: seen(({ person }) => ({ personId: person })),
  [`GET ${app}/comments`]: seen(({ post, comment }) => ({ postId: post, before: comment })),
  [`POST ${app}/posts/new`]: seen(({ post }) => ({ id: post, type: 'post', message: 'Neu' }), { takesAnyId: true }),
  [`POST ${app}/posts/update`]: own(({ post }) => ({ postId: post, message: 'Neu' })),
  [`POST ${app}/posts/remove`]: own(({ post }) => ({ postId: post, isRemoved: true })),
  [`POST ${app}/posts/like`]: seen(({ post }) => ({ postId: post, isOn: true })),
  [`POST ${app}/posts/share`]: seen(({ post }) => ({ postId: post, isOn: true })),
  [`POST ${app}/comments/new`]: seen(({ post }) => ({ postId: post, id: randomUUID(), message: 'Neu' })),
  [`POST ${app}/comments/update`]: own(({ comment }) => ({ commentId: comment, message: 'Neu' })),
  [`POST ${app}/comments/remove`]: own(({ comment }) => ({ commentId: comment, isRemoved: true })),
  [`POST ${app}/photos-videos/add`]: seen(({ looseFile }) => ({
    media: [{ id: randomUUID(), fileId: looseFile, title: '', alt: '', width: 4, height: 3 }],
  })),
  [`POST ${app}/photos-videos/describe`]: own(({ medium }) => ({ mediumId: medium, title: 'Neu', alt: '' })),
  [`POST ${app}/photos-videos/remove`]: own(({ medium }) => ({ mediumId: medium, isRemoved: true })),
  [`POST ${app}/about/update`]: { lets: members, inputs: only({ about: told, version: 1 }) },
  [`POST ${app}/follow`]: seen(({ person }) => ({ personId: person, isOn: true })),
  // What the matrix sends is no picture.
  [`POST ${app}/picture/new`]: { lets: members, inputs: nothing, answers: 400 },
  [`GET ${app}/picture`]: { lets: 'everybody', inputs: only({ pictureId: randomUUID() }) },
}
