import { callForFile } from '../../../../shell/file-calls.ts'
import { downloadBlob, downloadText } from '../../../../shell/parts/transfer/download.ts'
import { exportMails } from '../../contract.ts'
import type { Mail } from '../../mail.ts'
import type { WhichMails } from '../mail-place.ts'
import { fetchIds, fetchMbox, fetchRows } from './fetch-mails.ts'
import { mailsAsCsv } from './mail-table.ts'
import type { texts as original } from './texts.ts'

export type Wish = { readonly what: 'chosen' | 'all'; readonly format: 'mbox' | 'eml' | 'csv' }

type Export = {
  readonly wish: Wish
  readonly place: WhichMails
  readonly chosenIds: readonly string[]
  /** What the list has already. */
  readonly rows: readonly Mail[]
  readonly texts: Readonly<Record<keyof typeof original, string>>
}

/** Fetches what is wished and gives it to the reader; how many messages it were. */
export async function saveExport(
  { wish, place, chosenIds, rows, texts }: Export,
  fetching: Parameters<typeof fetchMbox>[1],
): Promise<number> {
  const name = `mail-${place.folderHandle ?? place.filterHandle ?? place.labelHandle ?? 'inbox'}`
  const isChosen = wish.what === 'chosen'
  if (wish.format === 'csv') {
    const chosen = new Set(chosenIds)
    const known = rows.filter(({ id }) => chosen.has(id))
    // Chosen rows may lie further down than the list has read.
    const isKnown = isChosen && known.length === chosen.size
    const all = isKnown ? known : (await fetchRows(place, fetching)).filter(({ id }) => !isChosen || chosen.has(id))
    if (all.length > 0) downloadText(`${name}.csv`, mailsAsCsv(all, texts), 'text/csv')
    return all.length
  }
  const ids = isChosen ? chosenIds : await fetchIds(place, fetching.signal)
  if (ids.length === 0) return 0
  if (wish.format === 'eml')
    downloadBlob(`${name}.eml`, await callForFile(exportMails, { selectedMailIds: [...ids], format: 'eml' }, fetching.signal))
  else downloadBlob(`${name}.mbox`, await fetchMbox(ids, fetching))
  return ids.length
}
