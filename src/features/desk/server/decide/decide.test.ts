import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aDesk, entry, grant } from '../../../../../scripts/testing/matters.ts'
import { aServerAt, officeCall, signInAtOffice } from '../../../../../scripts/testing/office.ts'
import { storeRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { connect } from '../../../../platform/database.ts'
import { passOn } from '../../../extension/server/audit/pass-on.ts'
import { verifyAudit } from '../../../extension/server/audit/verify-audit.ts'

const canton = 'musterland'
const { office, post, get, owner, somebody, entered, submitted, seenOf, act, deadlineOf, proposalOf } = aDesk()

describe('outside of the published rules', () => {
  it.each([
    ['beyond the maximum', {}, '2026-12-31', 'D5'],
    ['after the deadline', { deadline: '2026-02-28' }, '2026-06-30', 'C7'],
    ['of a blocked case', { blocked: true }, '2026-06-30', 'C8'],
  ])('%s a grant is only proposed, and a lead carries it out', async (_, changes, day, rule) => {
    const pid = await somebody(changes)
    const before = await deadlineOf(pid)
    const reference = await entered(pid, day)

    const proposed = await act('clara', reference, grant(day))
    const waiting = await deadlineOf(pid)
    const id = await proposalOf(reference)
    const approved = await post('lea', 'proposals/settle', { id, reference, isApproved: true, note: '' })

    expect(proposed.body).toEqual({ kind: 'proposed', rule })
    expect(waiting).toEqual(before)
    expect(approved.body).toEqual({ kind: 'done' })
    expect(await deadlineOf(pid)).toEqual({ deadline: day, extensions: 1 })
    const { rows } = await owner().query('select rule, outcome from extension.request where reference = $1', [reference])
    expect(rows).toEqual([{ rule: 'B3', outcome: 'granted' }])
  })

  it('nobody approves their own, not even a lead, and no clerk or auditor approves at all', async () => {
    const pid = await somebody()
    const before = await deadlineOf(pid)
    const reference = await entered(pid, '2026-12-31')
    await act('lara', reference, grant('2026-12-31'))
    const settle = { id: await proposalOf(reference), reference, isApproved: true, note: '' }

    const replies = [
      await post('lara', 'proposals/settle', settle),
      await post('clara', 'proposals/settle', settle),
      await post('arno', 'proposals/settle', settle),
    ]

    expect(replies.map(({ status }) => status)).toEqual([409, 403, 403])
    expect(await deadlineOf(pid)).toEqual(before)
    // The same by somebody else goes through, so it was the person that stood in the way.
    expect((await post('lea', 'proposals/settle', settle)).body).toEqual({ kind: 'done' })
  })

  it('is refused by the database too, whatever the server thinks', async () => {
    const pid = await somebody()
    const reference = await entered(pid, '2026-12-31')
    await act('clara', reference, grant('2026-12-31'))
    const { rows } = await owner().query<{ id_hash: Buffer; issuer: string }>(
      "select id_hash, issuer from desk.office_session where subject = 'user-clara'",
    )
    const { rows: requests } = await owner().query<{ id: string }>('select id from extension.request where reference = $1', [reference])
    const todo = {
      act: 'grant', act_id: randomUUID(), request: requests[0]?.id, matter: reference, period: 2025, pid, legalForm: 'natural-person', seen: 2, casePid: pid,
      caseFrom: '2026-03-31', oldDeadline: '2026-03-31', newDeadline: '2026-12-31', outcome: 'granted', rule: 'B3', message: 'm', configuration: 'c',
      isOutside: true, proposal: await proposalOf(reference), key: '00'.repeat(32), fingerprint: '00'.repeat(32),
    } // prettier-ignore
    const call = (hash: Buffer) =>
      office().database.pool.query<{ said: unknown }>('select desk.carry_out($1, $2, $3, $4) as said', [
        hash,
        rows[0]?.issuer,
        canton,
        todo,
      ])

    expect((await call(rows[0]?.id_hash ?? Buffer.alloc(32))).rows).toEqual([{ said: { kind: 'late' } }])
    expect((await call(Buffer.alloc(32))).rows).toEqual([{ said: null }])
    for (const table of ['desk.decision_act', 'desk.proposal', 'desk.entry', 'extension.pending'])
      await expect(office().database.pool.query(`select 1 from ${table}`)).rejects.toMatchObject({ code: '42501' })
    await expect(office().database.pool.query("select desk.end_act('', '{}', '', '', '', null, '{}')")).rejects.toMatchObject({
      code: '42501',
    })
    await expect(owner().query('delete from desk.decision_act')).rejects.toThrow('what happened cannot be changed')
  })

  it('a rejected proposal changes nothing, and the request waits on', async () => {
    const pid = await somebody()
    const before = await deadlineOf(pid)
    const reference = await entered(pid, '2026-12-31')
    await act('clara', reference, grant('2026-12-31'))

    const rejected = await post('lea', 'proposals/settle', {
      id: await proposalOf(reference),
      reference,
      isApproved: false,
      note: 'zu lang',
    })

    expect(rejected.body).toEqual({ kind: 'rejected' })
    expect(await deadlineOf(pid)).toEqual(before)
    expect((await post('clara', 'matter', { reference })).body).toMatchObject({ state: 'entry', proposal: null, may: { grant: true } })
  })

  it('needs a note', async () => {
    const reference = await entered(await somebody(), '2026-12-31')

    expect((await act('clara', reference, grant('2026-12-31'), { note: '' })).body).toEqual({ kind: 'refused', refusal: 'note-missing' })
  })

  it('refusing what the rules would grant is one of them; refusing what they would not is none', async () => {
    const [granted, blocked] = [await somebody(), await somebody({ blocked: true })]
    const [one, two] = [await entered(granted), await entered(blocked)]

    const replies = [
      await act('clara', one, { act: 'refuse', reason: 'no-ground' }),
      await act('clara', two, { act: 'refuse', reason: 'no-ground' }),
    ]

    expect(replies.map(({ body }) => body)).toEqual([{ kind: 'proposed', rule: 'D6' }, { kind: 'done' }])
    const { rows } = await owner().query('select outcome, rule, message from extension.request where reference = $1', [two])
    expect(rows).toEqual([
      {
        outcome: 'unchanged',
        rule: 'B2',
        message:
          'Das Steueramt hat Ihr Gesuch geprüft und nicht bewilligt. Die Gründe reichen für eine Erstreckung nicht aus. Es bleibt bei der Frist bis zum 31.03.2026.',
      },
    ])
  })
})

describe('a grant shorter than the rules give for the requested day', () => {
  it('needs a second person, up to the day before; the requested day itself does not', async () => {
    const [pid, almost, other] = [await somebody(), await somebody(), await somebody()]
    const [reference, second, whole] = [await entered(pid), await entered(almost), await entered(other)]

    const short = await act('clara', reference, grant('2026-04-01'))
    const dayBefore = await act('beat', second, grant('2026-09-29'))
    const alone = await deadlineOf(pid)
    const asRequested = await act('clara', whole, grant('2026-09-30'))
    const settle = { id: await proposalOf(reference), reference, isApproved: true, note: '' }
    const approved = await post('lea', 'proposals/settle', settle)

    expect([short.body, dayBefore.body, asRequested.body, approved.body]).toEqual([
      { kind: 'proposed', rule: 'D6' },
      { kind: 'proposed', rule: 'D6' },
      { kind: 'done' },
      { kind: 'done' },
    ])
    expect(alone).toEqual({ deadline: '2026-03-31', extensions: 0 })
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-04-01', extensions: 1 })
    expect(await deadlineOf(other)).toEqual({ deadline: '2026-09-30', extensions: 1 })
  })

  it('is measured by the latest day of the rules where more was requested', async () => {
    const pid = await somebody()
    const reference = await entered(pid, '2026-12-31')

    const short = await act('clara', reference, grant('2026-11-29'))
    const latest = await act('clara', reference, grant('2026-11-30'))

    expect([short.body, latest.body]).toEqual([{ kind: 'proposed', rule: 'D5' }, { kind: 'done' }])
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-11-30', extensions: 1 })
  })

  it('needs one too for a letter that is in time only by its postmark, and where a refusal is corrected', async () => {
    const [pid, refused] = [await somebody({ deadline: '2026-02-20' }), await somebody()]
    const { body } = await post('clara', 'entries', { ...entry(pid), arrivedOn: '2026-02-20' })
    const reference = await entered(refused)
    await act('clara', reference, { act: 'refuse', reason: 'no-ground' })
    await post('lea', 'proposals/settle', { id: await proposalOf(reference), reference, isApproved: true, note: '' })

    const late = await act('clara', String(body['reference']), grant('2026-04-01'))
    const corrected = await act('clara', reference, { act: 'correct', day: '2026-04-01' })
    const whole = await act('clara', reference, { act: 'correct', day: '2026-09-30' })

    expect([late.body, corrected.body, whole.body]).toEqual([
      { kind: 'proposed', rule: 'C7' },
      { kind: 'proposed', rule: 'D6' },
      { kind: 'done' },
    ])
  })
})

describe('a letter whose requested day brings no time', () => {
  it.each(['2026-03-20', '2026-03-31'])('as %s is refused to whoever would grant it, clerk or lead, and nothing changes', async (wish) => {
    const pid = await somebody()
    const reference = await entered(pid, wish)

    const replies = [await act('clara', reference, grant(wish)), await act('lea', reference, grant(wish))]

    expect(replies.map(({ body }) => body)).toEqual([
      { kind: 'refused', refusal: 'not-later' },
      { kind: 'refused', refusal: 'not-later' },
    ])
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-03-31', extensions: 0 })
  })
})

describe('what was only stamped while the register was down', () => {
  /** As the form leaves it: stamped, with the birth date that was given. */
  async function stamped(pid: number, birthDate: string): Promise<string> {
    const { reference, id } = await storeRequest(office().database.pool, { outcome: 'pending', pid })
    await owner().query(
      "insert into extension.pending (canton, period, request_id, birth_date, due_at) values ($1, 2025, $2, $3, '9999-12-31Z')",
      [canton, id, birthDate],
    )
    return reference
  }

  it('waits a day in the queue, and is granted once', async () => {
    const pid = await somebody()
    const reference = await stamped(pid, '1990-05-05')

    const { body } = await get('clara', 'queue?kind=register')
    const reply = await act('clara', reference, grant('2026-09-30'))

    const rows = body['rows'] as readonly Record<string, unknown>[]
    expect(rows.find((row) => row['reference'] === reference)).toMatchObject({ kind: 'register', dueAt: '2026-03-11T12:00:00.000Z' })
    expect(reply.body).toEqual({ kind: 'done' })
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-09-30', extensions: 1 })
    expect(JSON.stringify((await get('clara', 'queue?kind=register')).body)).not.toContain(reference)
  })

  it('with a wrong birth date names nobody, is granted to nobody, and a refusal tells nothing but that', async () => {
    const pid = await somebody()
    const reference = await stamped(pid, '1991-06-06')

    const seen = (await post('clara', 'matter', { reference })).body
    const granted = await act('clara', reference, grant('2026-09-30'))
    const refused = await act('clara', reference, { act: 'refuse', reason: 'no-ground' })

    expect(seen).toMatchObject({ person: null, inForce: null, may: { grant: false, refuse: true } })
    expect([granted.body, refused.body]).toEqual([{ kind: 'refused', refusal: 'not-possible' }, { kind: 'done' }])
    const { rows } = await owner().query('select outcome, rule, old_deadline from extension.request where reference = $1', [reference])
    expect(rows).toEqual([{ outcome: 'rejected', rule: 'I1', old_deadline: null }])
    expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-03-31' })
  })
})

describe('an earlier decision', () => {
  it('is withdrawn with a second person: the old deadline holds again, and the old reference says so', async () => {
    const pid = await somebody()
    const { Referenz, Pruefcode } = await submitted(pid)
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-09-30', extensions: 1 })

    const proposed = await act('clara', Referenz, { act: 'withdraw' })
    const alone = await deadlineOf(pid)
    const settle = { id: await proposalOf(Referenz), reference: Referenz, isApproved: true, note: '' }
    const own = await post('clara', 'proposals/settle', settle)
    const reply = await post('lea', 'proposals/settle', settle)
    await passOn(connect(owner()), { canton, delivers: true })

    expect([proposed.body, own.status, reply.body]).toEqual([{ kind: 'proposed', rule: 'B5' }, 403, { kind: 'done' }])
    expect(alone).toEqual({ deadline: '2026-09-30', extensions: 1 })
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-03-31', extensions: 0 })
    const verdict = await office().server.app.inject({
      method: 'POST',
      url: '/BusinessAPI/efristerstreckung/pruefung',
      payload: { Referenz, Pruefcode },
    })
    expect(verdict.body).toContain('2026-03-31')
    expect(verdict.body).not.toContain('2026-09-30')
    const { rows } = await owner().query(
      `select r.rule, r.old_deadline::text, r.new_deadline::text, d.state from extension.superseded s
      join extension.request r on r.id = s.by_id join extension.delivery d on d.request_id = r.id
      where s.request_id = (select id from extension.request where reference = $1)`,
      [Referenz],
    )
    expect(rows).toEqual([{ rule: 'B5', old_deadline: '2026-09-30', new_deadline: '2026-03-31', state: 'waiting' }])
    expect(await verifyAudit(connect(owner()))).toMatchObject({ kind: 'whole' })
    // Once is enough.
    expect((await act('clara', Referenz, { act: 'withdraw' })).body).toEqual({ kind: 'refused', refusal: 'not-possible' })
  })

  it.each([
    ['2026-03-11T11:59:00Z', 'proposed'],
    ['2026-03-11T12:01:00Z', 'refused'],
  ])('at %s withdrawing is %s', async (clock, kind) => {
    const { Referenz: reference } = await submitted(await somebody())
    const server = await aServerAt(office(), clock)
    const signedIn = (await signInAtOffice(office(), 'clara', { server })).cookies
    const call = (url: string, payload: object) => officeCall(server, { method: 'POST', url: `/api/office/${url}`, payload }, signedIn)

    const { seen } = (await call('matter', { reference })).body
    const reply = await call('decide', { reference, todo: { act: 'withdraw' }, note: 'geprüft', seen })

    expect(reply.body['kind']).toBe(kind)
  })

  it('whose withdrawal was proposed in time is withdrawn although it is approved two days later', async () => {
    const pid = await somebody()
    const { Referenz: reference } = await submitted(pid)
    await act('clara', reference, { act: 'withdraw' })
    const id = await proposalOf(reference)
    const server = await aServerAt(office(), '2026-03-12T12:00:00Z')
    const lea = (await signInAtOffice(office(), 'lea', { server })).cookies

    const reply = await officeCall(
      server,
      { method: 'POST', url: '/api/office/proposals/settle', payload: { id, reference, isApproved: true, note: '' } },
      lea,
    )

    expect(reply.body).toEqual({ kind: 'done' })
    expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-03-31' })
  })

  it('is corrected to more within the rules at once, to less only with a second person, and never to a day that is over', async () => {
    const pid = await somebody()
    const { Referenz } = await submitted(pid)

    const more = await act('clara', Referenz, { act: 'correct', day: '2026-10-31' })
    expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-10-31' })
    const less = await act('clara', Referenz, { act: 'correct', day: '2026-06-30' })
    expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-10-31' })
    const over = await act('clara', Referenz, { act: 'correct', day: '2026-03-09' })
    const approved = await post('lea', 'proposals/settle', {
      id: await proposalOf(Referenz),
      reference: Referenz,
      isApproved: true,
      note: '',
    })

    expect([more.body, less.body, over.body, approved.body]).toEqual([
      { kind: 'done' },
      { kind: 'proposed', rule: 'B4' },
      { kind: 'refused', refusal: 'past' },
      { kind: 'done' },
    ])
    expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-06-30' })
  })

  it('cannot be changed once a later one has moved the deadline', async () => {
    const pid = await somebody()
    const { Referenz } = await submitted(pid)
    await submitted(pid, '11.30.2026')

    expect((await act('clara', Referenz, { act: 'withdraw' })).body).toEqual({ kind: 'refused', refusal: 'not-possible' })
    expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-11-30' })
  })
})

describe('two at once', () => {
  it('one clerk wins, the other is told so, and the deadline moves once', async () => {
    const pid = await somebody()
    const reference = await entered(pid)
    const seen = await seenOf(reference)

    const replies = await Promise.all([
      act('clara', reference, grant('2026-10-31'), { seen }),
      act('beat', reference, grant('2026-09-30'), { seen }),
    ])

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(replies.find(({ status }) => status === 409)?.body['message']).toMatch(/Somebody else/)
    expect(await deadlineOf(pid)).toMatchObject({ extensions: 1 })
  })

  it('who has not seen the latest act is told so, and a repeat under the same key is answered as before', async () => {
    const pid = await somebody()
    const reference = await entered(pid)
    const key = randomUUID()

    const first = await act('clara', reference, grant('2026-09-30'), { seen: 1 }, key)
    const again = await act('clara', reference, grant('2026-09-30'), { seen: 1 }, key)
    const other = await act('beat', reference, { act: 'correct', day: '2026-10-31' }, { seen: 1 })

    expect([first.body, again.body, other.status]).toEqual([{ kind: 'done' }, { kind: 'done' }, 409])
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-09-30', extensions: 1 })
  })
})

describe('looking at a matter', () => {
  it('is recorded, and is not for the audit', async () => {
    const pid = await somebody()
    const reference = await entered(pid)

    const replies = [
      await post('beat', 'matter', { reference }),
      await post('arno', 'matter', { reference }),
      await post('beat', 'matter', { reference: '25K7M92QX8CV' }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 403, 404])
    expect(replies[0]?.body).toMatchObject({
      state: 'entry',
      person: { name: 'Probe', firstName: 'Pia' },
      inForce: '2026-03-31',
      latest: '2026-11-30',
    })
    const { rows } = await owner().query("select officer, action from desk.look where question->>'reference' = $1", [reference])
    expect(rows).toEqual([{ officer: 'user-beat', action: 'dossier' }])
  })
})
