import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { chatWith, says } from '../../../../scripts/testing/chats.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { declineInvitation } from '../../accounts/account-contract.ts'
import { invite, removeMember, revokeInvitation } from '../../accounts/workspace-contract.ts'
import { editMessage, getChat, removeMessage, restoreMessage } from '../../chat/contract.ts'
import { addComment, addPost, readTimeline, removePost, updateComment as updatePostComment } from '../../profile/contract.ts'
import type { Activity, NewCard } from '../../scrumboard/board.ts'
import {
  deleteBoard,
  newBoard,
  newCard,
  readBoard,
  removeCard,
  removeComment,
  removeList,
  restoreCard,
  restoreComment,
  restoreList,
  updateCard,
  updateComment,
} from '../../scrumboard/contract.ts'
import { countNotifications, listNotifications, markNotifications, saveSettings } from '../contract.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

/** A workspace of its own for a test, so that its notifications are the only ones. */
async function twoPeople(): Promise<void> {
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
}

const listFor = (account: TestAccount) => answerTo(server, account, listNotifications)
const linesFor = async (account: TestAccount) =>
  (await listFor(account)).map(({ kind, subject, excerpt }) => `${kind} ${subject} ${excerpt}`)
const comment = (message: string): Activity => ({
  id: randomUUID(),
  type: 'comment',
  idMember: anna.id,
  message,
  time: '2026-01-01T00:00:00.000Z',
})

async function aCard(data: Partial<NewCard> = {}) {
  const list = { id: randomUUID(), name: 'List', idCards: [] }
  const { id: boardId } = await answerTo(server, anna, newBoard, { board: { name: 'Plan', lists: [list] } })
  const { card } = await answerTo(server, anna, newCard, { boardId, listId: list.id, data: { name: 'Receipts', ...data } })
  const change = (fields: object, by = anna) => answerTo(server, by, updateCard, { boardId, card: { id: cardId, ...fields } })
  const cardId = card.id
  return { boardId, listId: list.id, cardId, change }
}

it('A6 a mention on a card reaches the person, with who, where and how it begins; whoever writes hears nothing', async () => {
  await twoPeople()
  const { boardId, cardId, change } = await aCard()

  await change({ activities: [comment('@Beat Beispiel and @Anna Muster: **out** today?')] })

  const [notification, ...others] = await listFor(beat)
  expect(others).toEqual([])
  expect(notification).toMatchObject({ kind: 'mention', source: 'card', subject: 'Receipts', isRead: false, at: null })
  expect(notification?.by).toMatchObject({ id: anna.id, name: 'Anna Muster' })
  expect(notification?.excerpt).toBe('@Beat Beispiel and @Anna Muster: out today?')
  expect(notification?.path).toBe(`/apps/scrumboard/boards/${boardId}/plan/card/${cardId}`)
  expect(await listFor(anna)).toEqual([])
})

it('the same comment sent twice or changed notifies once; one who is mentioned only by the change is told then', async () => {
  await twoPeople()
  const { boardId, cardId, change } = await aCard()
  const said = comment('Hello @Beat Beispiel')

  await change({ activities: [said] })
  await change({ activities: [said] })
  await answerTo(server, anna, updateComment, { boardId, cardId, activityId: said.id, message: 'Hi @Beat Beispiel' })
  const carla = await aColleague(server, anna, { displayName: 'Carla Costa' })
  await answerTo(server, anna, updateComment, { boardId, cardId, activityId: said.id, message: 'Hi @Carla Costa' })

  expect(await linesFor(beat)).toEqual(['mention Receipts Hello @Beat Beispiel'])
  expect(await linesFor(carla)).toEqual(['mention Receipts Hi @Carla Costa'])
})

it('a mention in the description reaches the person once', async () => {
  await twoPeople()
  const { change } = await aCard({ description: 'Ask @Beat Beispiel' })

  await change({ description: 'Please ask @Beat Beispiel' })

  expect(await linesFor(beat)).toEqual(['mention Receipts '])
})

it('who is put on a card is told, who was on it already is not', async () => {
  await twoPeople()
  const { change } = await aCard({ idMembers: [anna.id] })

  await change({ idMembers: [anna.id, beat.id] })
  await change({ name: 'Receipts of May' })

  expect(await linesFor(beat)).toEqual(['assignment Receipts '])
  expect(await listFor(anna)).toEqual([])
})

