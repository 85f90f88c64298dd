import { sql, type Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { inLanguage } from '../../../kit/texts.ts'
import type { Asked } from '../../../platform/asking.ts'
import { describeFailure, type Log } from '../../../platform/log.ts'
import { preparedClosing, type ClosedTexts } from '../closing-texts.ts'
import { findByReference, storedAnswer } from './answer-store.ts'
import { repeatOf } from './repeat.ts'
import type { Submit } from './submit/submit.ts'
import type { ExtensionTables } from './tables.ts'

/** Whether the office has closed the online service. Kept in mind, so that asking costs nothing. */
export type Closing = {
  readonly texts: () => ClosedTexts | undefined
  /** Looks again; called at the start and whenever the database tells of a change. */
  readonly refresh: () => Promise<void>
}

const pauseMilliseconds = 500

export function createClosing(db: Kysely<ExtensionTables>, canton: string, log: Log): Closing {
  let texts: ClosedTexts | undefined
  let reading = Promise.resolve()

  async function look(): Promise<void> {
    const { rows } = await sql<{ texts: Partial<ClosedTexts> }>`select texts from extension.closing where canton = ${canton}`.execute(db)
    texts = rows[0] && { ...preparedClosing, ...rows[0].texts }
  }

  // One look after the other: an older one must not have the last word.
  async function refresh(): Promise<void> {
    reading = reading.then(look).catch((error: unknown) => {
      log('database-lost', { connection: 'closing', ...describeFailure(error) })
      setTimeout(() => void refresh(), pauseMilliseconds).unref()
    })
    return reading
  }

  return { texts: () => texts, refresh }
}

const minutes = 10

/** Answers nothing new while the service is closed. What was stored before is still told to whoever brings its key again. */
export function unlessClosed(submit: Submit, closing: Closing, db: Kysely<ExtensionTables>, canton: string): Submit {
  return async (request, asked) => {
    const texts = closing.texts()
    if (!texts) return submit(request, asked)
    const reference = asked.key === undefined ? undefined : await referenceOf(db, canton, repeatOf(asked.key, request))
    const stored = reference === undefined ? undefined : await findByReference(db, canton, reference)
    if (stored) return storedAnswer(stored)
    throw closed(texts, asked)
  }
}

export function closed(texts: ClosedTexts, { language = 'de' }: Asked): Problem {
  return new Problem('closed', inLanguage(texts, language), { retryAfterSeconds: minutes * 60 })
}

async function referenceOf(
  db: Kysely<ExtensionTables>,
  canton: string,
  { keyHash, fingerprint }: ReturnType<typeof repeatOf>,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    select reference from extension.request where canton = ${canton} and key_hash = ${keyHash} and fingerprint = ${fingerprint}
      and reference is not null limit 1`.execute(db)
  return rows[0]?.reference
}
