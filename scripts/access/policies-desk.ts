import { randomUUID } from 'node:crypto'
import { nothing, only, type Policies } from './policy.ts'

const app = '/api/office'
const why = { reason: 'supervision', note: '' }
const narrowed = { filters: { kind: 'cases', period: 2025 }, who: { pid: '123456' }, why }
const clerks = ['office-clerk', 'office-lead'] as const
const audit = ['office-audit'] as const

/** The desk: clerks and leads find, a lead exports, the audit reads the record. Nobody of a workspace reaches any of it. */
export const deskPolicies: Policies = {
  [`POST ${app}/search`]: { lets: clerks, inputs: only(narrowed) },
  [`POST ${app}/search/export`]: { lets: ['office-lead'], inputs: only({ ...narrowed, language: 'de' }) },
  [`POST ${app}/dossier`]: {
    lets: clerks,
    inputs: (world) => ({ own: { id: world.desk.dossier, why }, other: { id: 'A'.repeat(22), why }, unknown: { id: 'B'.repeat(22), why } }),
  },
  [`GET ${app}/views`]: { lets: clerks, inputs: nothing },
  [`POST ${app}/views/save`]: { lets: clerks, inputs: only({ name: 'Neu', filters: { kind: 'cases', state: 'open' } }) },
  [`POST ${app}/views/remove`]: {
    lets: clerks,
    // A lead may remove what anybody kept; a clerk, of others, not even learn that it is there.
    inputs: (world, who) => ({
      own: { id: world.desk.view },
      ...(who === 'office-lead' ? {} : { other: { id: world.desk.otherView } }),
      unknown: { id: randomUUID() },
    }),
  },
  [`POST ${app}/log`]: { lets: audit, inputs: only({ filters: {} }) },
  [`POST ${app}/log/statement`]: { lets: audit, inputs: only({ legalForm: 'natural-person', pid: '123456' }) },
  [`GET ${app}/alarms`]: { lets: audit, inputs: nothing },
  // There is no such alarm: whoever gets as far as this is told that somebody else has reviewed it.
  [`POST ${app}/alarms/review`]: { lets: audit, inputs: only({ id: '0', remark: '' }), answers: 409 },
  [`GET ${app}/chain`]: { lets: audit, inputs: nothing },
  [`POST ${app}/chain/check`]: { lets: audit, inputs: nothing },
}
