import { call } from '../../../../shell/call.ts'
import { mostIds } from '../../../../kit/list-contract.ts'
import { restoreMails, setFolder, toggleLabel, updateMail, updateMails } from '../../contract.ts'
import type { MailState } from '../../mail.ts'
import { stateOf, type MailChange } from './mail-change.ts'

type Way = { readonly keepalive: boolean }

/** Tells the server of a change, by the call that is made for it. */
export async function sendChange(change: MailChange, way: Way): Promise<void> {
  for (let from = 0; from < change.before.length; from += mostIds) {
    await sendPart(change, change.before.slice(from, from + mostIds), way)
  }
}

async function sendPart(change: MailChange, part: readonly MailState[], way: Way): Promise<unknown> {
  const selectedMailIds = part.map(({ id }) => id)
  const [first] = selectedMailIds
  switch (change.kind) {
    case 'mark':
      return selectedMailIds.length === 1 && first !== undefined
        ? call(updateMail, { id: first, ...change.marks }, way)
        : call(updateMails, { selectedMailIds, changes: change.marks }, way)
    case 'move':
      return call(setFolder, { selectedMailIds, folderId: change.folder }, way)
    case 'label': {
      // The call turns each one around, so only those go along that are not yet as wanted.
      const others = part.filter(({ labels }) => labels.includes(change.labelId) !== change.isOn).map(({ id }) => id)
      return others.length === 0 ? undefined : call(toggleLabel, { selectedMailIds: others, labelId: change.labelId }, way)
    }
    case 'restore':
      return call(restoreMails, { mails: part.map(stateOf) }, way)
  }
}
