import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { lookAt } from '../../src/features/desk/server/decide/acts.ts'
import { doAct, repeatOf } from '../../src/features/desk/server/decide/matter-store.ts'
import { planOf } from '../../src/features/desk/server/decide/plan.ts'
import type { DeskTables } from '../../src/features/desk/server/tables.ts'
import { officeRules } from '../../src/features/extension/server/offers.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { connect } from '../../src/platform/database.ts'
import type { PlainDate } from '../../src/kit/plain-date.ts'
import { secretHash } from '../../src/platform/secrets.ts'
import { anOffice, anOfficeUser, officeCall, signInAtOffice, type Cookies, type Office } from './office.ts'

// Two clerks and a lead press every button there is, in random order. Whatever they do, nobody alone changes a deadline other than the
// published rules would on that day.

const people = ['clara', 'beat', 'lea'] as const
type Who = (typeof people)[number]
const days = ['2026-03-15', '2026-03-31', '2026-05-31', '2026-06-30', '2026-09-30', '2026-11-30', '2026-12-31'] as const
const deadlines = ['2026-02-20', '2026-03-09', '2026-03-31', '2026-06-30'] as const
const postmarks = ['2026-02-18', '2026-02-20', '2026-03-02', '2026-03-09', '2026-03-10'] as const

export type Pressed = {
  readonly sequences: number
  readonly presses: number
  /** How often a deadline moved: by the form, by one person within the rules, and by two. */
  readonly moved: Readonly<Record<'form' | 'one' | 'two', number>>
  /** What one person alone should not have been able to do. */
  readonly broken: readonly string[]
}

type Options = {
  readonly sequences: number
  readonly seed: number
  /** Puts back how decisions were withdrawn before: by one person. */
  readonly oldWay?: boolean
}

export async function pressEverything({ sequences, seed, oldWay = false }: Options): Promise<Pressed> {
  const office = await anOffice([
    anOfficeUser('clara', { roles: ['office-clerk'] }),
    anOfficeUser('beat', { roles: ['office-clerk'] }),
    anOfficeUser('lea', { roles: ['office-clerk', 'office-lead'] }),
  ])
  try {
    if (oldWay) await office.database.owner.query(await oldCarryOut())
    const desk = await aDesk(office, oldWay)
    const told: Mutable = { presses: 0, moved: { form: 0, one: 0, two: 0 }, broken: [] }
    const next = { sequence: 0 }
    const work = async (): Promise<void> => {
      for (let sequence = next.sequence++; sequence < sequences; sequence = next.sequence++) await onePerson(desk, sequence, seed, told)
    }
    await Promise.all(Array.from({ length: 4 }, work))
    return { sequences, ...told }
  } finally {
    await office.close()
  }
}

type Mutable = { presses: number; moved: { form: number; one: number; two: number }; broken: string[] }
type Desk = Awaited<ReturnType<typeof aDesk>>

async function aDesk(office: Office, oldWay: boolean) {
  const canton = await readCanton(projectPath('cantons'), 'musterland')
  const rules = officeRules(canton)
  const db: Kysely<DeskTables> = connect<DeskTables>(office.database.pool)
  const cookies = new Map<Who, Cookies>()
  for (const who of people) cookies.set(who, (await signInAtOffice(office, who)).cookies)
  const now = new Date(office.database.options.clock ?? Date.now())
  return {
    ...office,
    oldWay,
    rules,
    db,
    pass: (who: Who) => ({
      sessionHash: secretHash(cookies.get(who)?.['__Host-office'] ?? ''),
      issuer: office.settings.OFFICE_ISSUER,
      canton: canton.id,
    }),
    post: (who: Who, url: string, payload: object) =>
      officeCall(
        office.server,
        { method: 'POST', url: `/api/office/${url}`, payload, headers: { 'idempotency-key': randomUUID() } },
        cookies.get(who) ?? {},
      ),
    rulesGrant: async (pid: number, day: string): Promise<boolean> => {
      const standing = await rules.standing(db, { legalForm: 'natural-person', pid, period: 2025, receivedAt: now, shown: 'office' })
      return standing.answerTo(day as PlainDate).grants === day
    },
  }
}

