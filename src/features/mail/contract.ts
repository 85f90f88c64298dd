import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { ColorEntries, IconEntries, Changed, count, Id, Ids, idsBytes, part, SearchText, Yes } from '../../kit/list-contract.ts'
import { Draft, FilterHandle, FolderHandle, FolderId, LabelHandle, LabelId, Mail, MailState, Person } from './mail.ts'

const address = '/api/mail-app'
const common = { access: 'signed-in' } as const
const bulk = { ...common, method: 'POST', mostBytes: idsBytes } as const
/** A mail as large as it may be, as JSON. */
const draftBytes = 4 * 1024 * 1024

/** Which mails: spec, one of the three handles, the inbox if none; then what is searched in them. */
const which = {
  labelHandle: z.optional(LabelHandle),
  filterHandle: z.optional(FilterHandle),
  folderHandle: z.optional(FolderHandle),
  q: SearchText,
  threadId: z.optional(Id),
}

export const listMails = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/mails`,
  summary: 'Mails of a folder, filter or label, the newest first, 50 at a time',
  input: z.object({ ...which, ...part, brief: Yes }),
  output: z.array(Mail),
})
export const readMail = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/mail`,
  summary: 'One mail',
  input: z.object({ mailId: Id }),
  output: Mail,
})
export const listFolders = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/folders`,
  summary: 'The folders',
  input: z.object({}),
  output: IconEntries,
})
export const listFilters = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/filters`,
  summary: 'The filters',
  input: z.object({}),
  output: IconEntries,
})
export const listLabels = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/labels`,
  summary: 'The labels',
  input: z.object({}),
  output: ColorEntries,
})

const Count = z.object({ id: z.number(), total: z.number(), unread: z.number() })
export const countMails = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/counts`,
  summary: 'How many mails there are and how many of them are unread, by folder, filter and label',
  input: z.object({}),
  output: z.object({ folders: z.array(Count), filters: z.array(Count), labels: z.array(Count) }),
})
export const listMailStates = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/mail-states`,
  summary: 'The states of all mails of a list, 10,000 at most: for acting on a whole result',
  input: z.object({ ...which, limit: z.optional(count(10_000)) }),
  output: z.array(MailState),
})

export const updateMail = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/update-mail`,
  summary: 'Changes what can change about a mail; a whole mail may be sent too',
  mostBytes: draftBytes,
  input: z.extend(z.partial(MailState), { id: Id }),
  output: Mail,
})
export const updateMails = endpoint({
  ...bulk,
  path: `${address}/update-mails`,
  summary: 'Marks several mails',
  input: z.object({
    selectedMailIds: Ids,
    changes: z.partial(z.pick(MailState, { read: true, starred: true, important: true })),
  }),
  output: Changed,
})
export const setFolder = endpoint({
  ...bulk,
  path: `${address}/set-folder`,
  summary: 'Moves mails to a folder',
  input: z.object({ selectedMailIds: Ids, folderId: FolderId }),
  output: Changed,
})
export const toggleLabel = endpoint({
  ...bulk,
  path: `${address}/toggle-label`,
  summary: 'Puts a label on each mail that has it not, and takes it from the others',
  input: z.object({ selectedMailIds: Ids, labelId: LabelId }),
  output: Changed,
})
export const deleteMails = endpoint({
  ...bulk,
  path: `${address}/delete-mails`,
  summary: 'Deletes mails in the trash for good',
  input: z.object({ selectedMailIds: Ids }),
  output: Changed,
})
export const restoreMails = endpoint({
  ...bulk,
  path: `${address}/restore-mails`,
  summary: 'Brings mails back into the states they had: undo',
  mostBytes: 2 * 1024 * 1024,
  input: z.object({ mails: z.array(MailState).check(z.minLength(1), z.maxLength(10_000)) }),
  output: Changed,
})

export const saveDraft = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/save-draft`,
  summary: 'Keeps a mail that is being written',
  mostBytes: draftBytes,
  input: Draft,
  output: Mail,
})
export const sendMail = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/send-mail`,
  summary: 'Sends a mail in 15 seconds, until when it can be taken back',
  mostBytes: draftBytes,
  input: Draft,
  output: Mail,
})
export const unsendMail = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/unsend-mail`,
  summary: 'Takes back a mail that has not gone yet; it is a draft again',
  input: z.object({ mailId: Id }),
  output: Mail,
})
export const readSender = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/sender`,
  summary: 'From which address this account writes, and whether it is proved: only then mail is sent and received',
  input: z.object({}),
  output: z.object({ email: z.string(), isProved: z.boolean() }),
})
export const findAddresses = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/addresses`,
  summary: 'People of the address book and the workspace whose name or address goes on like this, 10 at most',
  input: z.object({ q: z.string().check(z.maxLength(100)) }),
  output: z.array(Person),
})
export const listTrustedSenders = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/trusted-senders`,
  summary: 'Whose pictures from elsewhere may be shown',
  input: z.object({}),
  output: z.array(z.string()),
})
export const trustSender = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/trust-sender`,
  summary: 'Lets a sender show pictures from elsewhere, or no longer',
  input: z.object({ email: z.string().check(z.minLength(3), z.maxLength(320)), isTrusted: z.boolean() }),
  output: z.array(z.string()),
})

export const readPictureRules = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/picture-rules`,
  summary: 'Whether this installation fetches pictures that mails point to elsewhere',
  input: z.object({}),
  output: z.object({ mayShow: z.boolean() }),
})
export const readPicture = endpoint({
  ...common,
  method: 'POST',
  onlyReads: true,
  path: `${address}/picture`,
  summary: 'A picture from elsewhere that a mail shows, fetched by the server so that the sender learns nothing about the reader',
  produces: 'application/octet-stream',
  input: z.object({ mailId: Id, address: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  output: z.custom<FileAnswer>(),
})

export const importMails = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/import-mails`,
  summary: 'Takes in an uploaded file with one message (EML) or several (MBOX); the same message twice is there once',
  input: z.object({ importId: Id, fileId: Id, folderHandle: z.optional(FolderHandle) }),
  output: z.object({ added: z.number(), known: z.number() }),
})
export const undoImport = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/undo-import`,
  summary: 'Deletes what came with an import',
  input: z.object({ importId: Id }),
  output: Changed,
})
export const exportMails = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/export`,
  watched: 'mail-export',
  summary: 'Mails as mail programs keep them: one as EML, several as MBOX',
  produces: 'application/octet-stream',
  mostBytes: idsBytes,
  input: z.object({ selectedMailIds: z.array(Id).check(z.minLength(1), z.maxLength(500)), format: z.enum(['eml', 'mbox']) }),
  output: z.custom<FileAnswer>(),
})
