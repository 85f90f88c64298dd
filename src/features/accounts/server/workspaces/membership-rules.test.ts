import { expect, it } from 'vitest'
import { texts } from '../../workspace-texts.ts'
import { checkLeaving, checkRemoval, checkRoleChange, type Belonging } from './membership-rules.ts'

const founder: Belonging = { accountId: 'founder', role: 'admin', isFounder: true, isDisabled: false }
const admin: Belonging = { accountId: 'admin', role: 'admin', isFounder: false, isDisabled: false }
const staff: Belonging = { accountId: 'staff', role: 'staff', isFounder: false, isDisabled: false }

it.each([
  ['the only admin becomes staff', [admin, staff], 'admin', 'staff', texts.lastAdmin],
  ['one of two admins becomes staff', [founder, admin], 'admin', 'staff', undefined],
  ['the only admin who can still sign in becomes staff', [{ ...founder, isDisabled: true }, admin], 'admin', 'staff', texts.lastAdmin],
  ['the only admin stays admin', [admin, staff], 'admin', 'admin', undefined],
  ['staff becomes admin', [admin, staff], 'staff', 'admin', undefined],
  ['somebody unknown becomes admin', [admin, staff], 'nobody', 'admin', texts.noSuchMember],
] as const)('a change of roles: %s', (_what, members, accountId, role, message) => {
  expect(said(() => checkRoleChange(members, accountId, role))).toBe(message)
})

it.each([
  ['staff by an admin', [founder, staff], 'staff', 'founder', undefined],
  ['an admin by another', [founder, admin], 'admin', 'founder', undefined],
  ['the founder by another admin', [founder, admin], 'founder', 'admin', texts.founderStays],
  ['the only admin by staff', [admin, staff], 'admin', 'staff', texts.lastAdmin],
  ['an admin by themselves', [founder, admin], 'admin', 'admin', texts.notYourself],
  ['somebody unknown', [founder, admin], 'nobody', 'admin', texts.noSuchMember],
] as const)('a removal: %s', (_what, members, accountId, byId, message) => {
  expect(said(() => checkRemoval(members, accountId, byId))).toBe(message)
})

it.each([
  ['staff', [admin, staff], 'staff', undefined],
  ['one of two admins', [founder, admin], 'admin', undefined],
  ['the only admin', [admin, staff], 'admin', texts.lastAdmin],
  ['the founder', [founder, admin], 'founder', texts.ownWorkspace],
  ['somebody who is gone already', [founder], 'admin', texts.noSuchMember],
] as const)('leaving: %s', (_what, members, accountId, message) => {
  expect(said(() => checkLeaving(members, accountId))).toBe(message)
})

function said(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (problem) {
    return (problem as Error).message // the rules throw problems only
  }
}
