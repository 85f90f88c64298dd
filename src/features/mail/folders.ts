/** Spec: the folders of a mailbox and their ids. */
export const folders = [
  { id: 0, handle: 'inbox', title: 'Inbox', icon: 'inbox' },
  { id: 1, handle: 'sent', title: 'Sent', icon: 'send' },
  { id: 2, handle: 'drafts', title: 'Drafts', icon: 'email_open' },
  { id: 3, handle: 'spam', title: 'Spam', icon: 'error' },
  { id: 4, handle: 'trash', title: 'Trash', icon: 'delete' },
] as const
export const filters = [
  { id: 0, handle: 'starred', title: 'Starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Important', icon: 'label' },
] as const
export const labels = [
  { id: 0, handle: 'note', title: 'Note', color: '#7CB342' },
  { id: 1, handle: 'paypal', title: 'Paypal', color: '#D84315' },
  { id: 2, handle: 'invoice', title: 'Invoice', color: '#607D8B' },
  { id: 3, handle: 'amazon', title: 'Amazon', color: '#03A9F4' },
] as const

export type FolderHandle = (typeof folders)[number]['handle']
export type FilterHandle = (typeof filters)[number]['handle']
export type LabelHandle = (typeof labels)[number]['handle']
export const folderIds = { inbox: 0, sent: 1, drafts: 2, spam: 3, trash: 4 } as const
