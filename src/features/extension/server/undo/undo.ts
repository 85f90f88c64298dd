import { randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isWorkingDay } from '../../../../kit/holidays.ts'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import type { Asked } from '../../../../platform/asking.ts'
import type { Answer } from '../../contract.ts'
import { ruleTexts } from '../../decision-texts.ts'
import { newCode, newReference, periodOf } from '../../reference.ts'
import { decisionTexts } from '../../texts.ts'
import type { Undo } from '../../undo-contract.ts'
import { undoRefusal, type UndoRefusal } from '../../undo.ts'
import { takenBackRule } from '../../verdict.ts'
import { findByReference, storedAnswer, type Stored } from '../answer-store.ts'
import { closed, type Closing } from '../closing.ts'
import type { Configuration } from '../decision/configuration.ts'
import { createTurns } from '../gateway/turns.ts'
import type { Guard } from '../guessing/guard.ts'
import { repeatOfUndo, type Repeat } from '../repeat.ts'
import type { ExtensionTables } from '../tables.ts'
import type { Answered } from '../tax-system.ts'
import { readUndoFacts, takeBack, takeKey } from './undo-store.ts'

type Needs = {
  readonly db: Kysely<ExtensionTables>
  readonly canton: string
  readonly configuration: Pick<Configuration, 'version' | 'holidays'>
  readonly guard: Guard
  readonly closing: Closing
}

/** Takes back what was granted, and answers as the receipt does from then on; or says why not. Guarded against guessing like a request. */
export type TakeBack = (undo: Undo, asked: Asked) => Promise<Answer>

export function createUndo(needs: Needs): TakeBack {
  const { guard, closing } = needs
  // One number after the other, so that guesses cannot outrun their count.
  const inTurn = createTurns(8)
  return async (undo, asked) => {
    const texts = closing.texts()
    if (texts) throw closed(texts, asked)
    const repeat = asked.key === undefined ? undefined : repeatOfUndo(asked.key, undo)
    return guard.pass(undo, asked, async (isOnlyStamped) => {
      // Nothing may be told today, and here there is nothing to decide later.
      if (isOnlyStamped) throw new Problem('too-many', 'Too many requests. Please try again later.', { retryAfterSeconds: 3600 })
      return inTurn(undo.pid, () => answerTo(undo, repeat, needs))
    })
  }
}

async function answerTo(undo: Undo, repeat: Repeat | undefined, needs: Needs): Promise<Answered> {
  const { db, canton, guard } = needs
  const key = repeat && (await takeKey(db, canton, repeat))
  const [stored, known] = [
    await findByReference(db, canton, undo.reference),
    await readUndoFacts(db, canton, undo, { repeat, locks: guard.locks }),
  ]
  // A request bears this key, or another try does.
  if (known.sameKey || key === 'other') throw new Problem('key-reused', decisionTexts.malformed)
  const own = stored && isCodeOf(stored, undo.code) ? stored : undefined
  if (own?.legalForm === 'legal-entity') return refused('U1')
  const isLocked = known.facts.isLocked || guard.isLocked('natural-person', undo.pid)
  const isKnown = own?.pid === undo.pid && !isLocked && known.facts.person?.birthDate === undo.birthDate
  // The same for a wrong birth date, a wrong code and a locked number.
  if (!own || !isKnown) return { answer: { kind: 'rejected', message: ruleTexts.personUnknown, rule: 'I1' }, isMiss: key !== 'same' }
  return settle(own, undo.birthDate, known.receivedAt, needs)
}

/** Whoever asks is who they say, and holds the receipt. */
async function settle(own: Stored, birthDate: PlainDate, now: Date, { db, canton, configuration }: Needs): Promise<Answered> {
  // Two at once are one, whichever key they bear.
  if (own.rule === takenBackRule) return told(own)
  if (own.kind !== 'decided') return refused('U2')
  const refusal = undoRefusal(own, now)
  if (refusal) return refused(refusal)
  const period = periodOf(own.reference)
  const random = randomBytes(17)
  await takeBack(db, canton, {
    of: own.reference,
    period,
    birthDate,
    id: randomUUIDv7(),
    reference: newReference(period, random.subarray(0, 9)),
    code: newCode(random.subarray(9)),
    message: takenBackText(own.oldDeadline, configuration.holidays),
    configuration: configuration.version,
  })
  const after = await findByReference(db, canton, own.reference)
  return after?.rule === takenBackRule ? told(after) : refused('U5')
}

function told(stored: Stored): Answered {
  return { answer: storedAnswer(stored), isMiss: false }
}

function refused(rule: UndoRefusal): Answered {
  return { answer: { kind: 'rejected', message: refusals[rule], rule }, isMiss: false }
}

const refusals: Readonly<Record<UndoRefusal, string>> = {
  U1: 'Verlängerungen von Firmen machen wir nicht online rückgängig. Bitte wenden Sie sich an das Steueramt.',
  U2: 'Mit diesem Beleg wurde keine Frist online verlängert. Es gibt nichts rückgängig zu machen.',
  U3: 'Eine Verlängerung kann nur in den ersten 24 Stunden online rückgängig gemacht werden. Bitte wenden Sie sich an das Steueramt.',
  U4: 'Die frühere Frist ist schon vorbei. Darum bleibt die Frist verlängert. Bitte wenden Sie sich bei Fragen an das Steueramt.',
  U5: 'Zu diesem Steuerfall wurde seither neu entschieden. Bitte wenden Sie sich an das Steueramt.',
}

function takenBackText(day: PlainDate, holidays: readonly string[]): string {
  const text = fill(ruleTexts.takenBack, { deadline: dottedDate(day) })
  return isWorkingDay(day, holidays) ? text : `${text} ${ruleTexts.freeDay}`
}

function isCodeOf(stored: Stored, code: string): boolean {
  return timingSafeEqual(Buffer.from(stored.code), Buffer.from(code))
}
