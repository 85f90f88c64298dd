import { admins, forMembers, nothing, only, members, type Policies } from './policy.ts'

const app = '/api/home'

export const homePolicies: Policies = {
  [`GET ${app}/start`]: forMembers,
  [`GET ${app}/sample-people`]: forMembers,
  [`POST ${app}/hide`]: { lets: members, inputs: only({ part: 'steps', isOn: true }) },
  [`GET ${app}/samples`]: { lets: admins, inputs: nothing },
  [`POST ${app}/clear-samples`]: { lets: admins, inputs: nothing },
  [`POST ${app}/restore-samples`]: { lets: admins, inputs: nothing },
  [`POST ${app}/keep-samples`]: { lets: admins, inputs: only({ isOn: true }) },
}
