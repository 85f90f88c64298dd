import { randomBytes, randomUUID } from 'node:crypto'
import { accountPolicies } from './policies-account.ts'
import { academyPolicies } from './policies-academy.ts'
import { chatPolicies } from './policies-chat.ts'
import { analyticsPolicies } from './policies-analytics.ts'
import { deskEverybodyPolicies } from './policies-desk-everybody.ts'
import { deskDecidePolicies } from './policies-desk-decide.ts'
import { deskFigurePolicies } from './policies-desk-figures.ts'
import { calendarPolicies } from './policies-calendar.ts'
import { contactPolicies } from './policies-contacts.ts'
import { deskPolicies } from './policies-desk.ts'
import { eCommercePolicies } from './policies-e-commerce.ts'
import { fileManagerPolicies } from './policies-file-manager.ts'
import { filePolicies } from './policies-files.ts'
import { homePolicies } from './policies-home.ts'
import { iconPolicies } from './policies-icons.ts'
import { helpPolicies } from './policies-help.ts'
import { invoicePolicies } from './policies-invoice.ts'
import { mailPolicies } from './policies-mail.ts'
import { notePolicies } from './policies-notes.ts'
import { notificationPolicies } from './policies-notifications.ts'
import { profilePolicies } from './policies-profile.ts'
import { projectPolicies } from './policies-project.ts'
import { scrumboardPolicies } from './policies-scrumboard.ts'
import { searchPolicies } from './policies-search.ts'
import { securityPolicies } from './policies-security.ts'
import { todoPolicies } from './policies-todo.ts'
import { admins, awayOf, homeOf, members, nothing, officers, only, type Policy } from './policy.ts'

const aCode = (): string => randomBytes(32).toString('base64url')

const extensionRequest = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: 999_999 } }
const aProof = { Referenz: '25K7M92QX8CV', Pruefcode: 'ABCDEFGH' }