it('a comment reaches who is on the card and who commented before, as a reply, and not who is mentioned in it as well', async () => {
  await twoPeople()
  const carla = await aColleague(server, anna, { displayName: 'Carla Costa' })
  const { change } = await aCard()
  await change({ activities: [comment('First')] }, beat)
  await change({ idMembers: [carla.id] })

  await change({ activities: [comment('What does @Carla Costa say?')] })

  expect(await linesFor(beat)).toEqual(['reply Receipts What does @Carla Costa say?'])
  expect(await linesFor(carla)).toEqual(['mention Receipts What does @Carla Costa say?', 'assignment Receipts '])
})

it('what was removed takes its notification along, and brings it back', async () => {
  await twoPeople()
  const { boardId, listId, cardId, change } = await aCard()
  const said = comment('@Beat Beispiel')
  await change({ activities: [said] })
  const onComment = { boardId, cardId, activityId: said.id }
  const count = async () => (await answerTo(server, beat, countNotifications)).unread
  const counts: number[] = []
  const steps = [
    () => answerTo(server, anna, removeComment, onComment),
    () => answerTo(server, anna, restoreComment, onComment),
    () => answerTo(server, anna, removeCard, { boardId, cardId }),
    () => answerTo(server, anna, restoreCard, { boardId, cardId }),
    () => answerTo(server, anna, removeList, { boardId, listId }),
    () => answerTo(server, anna, restoreList, { boardId, listId }),
    () => answerTo(server, anna, deleteBoard, { boardId }),
  ]

  for (const step of steps) {
    await step()
    counts.push(await count())
  }

  expect(counts).toEqual([0, 1, 0, 1, 0, 1, 0])
})

it('A8 a mention in the chat reaches the other one; a message without one counts in the chat alone', async () => {
  await twoPeople()
  const chatId = await chatWith(server, anna, beat.id)
  const { id: messageId } = await says(server, anna, chatId, 'Without')
  expect(await listFor(beat)).toEqual([])

  await answerTo(server, anna, editMessage, { chatId, messageId, message: 'With you, @Beat Beispiel' })

  expect(await listFor(beat)).toMatchObject([{ kind: 'mention', source: 'chat', path: `/apps/chat/${anna.id}` }])
  await answerTo(server, anna, removeMessage, { chatId, messageId })
  expect(await listFor(beat)).toEqual([])
  await answerTo(server, anna, restoreMessage, { chatId, messageId })
  expect(await listFor(beat)).toHaveLength(1)
})

it('a comment reaches the author of a post, and whoever it mentions', async () => {
  await twoPeople()
  const carla = await aColleague(server, anna, { displayName: 'Carla Costa' })
  const [postId, id] = [randomUUID(), randomUUID()]
  await answerTo(server, beat, addPost, { id: postId, type: 'post', message: 'We moved' })

  await answerTo(server, anna, addComment, { postId, id, message: 'Congratulations, @Carla Costa too' })
  await answerTo(server, anna, updatePostComment, { commentId: id, message: 'Congratulations, @Carla Costa as well' })

  expect(await linesFor(beat)).toEqual(['reply We moved Congratulations, @Carla Costa too'])
  expect(await linesFor(carla)).toEqual(['mention We moved Congratulations, @Carla Costa too'])
  await answerTo(server, beat, removePost, { postId, isRemoved: true })
  expect(await listFor(carla)).toEqual([])
})

it('an invitation reaches whoever has proved the address, in their own workspace; nobody else sees it', async () => {
  await twoPeople()
  const guest = await anAccount(server, { displayName: 'Gina Gast' })
  const unproved = await anAccount(server, { isProved: false })

  for (const { email } of [guest, unproved]) await answerTo(server, anna, invite, { email, role: 'staff' })

  expect(await listFor(guest)).toMatchObject([{ kind: 'invitation', source: 'workspace', by: { name: 'Anna Muster' }, path: '/apps/team' }])
  expect(await listFor(unproved)).toEqual([])
  expect(await listFor(anna)).toEqual([])
})

