import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMails, addThings } from '../../../../scripts/access/things.ts'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aFile, aFolder } from '../../../../scripts/testing/files.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { foundEntries, lostRows, workspaceRows, type WorkspaceRows } from '../../../../scripts/testing/workspace-rows.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { workspaceSamples } from '../../../main/apps.server.ts'
import { tidyJob } from '../../../platform/tidy.ts'
import { saveStepNote, updateProgress } from '../../academy/contract.ts'
import { getChat, sendMessage } from '../../chat/contract.ts'
import { toggleStarredContact, updateContact } from '../../contacts/contract.ts'
import { moveFiles, setStarred } from '../../file-manager/contract.ts'
import { readSeller, saveSeller } from '../../invoice/contract.ts'
import { toggleLabel } from '../../mail/contract.ts'
import { createNote, updateNote } from '../../notes/contract.ts'
import { newCard, orderCards, readBoard, setChecked } from '../../scrumboard/contract.ts'
import { search } from '../../search/contract.ts'
import { newTodo, updateTodo } from '../../todo/contract.ts'
import { clearSamples, countSamples, hidePart, keepSamples, readStart, restoreSamples } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ samples: workspaceSamples })
})
afterAll(() => server.app.close())

/** The id of any row of a table that came with the workspace. */
async function aSample(source: string, { workspaceId }: TestAccount, condition = 'true'): Promise<string> {
  const { rows } = await server.database.owner.query<{ id: string }>(
    `select t.id from platform.sample_row s join ${source} t on t.workspace_id = s.workspace_id and t.id = s.id
     where s.workspace_id = $1 and s.source = $2 and ${condition} order by t.id`,
    [workspaceId, source],
  )
  const { id } = rows[randomInt(rows.length)] ?? {}
  if (id === undefined) throw new Error(`there is no such sample in ${source}`)
  return id
}

type Own = {
  readonly boardId: string
  readonly cardId: string
  readonly folderId: string
  readonly contactId: string
  readonly labelId: string
}

/** Somebody has worked in all apps: own things, own things in the samples, and samples that were changed. */
async function aWorkedInWorkspace(): Promise<{ readonly anna: TestAccount; readonly own: Own }> {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const { owner } = server.database
  await addThings(owner, anna.workspaceId, 'OWN')
  await addMails(owner, { workspaceId: anna.workspaceId, accountId: anna.id }, 'OWN')
  const call = <E extends Parameters<typeof answerTo>[2]>(endpoint: E, input = {}, by = anna) => answerTo(server, by, endpoint, input)

  // Own things in samples.
  const boardId = await aSample('scrumboard.board', anna)
  const board = await call(readBoard, { boardId })
  const [label] = board.labels
  const listId = board.lists[randomInt(board.lists.length)]?.id ?? ''
  const { card } = await call(newCard, { boardId, listId, data: { name: 'OWN card', idLabels: [label?.id], idMembers: [] } })
  const folderId = await aSample('file_manager.entry', anna, "t.type = 'folder'")
  await aFile(server, anna, { name: 'own.txt', parentId: folderId })
  const contactId = await aSample('chat.contact', anna)
  const { chat } = await call(getChat, { contactId })
  await call(sendMessage, { chatId: chat.id, contactId, message: { message: 'OWN words' } })
  const courseId = await aSample('academy.course', anna)
  const { rows } = await owner.query<{ step_ids: string[] }>('select step_ids from academy.course where workspace_id = $1 and id = $2', [
    anna.workspaceId,
    courseId,
  ])
  await call(saveStepNote, { courseId, stepId: rows[0]?.step_ids[0], text: 'OWN words' })

  // Samples that were ticked, moved, starred and changed; marks on them.
  await call(updateTodo, { id: await aSample('todo.todo', anna, 'not t.completed'), completed: true }, beat)
  await call(updateContact, { contact: { id: await aSample('contacts.contact', anna), nickname: 'changed' } })
  await call(toggleStarredContact, { contactId: await aSample('contacts.contact', anna) }, beat)
  await call(updateNote, { note: { id: await aSample('notes.note', anna), title: 'changed' } })
  await call(toggleLabel, { selectedMailIds: [await aSample('mail.mail', anna)], labelId: 1 })
  await call(setStarred, { fileIds: [await aSample('file_manager.entry', anna)], starred: true }, beat)
  const ownFolder = await aFolder(server, anna, 'OWN folder')
  const moved = await aSample('file_manager.entry', anna, `t.type = 'folder' and t.id <> '${folderId}'`)
  await call(moveFiles, { fileIds: [moved], folderId: ownFolder })
  await call(updateProgress, { id: await aSample('academy.course', anna), activeStep: 1 }, beat)
  const other = board.cards.find(({ checklists }) => checklists.length > 0)
  const item = other?.checklists[0]?.checkItems[0]
  if (other && item) await call(setChecked, { boardId, cardId: other.id, checkItemId: item.id, checked: !item.checked })
  const lists = board.lists.map(({ id, idCards }, at) => ({ id, name: 'x', idCards: at === 0 ? idCards.toReversed() : idCards }))
  await call(orderCards, { boardId, lists, movedIds: board.lists[0]?.idCards.slice(0, 1) ?? [] })
  return { anna, own: { boardId, cardId: card.id, folderId, contactId, labelId: label?.id ?? '' } }
}

