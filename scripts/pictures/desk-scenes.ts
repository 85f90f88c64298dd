import type { Page } from 'playwright-core'
import { decideAnswers } from './desk-decide-answers.ts'
import { everybodyAnswers } from './desk-everybody-answers.ts'
import { figureAnswers } from './desk-figure-answers.ts'
import { settingsFor, type Scene } from './scenes.ts'

type View = { readonly name: string; readonly path: string; readonly role: string; readonly act?: (page: Page) => Promise<void> }

const people = ['Beispiel Andrea', 'Musterli Reto', 'Probst-Vorlage Ladina', 'Holzbau Beispiel AG', 'Verspätet Célia']
const states = ['open', 'filed', 'in-assessment', 'assessed', 'estimated']
const hits = people.map((name, at) => ({
  kind: 'case',
  dossier: String(at).repeat(22),
  legalForm: name.endsWith('AG') ? 'legal-entity' : 'natural-person',
  pid: String(123_456 + at),
  name,
  firstName: '',
  period: 2025,
  deadline: '2026-09-30',
  state: states[at],
  extensions: at % 3,
}))

const dossier = {
  legalForm: 'natural-person',
  period: 2025,
  persons: [{ pid: '123456', name: 'Beispiel', firstName: 'Andrea', birthDate: '1980-11-24', uid: null, diedOn: null, leftOn: null }],
  now: {
    deadline: '2026-09-30',
    baseDeadline: '2026-03-31',
    state: 'open',
    reminderLevel: 0,
    reminderDeadline: null,
    group: 'employed',
    special: 'none',
    isBlocked: false,
    extensions: 1,
    general: null,
  },
  happenings: [
    {
      kind: 'request',
      at: '2026-03-10T12:00:00.000Z',
      pid: '123456',
      reference: '25K7M92QX8CV',
      wish: '2026-09-30',
      outcome: 'granted',
      rule: 'D6',
      configuration: '1-8ca6d15a',
      oldDeadline: '2026-03-31',
      newDeadline: '2026-09-30',
      message: 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2026.',
      seal: '412',
    },
    { kind: 'step', at: '2026-03-10T12:00:01.000Z', reference: '25K7M92QX8CV', action: 'delivered', seal: '413' },
    {
      kind: 'register',
      at: '2026-03-12T04:00:00.000Z',
      pid: '123456',
      isPerson: false,
      changes: [{ name: 'taxpayer_group', before: 'self-employed', after: 'employed' }],
    },
  ],
  configurations: [{ version: '1-8ca6d15a', content: { toleranceDays: 0 }, firstUsedAt: '2026-01-02T06:00:00.000Z' }],
}

const looks = people.map((name, at) => ({
  id: String(at + 1),
  at: `2026-03-10T1${at}:05:00.000Z`,
  officer: at % 2 === 0 ? 'Clara Muster' : 'Beat Muster',
  action: at % 2 === 0 ? 'search' : 'dossier',
  reason: 'call',
  note: '',
  question: [{ name: 'name', value: name }],
  subjects: [{ legalForm: 'natural-person', pid: String(123_456 + at) }],
}))
const check = {
  state: 'whole',
  askedAt: '2026-03-10T01:40:00.000Z',
  askedBy: null,
  doneAt: '2026-03-10T01:41:00.000Z',
  seals: 412,
  entries: 20_817,
  requests: 10_204,
  looks: 31,
  waiting: 3,
  head: '9f2c'.repeat(16),
  fault: null,
}

/** What the server of the office would answer. */
const answers = (role: string): Readonly<Record<string, unknown>> => ({
  visit: { isOpen: true },
  session: { name: 'Clara Muster', roles: [role], idleSeconds: 845, seconds: 28_000, endsAt: '2026-03-10T20:00:00.000Z' },
  views: {
    views: [{ id: '5f1c7f0e-0000-4000-8000-000000000001', name: 'Ermessen', filters: { kind: 'cases' }, madeBy: 'Lea', isOwn: true }],
  },
  search: { hits, next: ['2025', 'natural-person', '1'] },
  dossier,
  log: { looks },
  alarms: {
    alarms: looks.slice(0, 2).map((look, at) => ({ ...look, isOwn: false, signals: at === 0 ? ['own', 'night'] : ['volume'] })),
    count: 2,
  },
  'log/statement': { looks: looks.slice(0, 3), at: '2026-03-10T16:00:00.000Z' },
  chain: { checks: [check] },
  ...figureAnswers,
  ...everybodyAnswers,
  ...decideAnswers,
})