it('an invitation that is withdrawn, replaced or answered takes its notification along', async () => {
  await twoPeople()
  const guest = await anAccount(server)
  const inviteGuest = async (): Promise<string> => {
    const answer = await answerTo(server, anna, invite, { email: guest.email, role: 'staff' })
    return 'invitation' in answer ? answer.invitation.id : ''
  }

  const first = await inviteGuest()
  const second = await inviteGuest()
  const afterReplacing = await listFor(guest)
  await answerTo(server, anna, revokeInvitation, { id: second })
  const afterWithdrawing = await listFor(guest)
  const third = await inviteGuest()
  await answerTo(server, guest, declineInvitation, { id: third })

  expect(first).not.toBe(second)
  expect(afterReplacing).toHaveLength(1)
  expect(afterWithdrawing).toEqual([])
  expect(await listFor(guest)).toEqual([])
})

it('a mention follows its person through a change of name, wherever it stands', async () => {
  await twoPeople()
  const { boardId, change } = await aCard({ description: 'Ask @Beat Beispiel' })
  await change({ activities: [comment('@Beat Beispiel? Not @Beat Beispielhaft')] })
  const chatId = await chatWith(server, anna, beat.id)
  await says(server, anna, chatId, 'Hi @Beat Beispiel')
  const [postId, id] = [randomUUID(), randomUUID()]
  await answerTo(server, anna, addPost, { id: postId, type: 'post', message: 'News' })
  await answerTo(server, anna, addComment, { postId, id, message: 'See @Beat Beispiel' })

  await server.database.owner.query("update accounts.account set display_name = 'Beat Neu (AG)' where id = $1", [beat.id])

  const { cards } = await answerTo(server, anna, readBoard, { boardId })
  expect(cards[0]?.description).toBe('Ask @Beat Neu (AG)')
  expect(cards[0]?.activities[0]?.message).toBe('@Beat Neu (AG)? Not @Beat Beispielhaft')
  const { chat } = await answerTo(server, anna, getChat, { contactId: beat.id })
  expect(chat.dialog[0]?.message).toBe('Hi @Beat Neu (AG)')
  const { posts } = await answerTo(server, anna, readTimeline)
  expect(posts[0]?.comments).toMatchObject([{ message: 'See @Beat Neu (AG)' }])
  // What is saved with the new name follows the next change too.
  await change({ name: 'Receipts of May' })
  await server.database.owner.query("update accounts.account set display_name = 'Beat Neuer' where id = $1", [beat.id])
  expect((await answerTo(server, anna, readBoard, { boardId })).cards[0]?.description).toBe('Ask @Beat Neuer')
})

it('who has left the workspace is told nothing, and loses what was sent there', async () => {
  await twoPeople()
  const { change } = await aCard()
  await change({ activities: [comment('@Beat Beispiel')] })

  await answerTo(server, anna, removeMember, { accountId: beat.id })
  await change({ activities: [comment('@Beat Beispiel again')] })

  const { rowCount } = await server.database.owner.query(
    'select from notifications.notification where account_id = $1 and workspace_id = $2',
    [beat.id, anna.workspaceId],
  )
  expect(rowCount).toBe(0)
})

it('a kind that is not wanted is not stored, the others are', async () => {
  await twoPeople()
  await answerTo(server, beat, saveSettings, { choices: { mention: 'none' } })
  const { change } = await aCard({ idMembers: [beat.id] })

  await change({ activities: [comment('@Beat Beispiel')] })

  expect(await linesFor(beat)).toEqual(['assignment Receipts '])
})

it('everybody sees and marks their own only', async () => {
  await twoPeople()
  const { change } = await aCard()
  await change({ activities: [comment('@Beat Beispiel')] })
  const [own] = await listFor(beat)

  const byAnna = (await ask(server, anna, markNotifications, { ids: [own?.id], isRead: true })).statusCode
  const byBeat = await answerTo(server, beat, markNotifications, { ids: [own?.id], isRead: true })

  expect([byAnna, byBeat]).toEqual([404, { changed: 1 }])
  expect(await listFor(beat)).toMatchObject([{ isRead: true }])
  expect(await answerTo(server, beat, markNotifications, { isRead: false })).toEqual({ changed: 1 })
})
