import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import type { decideMatter, enterRequest, Refusal, settleProposal, Todo } from '../../decide-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'
import type { DeskTables } from '../tables.ts'
import { doAct, readMoment, readStored, repeatOf, type Done, type StoredMatter } from './matter-store.ts'
import type { OfficeRules } from './office-rules.ts'
import { planOf, type Looked } from './plan.ts'

export type ActNeeds = { readonly db: Kysely<DeskTables>; readonly rules: OfficeRules; readonly isOwnRegister: boolean }
type Called = { readonly pass: Pass; readonly key: string }
type Repeat = ReturnType<typeof repeatOf>
type Refused = { readonly kind: 'refused'; readonly refusal: Refusal }

/** A letter or call becomes a request that waits. */
export async function enter(
  needs: ActNeeds,
  { pass, key }: Called,
  input: InputOf<typeof enterRequest>,
): Promise<OutputOf<typeof enterRequest>> {
  const { db, rules, isOwnRegister } = needs
  const { legalForm, period, wish, channel, arrivedOn, ground, note, scan } = input
  if (!isOwnRegister) return { refusal: 'elsewhere' }
  if (ground === 'other' && note === '') return { refusal: 'note-missing' }
  const now = await readMoment(db)
  if (arrivedOn > rules.dayAt(now)) return { refusal: 'not-later' }
  // What came on an earlier day counts as come at its noon; today's as come now.
  const receivedAt = arrivedOn === rules.dayAt(now) ? now : new Date(`${arrivedOn}T11:00:00Z`)
  const pid = Number(input.pid)
  const standing = await rules.standing(db, { legalForm, pid, period, receivedAt, shown: 'office' })
  if (!standing.person || standing.inForce === undefined) return { refusal: 'unknown-person' }
  const { id, reference, code } = rules.begin(period)
  const request = { request: id, period, pid, legalForm, wish, receivedAt, reference, code, configuration: rules.version }
  const message = rules.received({ at: receivedAt, reference })
  const todo = {
    ...request,
    message,
    channel,
    scan,
    reason: ground,
    note,
    act: 'enter',
    act_id: randomUUID(),
    seen: 0,
    ...repeatOf(key, input),
  }
  const done = settled(await doAct(db, pass, 'enter', todo))
  if (done.kind === 'known') return { known: done.reference ?? '', isOpen: done.isOpen ?? false }
  return { reference: done.reference ?? reference }
}

/** Decides about a request, or proposes it where the rules do not allow it. */
export async function decide(
  needs: ActNeeds,
  { pass, key }: Called,
  input: InputOf<typeof decideMatter>,
): Promise<{ kind: 'done' } | { kind: 'proposed'; rule: string } | Refused> {
  const { db, rules, isOwnRegister } = needs
  const { reference, todo, note, seen } = input
  if (!isOwnRegister) return refused('elsewhere')
  const repeat = repeatOf(key, input)
  const known = await doAct(db, pass, 'answered', repeat)
  if (known) return answerOf(settled(known))
  const looked = await lookAt(db, rules, pass, reference)
  if (looked.stored.acts.length !== seen) throw late()
  const plan = planOf(todo, looked, rules)
  if ('refusal' in plan) {
    // Somebody may have acted between the reading of the request and that of the register.
    if ((await lookAt(db, rules, pass, reference)).stored.acts.length !== seen) throw late()
    return refused(plan.refusal)
  }
  const act = actOf(reference, looked.stored, { note, seen, repeat, act: todo.act })
  if (!plan.isOutside)
    return answerOf(settled(await doAct(db, pass, 'carry_out', { ...act, ...plan.change, configuration: rules.version, isOutside: false })))
  if (note === '') return refused('note-missing')
  const wanted = {
    proposed: todo.act,
    rule: plan.against,
    newDeadline: todo.act === 'refuse' ? null : plan.change['newDeadline'],
    reason: 'reason' in todo ? todo.reason : '',
  }
  return answerOf(settled(await doAct(db, pass, 'propose', { ...act, ...wanted, act: 'propose', proposal: randomUUID() })))
}

