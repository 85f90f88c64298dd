import {
  Download,
  FolderInput,
  Inbox,
  Mail as Closed,
  MailOpen,
  ShieldAlert,
  ShieldCheck,
  Star,
  Tag,
  Tags,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { folderIds } from '../../folders.ts'
import type { MailState } from '../../mail.ts'
import type { MailChanges } from './use-mail-changes.ts'
import type { texts as actTexts } from './texts.ts'

/** Something that can be done to mails. Bar, menus, keys and palette all show these. */
export type MailAction = {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly keys?: string
  readonly isDanger?: boolean
  readonly run: (mails: readonly MailState[]) => void
}

type ActionNeeds = {
  readonly texts: typeof actTexts
  readonly changes: MailChanges
  /** Of the list; nothing where it shows mails of several folders. */
  readonly folder: number | undefined
  readonly askMove: (mails: readonly MailState[]) => void
  readonly askLabels: (mails: readonly MailState[]) => void
  readonly download: (mails: readonly MailState[]) => void
  /** They are no longer here. */
  readonly onGone: (mails: readonly MailState[]) => void
}

/** The most used first. */
export function mailActions(needs: ActionNeeds): readonly MailAction[] {
  const { texts, folder, askMove, askLabels, download } = needs
  return [
    ...leaving(needs),
    { id: 'move', title: texts.move, icon: FolderInput, keys: 'v', run: askMove },
    { id: 'label', title: texts.label, icon: Tags, keys: 'l', run: askLabels },
    ...marking(needs),
    folder === folderIds.spam
      ? { id: 'not-spam', title: texts.notSpam, icon: ShieldCheck, keys: '!', run: moving(needs, folderIds.inbox) }
      : { id: 'spam', title: texts.reportSpam, icon: ShieldAlert, keys: '!', run: moving(needs, folderIds.spam) },
    { id: 'download', title: texts.download, icon: Download, run: download },
  ]
}

function moving({ changes, onGone }: ActionNeeds, folder: number): MailAction['run'] {
  return (mails) => {
    changes.move(mails, folder)
    onGone(mails)
  }
}

function leaving(needs: ActionNeeds): readonly MailAction[] {
  const { texts, changes, folder, onGone } = needs
  const toTrash = moving(needs, folderIds.trash)
  async function deleteForGood(mails: readonly MailState[]): Promise<void> {
    if (await changes.deleteForGood(mails)) onGone(mails)
  }
  // Only what lies in the trash already can go for good, wherever it was found.
  const run = (mails: readonly MailState[]): void =>
    mails.every((mail) => mail.folder === folderIds.trash) ? void deleteForGood(mails) : toTrash(mails)
  if (folder !== folderIds.trash) return [{ id: 'remove', title: texts.remove, icon: Trash2, keys: '#', run }]
  return [
    { id: 'restore', title: texts.restore, icon: Inbox, run: moving(needs, folderIds.inbox) },
    { id: 'remove', title: texts.deleteVerb, icon: Trash2, keys: '#', isDanger: true, run },
  ]
}

function marking({ texts, changes }: ActionNeeds): readonly MailAction[] {
  return [
    { id: 'read', title: texts.markRead, icon: MailOpen, keys: 'shift+i', run: (mails) => changes.mark(mails, { read: true }) },
    { id: 'unread', title: texts.markUnread, icon: Closed, keys: 'shift+u', run: (mails) => changes.mark(mails, { read: false }) },
    {
      id: 'star',
      title: texts.star,
      icon: Star,
      keys: 's',
      // Some with and some without: all get it first.
      run: (mails) => changes.mark(mails, { starred: !mails.every(({ starred }) => starred) }),
    },
    { id: 'important', title: texts.markImportant, icon: Tag, keys: '+', run: (mails) => changes.mark(mails, { important: true }) },
    { id: 'unimportant', title: texts.markUnimportant, icon: Tag, keys: '-', run: (mails) => changes.mark(mails, { important: false }) },
  ]
}