/** One line for each endpoint of the product. An endpoint that is missing here fails the build. */
export const policies: Readonly<Record<string, Policy>> = {
  'POST /BusinessAPI/efristerstreckung': { lets: 'everybody', inputs: only(extensionRequest) },
  'POST /BusinessAPI/efristerstreckung/rueckgaengig': {
    lets: 'everybody',
    inputs: only({ ...aProof, PersonSearchRequest: { SubjektId: '999999', Geburtsdatum: '1990-05-05' } }),
  },
  'POST /BusinessAPI/efristerstreckung/pruefung': { lets: 'everybody', inputs: only(aProof) },
  'POST /BusinessAPI/efristerstreckung/beleg': { lets: 'everybody', inputs: only(aProof) },
  'POST /BusinessAPI/efristerstreckung/kalender': { lets: 'everybody', inputs: only(aProof) },
  'POST /BusinessAPI/efristerstreckung/email': { lets: 'everybody', inputs: only({ ...aProof, EMail: 'nobody@example.com' }) },
  'GET /BusinessAPI/efristerstreckung/regeln': { lets: 'everybody', inputs: nothing },
  'POST /BusinessAPI/efristerstreckung/hilfe': { lets: 'everybody', inputs: only({ Frage: 'pid', Hilfreich: true }) },
  'POST /BusinessAPI/efristerstreckung/rueckmeldung': { lets: 'everybody', inputs: only({ Einfach: 'ja', Ergebnis: 'bewilligt' }) },
  'POST /BusinessAPI/efristerstreckung/schritt': { lets: 'everybody', inputs: only({ Schritt: 'begonnen', Sprache: 'de' }) },
  'GET /api/status': { lets: 'everybody', inputs: nothing },

  'GET /api/auth': { lets: 'everybody', inputs: nothing },
  'POST /api/auth/register': { lets: 'everybody', inputs: only({ displayName: '', email: '', password: '' }) },
  'POST /api/auth/password/forgotten': { lets: 'everybody', inputs: only({ email: 'nobody@example.com' }) },
  'POST /api/auth/password/reset': { lets: 'everybody', inputs: () => ({ own: { code: aCode(), password: 'ein langes Passwort' } }) },
  'POST /api/auth/link': { lets: 'everybody', inputs: () => ({ own: { code: aCode() } }) },
  'POST /api/auth/address/prove': {
    lets: members,
    inputs: (world, who) => ({
      own: { code: world.links.get(world.people[who].id) ?? aCode() },
      other: { code: world.links.get(awayOf(world, who).colleague) },
      unknown: { code: aCode() },
    }),
  },
  'POST /api/auth/address/request': { lets: members, inputs: nothing },
  'GET /api/auth/access-token': { lets: members, inputs: nothing },
  'POST /api/auth/sign-out': { lets: members, inputs: nothing },
  'POST /api/auth/user/update': {
    lets: members,
    inputs: (world, who) => ({
      own: aUser(world.people[who].id),
      other: aUser(awayOf(world, who).colleague),
      unknown: aUser(randomUUID()),
    }),
  },
  'GET /api/auth/providers': { lets: 'everybody', inputs: nothing },
  'POST /api/auth/provider/start': { lets: 'everybody', inputs: only({ provider: 'identity provider', returnPath: '/' }) },
  'POST /api/auth/provider/finish': { lets: 'everybody', inputs: only({ query: 'code=a&state=b' }) },
  'POST /api/auth/provider/firebase': { lets: 'everybody', inputs: only({ idToken: 'a.b.c' }) },

  'GET /api/workspaces': { lets: members, inputs: nothing },
  'POST /api/workspaces/switch': {
    lets: members,
    inputs: (world, who) => ({
      own: { workspaceId: homeOf(world, who).workspaceId },
      other: { workspaceId: awayOf(world, who).workspaceId },
      unknown: { workspaceId: randomUUID() },
    }),
  },
  'POST /api/workspaces/rename': { lets: admins, inputs: only({ name: 'Neuer Name' }) },
  'GET /api/workspaces/members': { lets: members, inputs: nothing },
  'POST /api/workspaces/members/role': {
    lets: admins,
    inputs: (world, who) => ({
      own: { accountId: homeOf(world, who).colleague, role: 'staff' },
      other: { accountId: awayOf(world, who).colleague, role: 'staff' },
      unknown: { accountId: randomUUID(), role: 'staff' },
    }),
  },
  'POST /api/workspaces/members/remove': {
    lets: admins,
    inputs: (world, who) => ({
      own: { accountId: homeOf(world, who).colleague },
      other: { accountId: awayOf(world, who).colleague },
      unknown: { accountId: randomUUID() },
    }),
  },
  // Nobody in this world has another workspace to go to.
  'POST /api/workspaces/leave': { lets: members, inputs: nothing, answers: 409 },
  'GET /api/workspaces/invitations': { lets: admins, inputs: nothing },
  'POST /api/workspaces/invitations/new': { lets: admins, inputs: only({ email: 'neu@example.com', role: 'staff' }) },
  'POST /api/workspaces/invitations/revoke': {
    lets: admins,
    inputs: (world, who) => ({
      own: { id: homeOf(world, who).invitation },
      other: { id: awayOf(world, who).invitation },
      unknown: { id: randomUUID() },
    }),
  },
  'POST /api/invitations/read': { lets: 'everybody', inputs: () => ({ own: { code: aCode() } }) },
  'POST /api/invitations/accept': {
    lets: members,
    inputs: (world, who) => ({
      own: { code: world.codes.get(world.people[who].email) ?? aCode() },
      other: { code: world.codes.get('other') },
      unknown: { code: aCode() },
    }),
    tellsApart: 'whoever has the code may know that it is for another address',
  },

  'POST /api/office/sign-in': { lets: 'everybody', inputs: only({ returnPath: '/desk' }) },
  'POST /api/office/finish': { lets: 'everybody', inputs: only({ query: 'code=a&state=b' }) },
  'GET /api/office/visit': { lets: 'everybody', inputs: nothing },
  'GET /api/office/session': { lets: officers, inputs: nothing },
  'POST /api/office/sign-out': { lets: officers, inputs: nothing },

  ...securityPolicies,
  ...accountPolicies,
  ...deskDecidePolicies,
  ...deskFigurePolicies,
  ...deskPolicies,
  ...deskEverybodyPolicies,
  ...filePolicies,
  ...fileManagerPolicies,
  ...mailPolicies,
  ...todoPolicies,
  ...contactPolicies,
  ...notePolicies,
  ...notificationPolicies,
  ...academyPolicies,
  ...calendarPolicies,
  ...chatPolicies,
  ...scrumboardPolicies,
  ...invoicePolicies,
  ...helpPolicies,
  ...projectPolicies,
  ...profilePolicies,
  ...searchPolicies,
  ...analyticsPolicies,
  ...homePolicies,
  ...iconPolicies,
  ...eCommercePolicies,
}

function aUser(uuid: string): unknown {
  return {
    user: {
      uuid,
      from: 'custom api',
      role: ['admin'],
      data: { displayName: 'Neuer Name', photoURL: '', email: 'x@example.com', settings: {}, shortcuts: ['mail'] },
      workspace: { id: randomUUID(), name: '' },
    },
  }
}
