import { about, forMembers, listOf, only, type Policies } from './policy.ts'

const app = '/api/notifications'

export const notificationPolicies: Policies = {
  [`GET ${app}`]: listOf(({ notification }) => ({ after: notification })),
  [`GET ${app}/count`]: forMembers,
  [`POST ${app}/mark`]: about(({ notification }) => ({ ids: [notification], isRead: true })),
  [`GET ${app}/settings`]: forMembers,
  [`POST ${app}/settings/save`]: { ...forMembers, inputs: only({ choices: { mention: 'none' }, quietUntil: null }) },
}