const rowOf = (rows: WorkspaceRows, lost: string): string | undefined =>
  rows.get(lost.split(' ')[0] ?? '')?.get(lost.slice(lost.indexOf(' ') + 1))

/** What is gone although it is neither a sample nor a mark on one, and what is not as it was although it stayed. */
async function wrongChanges(before: WorkspaceRows, after: WorkspaceRows, { workspaceId }: TestAccount): Promise<readonly string[]> {
  const { rows: samples } = await server.database.owner.query<{ id: string }>(
    'select id from platform.sample_row where workspace_id = $1 and id is not null',
    [workspaceId],
  )
  const sampleIds = samples.map(({ id }) => id)
  const marks =
    /^(contacts\.(star|use|group_member)|scrumboard\.subscription|chat\.reading|file_manager\.(mark|event)|help\.revision|academy\.progress) /
  // Counted by triggers: held against the rows by tests of their own.
  const counted = /^(e_commerce\.(tally|figure_\w+)|file_manager\.room) /
  return lostRows(before, after).filter((lost) => {
    const [name = ''] = lost.split(' ')
    const key = lost.slice(name.length + 1)
    // Of these there is only one, which is a sample until it is filled in.
    if (counted.test(lost) || name === 'invoice.seller') return false
    const isGone = !after.get(name)?.has(key)
    if (isGone) return !sampleIds.some((id) => key.includes(id) || (marks.test(lost) && (before.get(name)?.get(key) ?? '').includes(id)))
    // The size of a folder is what is in it.
    return !(name === 'file_manager.entry' && (before.get(name)?.get(key) ?? '').includes('"type": "folder"'))
  })
}

it('clears the samples and nothing else, and brings them back as they were', { timeout: 240_000 }, async () => {
  const { anna, own } = await aWorkedInWorkspace()
  const { owner } = server.database
  const [before, found] = [await workspaceRows(owner, anna.workspaceId), await foundEntries(owner, anna.workspaceId)]

  expect(await answerTo(server, anna, clearSamples)).toEqual({ changed: 1 })
  const after = await workspaceRows(owner, anna.workspaceId)

  expect(await wrongChanges(before, after, anna)).toEqual([])
  const left = await owner.query<{ source: string; id: string }>(
    'select source, id from platform.sample_row s where workspace_id = $1 and id = any (select unnest(kept_ids) from platform.sample_state where workspace_id = $1)',
    [anna.workspaceId],
  )
  const stillThere = left.rows.filter(({ source, id }) => [...(after.get(source)?.keys() ?? [])].some((key) => key.includes(id)))
  // There may have been a conversation with the person written to.
  const kept = new Set(stillThere.flatMap(({ source }) => (source === 'chat.chat' ? [] : source)))
  expect([...kept].toSorted()).toEqual(
    ['academy.course', 'chat.contact', 'file_manager.entry', 'scrumboard.board', 'scrumboard.label', 'scrumboard.list'].toSorted(),
  )
  const board = await answerTo(server, anna, readBoard, { boardId: own.boardId })
  expect(board.cards.map(({ id }) => id)).toEqual([own.cardId])
  expect(board.labels.map(({ id }) => id)).toEqual([own.labelId])
  expect((await answerTo(server, anna, getChat, { contactId: own.contactId })).chat.dialog.map(({ message }) => message)).toEqual([
    'OWN words',
  ])
  expect((await answerTo(server, anna, search, { q: 'Sonnenhof' })).map(({ title }) => title)).toEqual([])

  expect(await answerTo(server, anna, restoreSamples)).toEqual({ changed: 1 })
  const again = await workspaceRows(owner, anna.workspaceId)
  const lost = lostRows(before, again)
  expect(lost.map((each) => [each, rowOf(before, each), rowOf(again, each)])).toEqual([])
  // Counts are kept as a list of changes; their sums are what holds.
  expect(lostRows(again, before).filter((each) => !each.startsWith('e_commerce.tally '))).toEqual([])
  expect(await foundEntries(owner, anna.workspaceId)).toEqual(found)
})

