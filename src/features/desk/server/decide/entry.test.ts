import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aDesk, entry, grant } from '../../../../../scripts/testing/matters.ts'
import { connect } from '../../../../platform/database.ts'
import { passOn } from '../../../extension/server/audit/pass-on.ts'
import { verifyAudit } from '../../../extension/server/audit/verify-audit.ts'

const canton = 'musterland'
const { office, post, get, owner, somebody, entered, act, deadlineOf, proposalOf } = aDesk()

describe('a letter or call', () => {
  it('waits in the queue without a name, the oldest first, and is due ten days after its postmark', async () => {
    const reference = await entered(await somebody())

    const { body } = await get('arno', 'queue?kind=entry')

    const rows = body['rows'] as readonly Record<string, unknown>[]
    expect(rows.find((row) => row['reference'] === reference)).toMatchObject({
      kind: 'entry',
      since: '2026-03-09T11:00:00.000Z',
      dueAt: '2026-03-19T11:00:00.000Z',
      isOverdue: false,
      channel: 'letter',
      ground: 'illness',
    })
    expect(JSON.stringify(body)).not.toMatch(/Probe|Pia|50000/)
    const times = rows.map((row) => String(row['since']))
    expect(times).toEqual(times.toSorted())
  })

  it('is granted within the rules by one person, and the case, the receipt and the chain follow', async () => {
    const pid = await somebody()
    const reference = await entered(pid)

    const reply = await act('clara', reference, grant('2026-09-30'))
    await passOn(connect(owner()), { canton, delivers: true })

    expect([reply.status, reply.body]).toEqual([200, { kind: 'done' }])
    expect(await deadlineOf(pid)).toEqual({ deadline: '2026-09-30', extensions: 1 })
    const { rows } = await owner().query(
      'select r.id, r.code, r.outcome, r.rule, r.message, d.state from extension.request r join extension.delivery d on d.request_id = r.id where r.reference = $1',
      [reference],
    )
    expect(rows).toEqual([
      expect.objectContaining({
        outcome: 'granted',
        rule: 'B1',
        message: 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2026.',
        state: 'waiting',
      }),
    ])
    const verdict = await office().server.app.inject({
      method: 'POST',
      url: '/BusinessAPI/efristerstreckung/pruefung',
      payload: { Referenz: reference, Pruefcode: (rows[0] as { code: string }).code },
    })
    expect(verdict.body).toContain('2026-09-30')
    expect(await verifyAudit(connect(owner()))).toMatchObject({ kind: 'whole' })
    const { rows: sealed } = await owner().query(
      `select a.action, a.detail->>'officer' as officer, a.detail->>'digest' = desk.digest_of(d) as "isDigest"
      from extension.audit a join desk.decision_act d on d.id = (a.detail->>'act')::uuid
      where a.request_id = (select id from extension.request where reference = $1) order by a.seal, a.position`,
      [reference],
    )
    expect(sealed).toEqual(
      expect.arrayContaining([
        { action: 'pending', officer: 'user-clara', isDigest: true },
        { action: 'granted', officer: 'user-clara', isDigest: true },
      ]),
    )
  })

  it('about nobody, from tomorrow or without words for «other» is not taken', async () => {
    const pid = await somebody()

    const replies = [
      await post('clara', 'entries', entry(499_999)),
      await post('clara', 'entries', { ...entry(pid), arrivedOn: '2026-03-11' }),
      await post('clara', 'entries', { ...entry(pid), ground: 'other' }),
    ]

    expect(replies.map(({ body }) => body)).toEqual([{ refusal: 'unknown-person' }, { refusal: 'not-later' }, { refusal: 'note-missing' }])
  })

  it('entered again is known, while it waits and after it is decided; another scan, day or channel is another letter', async () => {
    const pid = await somebody()
    const scan = (sign: string) => sign.repeat(64)
    const reference = await entered(pid)

    const waiting = await post('beat', 'entries', entry(pid, '2026-10-31'))
    await act('clara', reference, grant('2026-09-30'))
    const decided = await post('beat', 'entries', entry(pid))
    const call = await post('beat', 'entries', { ...entry(pid), channel: 'call' })
    const scanned = await post('beat', 'entries', { ...entry(pid), arrivedOn: '2026-03-08', scan: scan('a') })
    const again = await post('beat', 'entries', { ...entry(pid), arrivedOn: '2026-03-02', scan: scan('a') })
    const other = await post('beat', 'entries', { ...entry(pid), arrivedOn: '2026-03-08', scan: scan('b') })

    expect([waiting.body, decided.body]).toEqual([
      { known: reference, isOpen: true },
      { known: reference, isOpen: false },
    ])
    expect(again.body).toEqual({ known: scanned.body['reference'], isOpen: true })
    expect([call, scanned, other].map(({ body }) => typeof body['reference'])).toEqual(['string', 'string', 'string'])
  })

  it('entered by two at once is entered once', async () => {
    const pid = await somebody()

    const replies = await Promise.all([post('clara', 'entries', entry(pid)), post('beat', 'entries', entry(pid))])

    expect(replies.filter(({ body }) => 'known' in body)).toHaveLength(1)
  })

  it('that is in time only by its postmark is granted by two', async () => {
    const pid = await somebody({ deadline: '2026-02-20' })
    const { body } = await post('clara', 'entries', { ...entry(pid), arrivedOn: '2026-02-20' })
    const reference = String(body['reference'])
    const matter = (await post('clara', 'matter', { reference })).body

    const alone = await act('clara', reference, grant('2026-09-30'))
    const before = await deadlineOf(pid)
    const approved = await post('lea', 'proposals/settle', { id: await proposalOf(reference), reference, isApproved: true, note: '' })

    expect(matter).toMatchObject({ isBackDated: true, answer: { grants: '2026-09-30' } })
    expect([alone.body, approved.body]).toEqual([{ kind: 'proposed', rule: 'C7' }, { kind: 'done' }])
    expect([before, await deadlineOf(pid)]).toMatchObject([{ deadline: '2026-02-20' }, { deadline: '2026-09-30' }])
  })

  it('that is in time only by its postmark is not granted by one who corrects a refusal, either', async () => {
    const pid = await somebody({ deadline: '2026-02-20' })
    const { body } = await post('clara', 'entries', { ...entry(pid), arrivedOn: '2026-02-20' })
    const reference = String(body['reference'])
    await act('clara', reference, { act: 'refuse', reason: 'no-ground' })
    await post('lea', 'proposals/settle', { id: await proposalOf(reference), reference, isApproved: true, note: '' })

    const corrected = await act('clara', reference, { act: 'correct', day: '2026-09-30' })

    expect(corrected.body).toEqual({ kind: 'proposed', rule: 'C7' })
    expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-02-20' })
  })

  it('sent twice under one key is entered once', async () => {
    const pid = await somebody()
    const key = randomUUID()

    const [one, two] = await Promise.all([post('clara', 'entries', entry(pid), key), post('clara', 'entries', entry(pid), key)])
    const other = await post('clara', 'entries', { ...entry(pid), wish: '2026-10-31' }, key)

    expect(one.body).toEqual(two.body)
    expect(other.status).toBe(422)
    const { rows } = await owner().query('select 1 from extension.request where pid = $1', [pid])
    expect(rows).toHaveLength(1)
  })
})
