import { fill } from '../../../../kit/texts.ts'
import type { formTexts } from '../../form-texts.ts'
import { needsUid, type EntityProof } from '../../rules.ts'
import type { Draft } from './draft.ts'

/** What the form changed by itself, in words for people who listen; empty when it changed nothing. */
export function spokenChange(before: Draft, after: Draft, texts: typeof formTexts, entityProof: EntityProof): string {
  if (after.deadlineNote === before.deadlineNote || after.deadlineNote?.kind !== 'recomputed') return ''
  const isSwitched = after.legalForm !== before.legalForm
  return [
    isSwitched ? (after.legalForm === 'natural-person' ? texts.birthAdded : texts.birthRemoved) : '',
    isSwitched && needsUid(after.legalForm, entityProof) ? texts.uidAdded : '',
    isSwitched && needsUid(before.legalForm, entityProof) ? texts.uidRemoved : '',
    isSwitched && after.period !== before.period ? fill(texts.periodChanged, { period: after.period }) : '',
    recomputedText(after, texts),
  ]
    .filter(Boolean)
    .join(' ')
}

export function recomputedText({ deadline, deadlineNote, period }: Draft, texts: typeof formTexts): string {
  if (deadlineNote?.kind !== 'recomputed') return ''
  return deadlineNote.isMaximum ? fill(texts.recomputedMaximum, { date: deadline, period }) : fill(texts.recomputed, { date: deadline })
}