/** The second person: carries out what somebody else proposed, or turns it down. */
export async function settle(
  needs: ActNeeds,
  { pass, key }: Called,
  input: InputOf<typeof settleProposal>,
): Promise<{ kind: 'done' | 'rejected' } | Refused> {
  const { db, rules } = needs
  const { id, reference, isApproved, note } = input
  const repeat = repeatOf(key, input)
  const known = await doAct(db, pass, 'answered', repeat)
  if (known) return { kind: settled(known).kind === 'rejected' ? 'rejected' : 'done' }
  const looked = await lookAt(db, rules, pass, reference)
  const { proposal, acts } = looked.stored
  if (proposal?.id !== id) throw late()
  const act = { ...actOf(reference, looked.stored, { note, seen: acts.length, repeat, act: 'reject' }), proposal: id }
  if (!isApproved) {
    settled(await doAct(db, pass, 'turn_down', act))
    return { kind: 'rejected' }
  }
  const plan = planOf(proposedTodo(proposal), looked, rules)
  if ('refusal' in plan) return refused(plan.refusal)
  settled(await doAct(db, pass, 'carry_out', { ...act, ...plan.change, act: proposal.act, configuration: rules.version, isOutside: true }))
  return { kind: 'done' }
}

function proposedTodo({ act, newDeadline, reason }: NonNullable<StoredMatter['proposal']>): Todo {
  if (act === 'refuse') return { act, reason: reason as Extract<Todo, { act: 'refuse' }>['reason'] } // one of the catalogue when it was proposed
  if (act === 'withdraw') return { act }
  if (newDeadline === null) throw new Error('a proposal to move a deadline has a day')
  return { act, day: newDeadline }
}

type ActParts = { readonly note: string; readonly seen: number; readonly repeat: Repeat; readonly act: string }

function actOf(reference: string, { id, period, pid, legalForm }: StoredMatter, { repeat, ...parts }: ActParts) {
  return { matter: reference, request: id, period, pid, legalForm, act_id: randomUUID(), ...parts, ...repeat }
}

export async function lookAt<Tables>(db: Kysely<Tables>, rules: OfficeRules, pass: Pass, reference: string): Promise<Looked> {
  const stored = await readStored(db, pass, reference)
  if (stored === undefined) throw new Problem('not-allowed', 'Your role at the tax office does not allow this.')
  if (stored === 'none') throw new Problem('not-found', 'There is no such request.')
  const { legalForm, pid, period, waiting } = stored
  const shown = waiting && !waiting.isEntered ? waiting : 'office'
  const asked = { legalForm, pid, period, shown } as const
  const standing = await rules.standing(db, { ...asked, receivedAt: new Date(stored.receivedAt) })
  const enteredAt = stored.acts.find(({ act }) => act === 'enter')?.at
  const asEntered = enteredAt === undefined ? standing : await rules.standing(db, { ...asked, receivedAt: new Date(enteredAt) })
  return { stored, standing, asEntered, today: rules.dayAt(new Date(stored.moment)) }
}

function refused(refusal: Refusal): Refused {
  return { kind: 'refused', refusal }
}

function answerOf({ kind, rule = '' }: Done): { kind: 'done' } | { kind: 'proposed'; rule: string } {
  return kind === 'proposed' ? { kind, rule } : { kind: 'done' }
}

function late(): Problem {
  return new Problem('conflict', 'Somebody else has acted on this in the meantime. Nothing was changed; please look again.')
}

/** The database says nothing to who may not, whatever the gate thought. */
function settled(done: Done | undefined): Done {
  if (!done) throw new Problem('not-allowed', 'Your role at the tax office does not allow this.')
  if (done.kind === 'late') throw late()
  if (done.kind === 'key-reused') throw new Problem('key-reused', 'This key was used for something else.')
  return done
}