async function onePerson(desk: Desk, sequence: number, seed: number, told: Mutable): Promise<void> {
  const random = mulberry(seed * 1_000_003 + sequence)
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T // never empty where it is asked
  const pid = 600_000 + sequence
  await addPerson(desk, pid, one(deadlines), random() < 0.1)
  for (let press = 0; press < 8; press += 1) {
    const before = await deadlineOf(desk, pid)
    const references = await referencesOf(desk, pid)
    const who = one(people)
    const button = one([
      'form',
      'enter',
      'decide',
      'decide',
      'decide',
      'settle',
      'settle',
      ...(desk.oldWay ? (['old-withdraw'] as const) : []),
    ] as const)
    const day = one(days)
    const allowed = await desk.rulesGrant(pid, day)
    let did = button as string
    let isTwo = false
    if (button === 'form') await submit(desk, pid, day)
    else if (button === 'enter') await desk.post(who, 'entries', letter(pid, day, one(postmarks), one(['letter', 'call', 'visit'])))
    else if (references.length === 0) continue
    else if (button === 'settle') isTwo = await settle(desk, who, pid, random() < 0.8)
    else {
      const { reference, seen } = one(references)
      const todo = one([{ act: 'grant', day }, { act: 'refuse', reason: 'no-ground' }, { act: 'correct', day }, { act: 'withdraw' }])
      did = button === 'decide' ? `${todo.act} ${day}` : 'withdraw'
      if (button === 'decide') await desk.post(who, 'decide', { reference, todo, note: 'weil', seen })
      else await withdrawAlone(desk, who, reference)
    }
    told.presses += 1
    const after = await deadlineOf(desk, pid)
    if (after === before) continue
    if (button === 'form') told.moved.form += 1
    else if (isTwo) told.moved.two += 1
    else if (after > before && after === day && allowed) told.moved.one += 1
    else told.broken.push(`seed ${seed}, sequence ${sequence}, press ${press}: ${who} alone, ${did}: ${before} became ${after}`)
  }
}

async function addPerson({ database }: Desk, pid: number, deadline: string, isBlocked: boolean): Promise<void> {
  await database.owner.query(
    `insert into extension.person (canton, legal_form, pid, name, first_name, birth_date)
     values ('musterland', 'natural-person', $1, 'Probe', 'Pia', '1990-05-05')`,
    [pid],
  )
  await database.owner.query(
    `insert into extension.tax_case (canton, legal_form, pid, period, deadline, is_blocked, state)
     values ('musterland', 'natural-person', $1, 2025, $2, $3, 'open')`,
    [pid, deadline, isBlocked],
  )
}

async function deadlineOf({ database }: Desk, pid: number): Promise<string> {
  const { rows } = await database.owner.query<{ deadline: string }>(
    "select deadline::text from extension.tax_case where canton = 'musterland' and legal_form = 'natural-person' and pid = $1 and period = 2025",
    [pid],
  )
  return rows[0]?.deadline ?? ''
}

async function referencesOf({ database }: Desk, pid: number): Promise<readonly { readonly reference: string; readonly seen: number }[]> {
  const { rows } = await database.owner.query<{ reference: string; seen: number }>(
    `select reference, (select count(*)::int from desk.decision_act a where a.canton = r.canton and a.period = r.period and a.request_id = r.id) as seen
     from extension.request r where canton = 'musterland' and period = 2025 and legal_form = 'natural-person' and pid = $1 order by received_at, id`,
    [pid],
  )
  return rows
}

async function submit({ server }: Desk, pid: number, day: string): Promise<void> {
  const [year, month, date] = day.split('-')
  const payload = {
    Periode: 2025,
    Wunschfrist: `${month}.${date}.${year}`,
    PersonSearchRequest: { SubjektId: String(pid), Geburtsdatum: '05.05.1990' },
  }
  await server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload })
}

function letter(pid: number, wish: string, arrivedOn: string, channel: string) {
  return { legalForm: 'natural-person', pid: String(pid), period: 2025, wish, channel, arrivedOn, ground: 'illness', note: '' }
}

/** Says whether two different people stand behind what happens, as the database has written them down. */
async function settle(desk: Desk, who: Who, pid: number, isApproved: boolean): Promise<boolean> {
  const { rows } = await desk.database.owner.query<{ id: string; officer: string; reference: string }>(
    `select o.id, o.officer, r.reference from desk.proposal o join extension.request r on r.id = o.request_id and r.period = o.period
     where o.state = 'open' and r.pid = $1`,
    [pid],
  )
  const [open] = rows
  if (!open) return false
  await desk.post(who, 'proposals/settle', { id: open.id, reference: open.reference, isApproved, note: 'geprüft' })
  return open.officer !== `user-${who}`
}

/** What the server did before: no proposal, and the rules are said to allow it. */
async function withdrawAlone({ db, rules, pass }: Desk, who: Who, reference: string): Promise<void> {
  const looked = await lookAt(db, rules, pass(who), reference)
  const plan = planOf({ act: 'withdraw' }, looked, rules)
  if ('refusal' in plan) return
  const { id: request, period, pid, legalForm, acts } = looked.stored
  const act = { matter: reference, request, period, pid, legalForm, act_id: randomUUID(), act: 'withdraw', note: '', seen: acts.length }
  await doAct(db, pass(who), 'carry_out', {
    ...act,
    ...plan.change,
    ...repeatOf(randomUUID(), act),
    configuration: rules.version,
    isOutside: false,
  })
}

/** The statement as it was before shortening needed two. */
async function oldCarryOut(): Promise<string> {
  const text = await readFile(projectPath('db/migrations/0041_desk_acts.sql'), 'utf8')
  const [statement] = /create function desk\.carry_out\([\s\S]*?\nend \$\$;/.exec(text) ?? []
  if (statement === undefined) throw new Error('the old statement is no longer there')
  return statement.replace('create function', 'create or replace function')
}

/** Numbers that look random and come again with the same seed. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
