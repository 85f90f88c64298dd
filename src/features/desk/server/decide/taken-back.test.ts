import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aDesk } from '../../../../../scripts/testing/matters.ts'

const { office, post, owner, somebody, submitted, act, deadlineOf, proposalOf } = aDesk()

async function takeBack(pid: number, { Referenz, Pruefcode }: { readonly Referenz: string; readonly Pruefcode: string }) {
  const reply = await office().server.app.inject({
    method: 'POST',
    url: '/BusinessAPI/efristerstreckung/rueckgaengig',
    payload: { Referenz, Pruefcode, PersonSearchRequest: { SubjektId: String(pid), Geburtsdatum: '1990-05-05' } },
    headers: { 'idempotency-key': randomUUID() },
  })
  return reply.json<{ Regel?: string; BackEndData?: { Regel: string } }>()
}

it('what a person took back shows at the office: it cannot be withdrawn any more, but corrected', async () => {
  const pid = await somebody()
  const proof = await submitted(pid)
  await takeBack(pid, proof)

  const { body } = await post('clara', 'matter', { reference: proof.Referenz })
  const withdrawn = await act('clara', proof.Referenz, { act: 'withdraw' })
  const corrected = await act('clara', proof.Referenz, { act: 'correct', day: '2026-10-31' })

  expect(body).toMatchObject({ rule: 'U', newDeadline: '2026-03-31', may: { correct: true, withdraw: false } })
  expect([withdrawn.body, corrected.body]).toEqual([{ kind: 'refused', refusal: 'not-possible' }, { kind: 'done' }])
  expect(await deadlineOf(pid)).toEqual({ deadline: '2026-10-31', extensions: 0 })
})

it('what somebody proposed about it is overtaken, and nobody can approve it any more', async () => {
  const pid = await somebody()
  const proof = await submitted(pid)
  await act('clara', proof.Referenz, { act: 'correct', day: '2026-06-30' })
  const id = await proposalOf(proof.Referenz)

  const reply = await takeBack(pid, proof)
  const approved = await post('lea', 'proposals/settle', { id, reference: proof.Referenz, isApproved: true, note: '' })

  expect([reply.BackEndData?.Regel, approved.status]).toEqual(['U', 409])
  const { rows } = await owner().query('select state from desk.proposal where id = $1', [id])
  expect(rows).toEqual([{ state: 'overtaken' }])
  expect(await deadlineOf(pid)).toEqual({ deadline: '2026-03-31', extensions: 0 })
})

it('what the office corrected cannot be taken back by the person', async () => {
  const pid = await somebody()
  const proof = await submitted(pid)
  await act('clara', proof.Referenz, { act: 'correct', day: '2026-10-31' })

  expect((await takeBack(pid, proof)).Regel).toBe('U5')
  expect(await deadlineOf(pid)).toMatchObject({ deadline: '2026-10-31' })
})