it('the comparison would find an own row that is gone, and one that has changed', async () => {
  const anna = await anAccount(server)
  const { owner } = server.database
  const todo = await answerTo(server, anna, newTodo, { title: 'OWN' })
  const note = await answerTo(server, anna, createNote, { note: { title: 'OWN' } })
  const before = await workspaceRows(owner, anna.workspaceId)

  await owner.query('delete from todo.todo where id = $1', [todo.id])
  await owner.query("update notes.note set title = 'changed' where id = $1", [note.id])
  const wrong = await wrongChanges(before, await workspaceRows(owner, anna.workspaceId), anna)

  expect(wrong.map((each) => each.split(' ')[0])).toEqual(['notes.note', 'todo.todo'])
})

it('says before how many entries of each app will go', async () => {
  const anna = await anAccount(server)
  await answerTo(server, anna, newTodo, { title: 'OWN' })

  const counts = new Map((await answerTo(server, anna, countSamples)).map(({ app, entries }) => [app, entries]))

  expect([counts.get('todo'), counts.get('contacts'), counts.get('calendar'), counts.get('academy')]).toEqual([20, 27, 16, 18])
})

it('keeps what an admin entered as the sender of invoices', async () => {
  const [anna, berta] = [await anAccount(server), await anAccount(server)]
  const seller = await answerTo(server, anna, readSeller)
  await answerTo(server, anna, saveSeller, { seller: { ...seller, title: 'Own Ltd' } })

  for (const admin of [anna, berta]) await answerTo(server, admin, clearSamples)

  expect((await answerTo(server, anna, readSeller)).title).toBe('Own Ltd')
  expect((await answerTo(server, berta, readSeller)).title).toBe('')
})

it('only admins clear, and another workspace keeps its samples', async () => {
  const [anna, carla] = [await anAccount(server), await anAccount(server)]
  const beat = await aColleague(server, anna)
  const before = await workspaceRows(server.database.owner, carla.workspaceId)

  for (const endpoint of [clearSamples, restoreSamples, keepSamples]) {
    expect((await ask(server, beat, endpoint, { isOn: true })).statusCode).toBe(403)
  }
  await answerTo(server, anna, clearSamples)

  expect(lostRows(before, await workspaceRows(server.database.owner, carla.workspaceId))).toEqual([])
  expect(await answerTo(server, anna, clearSamples)).toEqual({ changed: 0 })
  expect(await answerTo(server, carla, restoreSamples)).toEqual({ changed: 0 })
})

it('the database itself lets nobody else clear', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const client = await server.database.pool.connect()

  await client.query('begin')
  await client.query("select set_config('app.workspace', $1, true), set_config('app.account', $2, true)", [anna.workspaceId, beat.id])

  await expect(client.query('select platform.clear_samples()')).rejects.toMatchObject({ code: '42501' })
  await client.query('rollback')
  client.release()
})

it('brings nothing back where something of the same name stands in the way, and changes nothing then', async () => {
  const anna = await anAccount(server)
  const { rows } = await server.database.owner.query<{ name: string }>(
    "select name from file_manager.entry where workspace_id = $1 and type = 'folder'",
    [anna.workspaceId],
  )
  await answerTo(server, anna, clearSamples)
  await aFolder(server, anna, rows[0]?.name ?? '')
  const before = await workspaceRows(server.database.owner, anna.workspaceId)

  expect((await ask(server, anna, restoreSamples)).statusCode).toBe(409)
  expect(await workspaceRows(server.database.owner, anna.workspaceId)).toEqual(before)
})

it('after a day what was cleared is gone for good', async () => {
  const anna = await anAccount(server)
  const { owner } = server.database
  await answerTo(server, anna, clearSamples)
  await tidyJob(owner).handle({})
  expect((await answerTo(server, anna, readStart)).samples).toBe('restorable')

  for (const table of ['sample_state', 'sample_archive']) {
    await owner.query(`update platform.${table} set cleared_at = cleared_at - interval '25 hours' where workspace_id = $1`, [
      anna.workspaceId,
    ])
  }
  await tidyJob(owner).handle({})

  expect((await answerTo(server, anna, readStart)).samples).toBe('none')
  expect(await answerTo(server, anna, restoreSamples)).toEqual({ changed: 0 })
  const { rows } = await owner.query('select from platform.sample_row where workspace_id = $1', [anna.workspaceId])
  expect(rows).toEqual([])
})

it('the line goes for oneself by closing it, and for everybody by keeping the samples', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const shown = async (by: TestAccount) => (await answerTo(server, by, readStart)).samples

  expect([await shown(anna), await shown(beat)]).toEqual(['shown', 'shown'])
  await answerTo(server, beat, hidePart, { part: 'samples', isOn: true })
  expect([await shown(anna), await shown(beat)]).toEqual(['shown', 'none'])
  await answerTo(server, beat, hidePart, { part: 'samples', isOn: false })
  await answerTo(server, anna, keepSamples, { isOn: true })
  expect([await shown(anna), await shown(beat)]).toEqual(['none', 'none'])
  await answerTo(server, anna, keepSamples, { isOn: false })
  expect([await shown(anna), await shown(beat)]).toEqual(['shown', 'shown'])
})