const views: readonly View[] = [
  { name: 'start', path: '/desk', role: 'office-clerk' },
  { name: 'queue', path: '/desk/queue', role: 'office-clerk' },
  { name: 'entry', path: '/desk/entries/new', role: 'office-clerk' },
  { name: 'matter', path: '/desk/matters/25K7M92QX8CV', role: 'office-clerk' },
  { name: 'matter-grant', path: '/desk/matters/25K7M92QX8CV', role: 'office-clerk', act: openGrant },
  { name: 'proposals', path: '/desk/proposals', role: 'office-lead' },
  { name: 'search', path: '/desk/search', role: 'office-lead' },
  { name: 'search-found', path: '/desk/search?period=2025', role: 'office-lead', act: find },
  { name: 'dossier', path: `/desk/dossiers/${'A'.repeat(22)}`, role: 'office-clerk', act: openDossier },
  { name: 'log', path: '/desk/log', role: 'office-audit' },
  { name: 'log-review', path: '/desk/log', role: 'office-audit', act: review },
  { name: 'log-statement', path: '/desk/log', role: 'office-audit', act: tell },
  { name: 'search-too-wide', path: '/desk/search?period=2025', role: 'office-lead', act: findAll },
  { name: 'figures', path: '/desk/figures', role: 'office-clerk' },
  { name: 'delivery', path: '/desk/delivery', role: 'office-lead' },
  { name: 'everybody', path: '/desk/everybody', role: 'office-lead' },
  {
    name: 'everybody-start',
    path: '/desk/everybody',
    role: 'office-lead',
    act: (page) => page.getByRole('button', { name: 'Starten' }).click(),
  },
  { name: 'everybody-new', path: '/desk/everybody/new', role: 'office-lead', act: tryOut },
  { name: 'not-allowed', path: '/desk/log', role: 'office-clerk' },
]

export const deskScenes: readonly Scene[] = views.flatMap(({ name, path, role, act }) =>
  (['default', 'defaultDark'] as const).flatMap((theme) =>
    [360, 1280].map((width) => ({
      name: `desk-${name}-${theme}-${width}`,
      path: '/desk',
      shows: path,
      width,
      language: 'de' as const,
      settings: settingsFor('layout1', theme),
      act: async (page: Page) => {
        const known = answers(role)
        await page.route('**/api/office/**', (route) =>
          route.fulfill({ json: known[new URL(route.request().url()).pathname.replace('/api/office/', '')] ?? {} }),
        )
        await page.goto(path)
        await page.getByRole('navigation', { name: 'Steueramt' }).waitFor()
        await act?.(page)
      },
    })),
  ),
)

async function review(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Prüfen/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

async function tell(page: Page): Promise<void> {
  await page.getByLabel('Eingesehene PID').fill('123456')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await page.getByRole('button', { name: /^Wer hat das Dossier/ }).click()
  await page.getByRole('dialog').getByRole('table').waitFor()
}

async function findAll(page: Page): Promise<void> {
  await page.getByLabel('Grund der Einsicht').selectOption('call')
  await page.getByRole('search').getByRole('button', { name: 'Suchen', exact: true }).click()
  await page.getByRole('alert').scrollIntoViewIfNeeded()
}

async function find(page: Page): Promise<void> {
  await page.getByLabel('Stand').selectOption('open')
  await page.getByLabel('Grund der Einsicht').selectOption('call')
  await page.getByRole('search').getByRole('button', { name: 'Suchen', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Treffer' }).scrollIntoViewIfNeeded()
}

async function openDossier(page: Page): Promise<void> {
  await page.getByLabel('Grund der Einsicht').selectOption('call')
  await page.getByRole('button', { name: 'Dossier öffnen' }).click()
  await page.getByRole('heading', { level: 2, name: 'Was geschehen ist' }).waitFor()
}

async function tryOut(page: Page): Promise<void> {
  await page.getByLabel(/^Neue Frist/).fill('30.06.2026')
  await page.getByRole('button', { name: 'Probelauf' }).click()
  await page.getByRole('button', { name: 'Vorschlagen', exact: true }).waitFor()
}

async function openGrant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewilligen' }).click()
  await page.getByRole('dialog').waitFor()
}
