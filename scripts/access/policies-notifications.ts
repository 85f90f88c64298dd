import { aboutMails, forMembers, only, type Policies } from './policy.ts'

const app = '/api/notifications'

/** Each account's own, as its mails are. */
export const notificationPolicies: Policies = {
  [`GET ${app}`]: aboutMails(({ notification }) => ({ after: notification })),
  [`GET ${app}/count`]: forMembers,
  // Of those that are somebody else's none is changed, and nobody learns whether they exist.
  [`POST ${app}/mark`]: aboutMails(({ notification }) => ({ ids: [notification], isRead: true })),
  [`GET ${app}/settings`]: forMembers,
  [`POST ${app}/settings/save`]: { ...forMembers, inputs: only({ choices: { mention: 'none' }, quietUntil: null }) },
}
