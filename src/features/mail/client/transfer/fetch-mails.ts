import { mostRows } from '../../../../kit/list-contract.ts'
import { call } from '../../../../shell/call.ts'
import { callForFile } from '../../../../shell/file-calls.ts'
import { portionsOf } from '../../../../shell/parts/transfer/slices.ts'
import { exportMails, listMails, listMailStates } from '../../contract.ts'
import type { Mail } from '../../mail.ts'
import type { WhichMails } from '../mail-place.ts'

type Fetching = { readonly signal: AbortSignal; readonly onProgress: (done: number, total: number) => void }

/** So many at a time: a message may bring megabytes of files along. */
const portion = 100

/** Messages as one file for mail programs, the oldest first. */
export async function fetchMbox(ids: readonly string[], { signal, onProgress }: Fetching): Promise<Blob> {
  const parts: Blob[] = []
  let done = 0
  onProgress(0, ids.length)
  for (const selectedMailIds of portionsOf(ids.toReversed(), portion)) {
    parts.push(await callForFile(exportMails, { selectedMailIds: [...selectedMailIds], format: 'mbox' }, signal))
    done += selectedMailIds.length
    onProgress(done, ids.length)
  }
  return new Blob(parts, { type: 'application/mbox' })
}

/** All of a list, the newest first. */
export async function fetchIds(which: WhichMails, signal: AbortSignal): Promise<readonly string[]> {
  const states = await call(listMailStates, which, { signal })
  return states.map(({ id }) => id)
}

/** The same with what a list shows of each. */
export async function fetchRows(which: WhichMails, { signal, onProgress }: Fetching): Promise<readonly Mail[]> {
  const rows: Mail[] = []
  for (let isMore = true; isMore;) {
    const after = rows.at(-1)?.id
    const some = await call(listMails, { ...which, limit: mostRows, brief: 'true', ...(after === undefined ? {} : { after }) }, { signal })
    rows.push(...some)
    onProgress(rows.length, rows.length)
    isMore = some.length === mostRows
  }
  return rows
}
