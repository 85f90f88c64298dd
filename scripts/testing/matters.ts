import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { anOffice, anOfficeUser, officeCall, signInAtOffice, type Cookies, type Office } from './office.ts'

const canton = 'musterland'
const people = ['clara', 'beat', 'lea', 'lara', 'arno'] as const
type Who = (typeof people)[number]

/** An office with two clerks, two leads and an auditor, and what they do with letters, calls and requests. */
export function aDesk() {
  let office: Office
  let cookies: Readonly<Record<Who, Cookies>>
  beforeAll(async () => {
    office = await anOffice([
      anOfficeUser('clara', { roles: ['office-clerk'] }),
      anOfficeUser('beat', { roles: ['office-clerk'] }),
      anOfficeUser('lea', { roles: ['office-lead'] }),
      anOfficeUser('lara', { roles: ['office-clerk', 'office-lead'] }),
      anOfficeUser('arno', { roles: ['office-audit'] }),
    ])
    const all = await Promise.all(people.map(async (who) => [who, (await signInAtOffice(office, who)).cookies] as const))
    cookies = Object.fromEntries(all) as Record<Who, Cookies>
  })
  afterAll(() => office.close())

  const post = (who: Who, url: string, payload: object, key: string = randomUUID(), server = office.server) =>
    officeCall(server, { method: 'POST', url: `/api/office/${url}`, payload, headers: { 'idempotency-key': key } }, cookies[who])
  const get = (who: Who, url: string) => officeCall(office.server, { url: `/api/office/${url}` }, cookies[who])
  const owner = () => office.database.owner

  return { office: () => office, post, get, owner, ...mattersAt({ office: () => office, post, owner }) }
}

type Desk = {
  readonly office: () => Office
  readonly post: (who: Who, url: string, payload: object, key?: string) => ReturnType<typeof officeCall>
  readonly owner: () => Office['database']['owner']
}

function mattersAt({ office, post, owner }: Desk) {
  let lastPid = 500_000
  /** Somebody of their own with a case of 2025, so that tests do not meet. */
  async function somebody(
    changes: { readonly deadline?: string; readonly blocked?: boolean; readonly state?: string } = {},
  ): Promise<number> {
    lastPid += 1
    await owner().query(
      `insert into extension.person (canton, legal_form, pid, name, first_name, birth_date) values ($1, 'natural-person', $2, 'Probe', 'Pia', '1990-05-05')`,
      [canton, lastPid],
    )
    await owner().query(
      `insert into extension.tax_case (canton, legal_form, pid, period, deadline, is_blocked, state) values ($1, 'natural-person', $2, 2025, $3, $4, $5)`,
      [canton, lastPid, changes.deadline ?? '2026-03-31', changes.blocked ?? false, changes.state ?? 'open'],
    )
    return lastPid
  }

  async function entered(pid: number, wish?: string): Promise<string> {
    const { status, body } = await post('clara', 'entries', entry(pid, wish))
    expect(status).toBe(200)
    return String(body['reference'])
  }

  /** As the form sends it; the answer with its proof. */
  async function submitted(pid: number, wish = '09.30.2026'): Promise<{ readonly Referenz: string; readonly Pruefcode: string }> {
    const payload = { Periode: 2025, Wunschfrist: wish, PersonSearchRequest: { SubjektId: String(pid), Geburtsdatum: '05.05.1990' } }
    const reply = await office().server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload })
    return reply.json<{ BackEndData: { Referenz: string; Pruefcode: string } }>().BackEndData
  }

  async function seenOf(reference: string): Promise<number> {
    return (await post('clara', 'matter', { reference })).body['seen'] as number
  }
  async function act(
    who: Who,
    reference: string,
    todo: object,
    { note = 'geprüft', seen }: { note?: string; seen?: number } = {},
    key?: string,
  ) {
    return post(who, 'decide', { reference, todo, note, seen: seen ?? (await seenOf(reference)) }, key)
  }
  async function deadlineOf(pid: number): Promise<unknown> {
    const { rows } = await owner().query(
      'select deadline::text, extensions from extension.tax_case where canton = $1 and pid = $2 and period = 2025',
      [canton, pid],
    )
    return rows[0]
  }
  async function proposalOf(reference: string): Promise<string> {
    const { body } = await post('clara', 'matter', { reference })
    return (body['proposal'] as { id: string }).id // the contract says so
  }
  return { somebody, entered, submitted, seenOf, act, deadlineOf, proposalOf }
}

export const grant = (day: string) => ({ act: 'grant', day })

export const entry = (pid: number, wish = '2026-09-30') => ({
  legalForm: 'natural-person',
  pid: String(pid),
  period: 2025,
  wish,
  channel: 'letter',
  arrivedOn: '2026-03-09',
  ground: 'illness',
  note: '',
})
