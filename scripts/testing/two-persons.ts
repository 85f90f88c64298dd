import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { lookAt } from '../../src/features/desk/server/decide/acts.ts'
import type { Todo } from '../../src/features/desk/decide-contract.ts'
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
// published rules would on that day, and nobody alone gives less than the rules grant for the requested day: no refusal, no shorter grant.

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
  /** How often one person refused what the rules do not grant. */
  readonly refused: number
  /** What one person alone should not have been able to do. */
  readonly broken: readonly string[]
}

type Options = {
  readonly sequences: number
  readonly seed: number
  /** Puts back what one person could do before: withdraw, refuse what the rules grant, and grant a shorter time than they do. */
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
    const told: Mutable = { presses: 0, moved: { form: 0, one: 0, two: 0 }, refused: 0, broken: [] }
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

type Mutable = { presses: number; moved: { form: number; one: number; two: number }; refused: number; broken: string[] }
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
    /** Until when the rules grant what a request asks for, as of the day it came. */
    rulesGrantFor: async (pid: number, { wish, receivedAt }: Requested): Promise<string | undefined> => {
      const standing = await rules.standing(db, { legalForm: 'natural-person', pid, period: 2025, receivedAt, shown: 'office' })
      return standing.answerTo(wish as PlainDate).grants
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
    const requests = await requestsOf(desk, pid)
    const who = one(people)
    const button = one([
      'form',
      'enter',
      'enter',
      'decide',
      'decide',
      'decide',
      'settle',
      'settle',
      ...(desk.oldWay ? (['old-way', 'old-way', 'old-way'] as const) : []),
    ] as const)
    const day = one(days)
    const allowed = await desk.rulesGrant(pid, day)
    let did = button as string
    let isTwo = false
    let due: string | undefined
    let requested: Requested | undefined
    if (button === 'form') await submit(desk, pid, day)
    else if (button === 'enter') await desk.post(who, 'entries', letter(pid, day, one(postmarks), one(['letter', 'call', 'visit'])))
    else if (requests.length === 0) continue
    else if (button === 'settle') isTwo = await settle(desk, who, pid, random() < 0.8)
    else {
      requested = one([...requests, ...requests.filter(({ isOpen }) => isOpen)])
      due = await desk.rulesGrantFor(pid, requested)
      const { reference, seen } = requested
      const todo = one(todosFor(day as PlainDate, requested))
      did = 'day' in todo ? `${todo.act} ${day}` : todo.act
      if (button === 'decide') await desk.post(who, 'decide', { reference, todo, note: 'weil', seen })
      else await actAlone(desk, who, reference, todo)
    }
    told.presses += 1
    const after = await deadlineOf(desk, pid)
    const what = `seed ${seed}, sequence ${sequence}, press ${press}: ${who} alone, ${did}: ${before} became ${after}`
    const isRefused = requested?.isOpen === true && (await isNowRefused(desk, requested))
    const by = button === 'form' ? 'form' : isTwo ? 'two' : 'one'
    judge({ what, by, before, after, due, isRefused, isWithin: after === day && allowed }, told)
  }
}

function todosFor(day: PlainDate, { isOpen }: Requested): readonly Todo[] {
  const grant = { act: 'grant', day } as const
  const all = [grant, { act: 'refuse', reason: 'no-ground' }, { act: 'correct', day }, { act: 'withdraw' }] as const
  // A day matters most where a request waits.
  return isOpen ? [grant, grant, ...all] : all
}

type Press = {
  readonly what: string
  readonly by: 'form' | 'one' | 'two'
  readonly before: string
  readonly after: string
  /** Until when the rules grant what was requested. */
  readonly due: string | undefined
  readonly isRefused: boolean
  /** The rules grant the new day today. */
  readonly isWithin: boolean
}

function judge({ what, by, before, after, due, isRefused, isWithin }: Press, told: Mutable): void {
  const isLess = due !== undefined && (isRefused || (after > before && after < due))
  if (isRefused && due === undefined) told.refused += 1
  if (by === 'one' && isLess) told.broken.push(`${what}, and the rules grant ${due}`)
  else if (by === 'one' && after !== before && !(after > before && isWithin)) told.broken.push(what)
  else if (after !== before) told.moved[by] += 1
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

type Requested = {
  readonly reference: string
  readonly wish: string
  readonly receivedAt: Date
  readonly isOpen: boolean
  readonly seen: number
}

async function requestsOf({ database }: Desk, pid: number): Promise<readonly Requested[]> {
  const { rows } = await database.owner.query<Requested>(
    `select reference, wish::text, received_at as "receivedAt", outcome = 'pending' as "isOpen",
       (select count(*)::int from desk.decision_act a where a.canton = r.canton and a.period = r.period and a.request_id = r.id) as seen
     from extension.request r where canton = 'musterland' and period = 2025 and legal_form = 'natural-person' and pid = $1 order by received_at, id`,
    [pid],
  )
  return rows
}

async function isNowRefused({ database }: Desk, { reference }: Requested): Promise<boolean> {
  const { rows } = await database.owner.query<{ outcome: string }>('select outcome from extension.request where reference = $1', [
    reference,
  ])
  return rows[0]?.outcome === 'unchanged' || rows[0]?.outcome === 'rejected'
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
async function actAlone({ db, rules, pass }: Desk, who: Who, reference: string, todo: Todo): Promise<void> {
  const looked = await lookAt(db, rules, pass(who), reference)
  const plan = planOf(todo, looked, rules)
  if ('refusal' in plan) return
  const { id: request, period, pid, legalForm, acts } = looked.stored
  const act = { matter: reference, request, period, pid, legalForm, act_id: randomUUID(), act: todo.act, note: '', seen: acts.length }
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
