import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import { beginFile, fileAddress, fileIdIn, readFile, sendPiece } from '../../../kit/file-contract.ts'
import { connect } from '../../../platform/database.ts'
import type { Attachment } from '../board.ts'
import { copyBoard, deleteBoard, newBoard, newCard, readBoard, removeCard, removeLabel, removeList, updateCard } from '../contract.ts'
import { eraseRemoved } from './removed-long-ago.ts'

const now = '2026-03-10T12:00:00.000Z'
let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)

async function aFile({ by = anna, isPrivate = false } = {}): Promise<string> {
  const payload = Buffer.from('not really a picture')
  const { fileId } = await call(beginFile, { name: 'a.png', type: 'image/png', size: payload.length, isPrivate }, by)
  const headers = { ...bearer(by.token), 'content-type': 'application/octet-stream' }
  await server.app.inject({ method: 'POST', url: sendPiece.path, query: { fileId, number: '0' }, headers, payload })
  return fileAddress(fileId)
}

const anImage = async (src?: string): Promise<Attachment> => ({
  id: randomUUID(),
  name: 'a.png',
  src: src ?? (await aFile()),
  type: 'image',
  time: now,
})
const aLink = (url = 'https://www.example.com/page'): Attachment => ({ id: randomUUID(), name: 'Page', url, type: 'link', time: now })
const isThere = async ({ src = '' }: Attachment) => (await ask(server, anna, readFile, { fileId: fileIdIn(src) })).statusCode === 200

async function aCard() {
  const list = { id: randomUUID(), name: 'List', idCards: [] }
  const { id: boardId, labels } = await call(newBoard, { board: { lists: [list] } })
  const { card } = await call(newCard, { boardId, listId: list.id, data: { name: 'Card' } })
  const change = (changes: object) => call(updateCard, { boardId, card: { id: card.id, ...changes } })
  return { boardId, listId: list.id, cardId: card.id, labels, change }
}

/** As the nightly job does, so many days from now, with the tidying of files that follows it a day later. */
async function night(days: number): Promise<void> {
  await eraseRemoved(connect(server.database.owner), new Date(Date.parse(now) + days * 86_400_000))
  await server.database.owner.query('delete from platform.file where kept_at is null')
}

it('§3.30 a card has pictures, files and links, one of them its cover, and tells who attached them', async () => {
  const { change } = await aCard()
  const [image, link, file] = [await anImage(), aLink(), aLink(await aFile())]

  const card = await change({ attachments: [image, link, file], idAttachmentCover: image.id })

  expect(card.attachments).toEqual([image, link, file])
  expect(card.idAttachmentCover).toBe(image.id)
  expect(card.activities.map(({ type, message, idMember }) => `${type} ${message} ${idMember}`).toSorted()).toEqual([
    `attachment Page ${anna.id}`,
    `attachment Page ${anna.id}`,
    `attachment a.png ${anna.id}`,
  ])
  expect((await change({ attachments: [file, image, link] })).attachments).toEqual([file, image, link])
})

it('an attachment that goes can be brought back by sending it again', async () => {
  const { change } = await aCard()
  const [image, link] = [await anImage(), aLink()]
  const before = await change({ attachments: [image, link], idAttachmentCover: image.id })

  const without = await change({ attachments: [link] })
  const again = await change({ attachments: before.attachments, idAttachmentCover: image.id })

  expect(without).toMatchObject({ attachments: [link], idAttachmentCover: null })
  expect(again).toEqual({ ...before, version: 4 })
  expect(await isThere(image)).toBe(true)
})

it('refuses files that are not there, of one account alone, of another workspace or of something else, and links that run something', async () => {
  const [{ change }, other] = [await aCard(), await aCard()]
  const stranger = await anAccount(server)
  const taken = await aFile()
  await server.database.owner.query('update platform.file set kept_at = now() where id = $1', [fileIdIn(taken)])
  const onOther = await anImage()
  await other.change({ attachments: [onOther] })
  const files = [fileAddress(randomUUID()), await aFile({ isPrivate: true }), await aFile({ by: stranger }), taken]
  const wrong = [
    ...(await Promise.all(files.map((src) => anImage(src)))),
    await anImage('https://www.example.com/a.png'),
    aLink('javascript:alert(1)'),
    onOther,
  ]

  const statuses = await Promise.all(
    wrong.map(async (attachment) => change({ attachments: [attachment] }).then(String, (error: Error) => error.message.split(' ')[1])),
  )

  expect(statuses).toEqual(['404', '404', '404', '404', '400', '400', '400'])
  expect((await change({})).attachments).toEqual([])
})

it('a copy of a board has the same files, which go with the last board that has them', async () => {
  const { boardId, change } = await aCard()
  const image = await anImage()
  await change({ attachments: [image], idAttachmentCover: image.id })

  const copy = await call(copyBoard, { boardId, boardTitle: 'Copy' })

  expect(copy.cards[0]?.attachments).toEqual([{ ...image, id: copy.cards[0]?.idAttachmentCover }])
  await call(deleteBoard, { boardId })
  expect(await isThere(image)).toBe(true)
  await call(deleteBoard, { boardId: copy.id })
  expect(await isThere(image)).toBe(false)
})

it('a whole board leaves out files that are not here', async () => {
  const [kept, gone, id] = [await anImage(), await anImage(fileAddress(randomUUID())), randomUUID()]
  const lists = [{ id: randomUUID(), name: 'List', idCards: [id] }]

  const board = await call(newBoard, { board: { lists, cards: [{ id, name: 'Card', attachments: [gone, kept] }] } })

  expect(board.cards[0]?.attachments).toEqual([kept])
})

it('what was taken off a board is kept for 30 days and then goes with its files', async () => {
  const [onCard, inList, alone, shared] = [await aCard(), await aCard(), await aCard(), await aCard()]
  const images = await Promise.all([onCard, inList, alone, shared].map(() => anImage()))
  const [first, second, third, fourth] = images
  await onCard.change({ attachments: [first] })
  await inList.change({ attachments: [second] })
  await alone.change({ attachments: [third] })
  await shared.change({ attachments: [fourth] })
  await call(copyBoard, { boardId: shared.boardId, boardTitle: 'Copy' })
  await call(removeCard, onCard)
  await call(removeList, inList)
  await alone.change({ attachments: [] })
  await call(removeCard, shared)
  await call(removeLabel, { boardId: alone.boardId, labelId: alone.labels[0]?.id })
  const there = () => Promise.all(images.map(isThere))
  const rows = async (table: string, id?: string) =>
    (await server.database.owner.query(`select from scrumboard.${table} where id = $1`, [id])).rows.length

  await night(29)
  expect(await there()).toEqual([true, true, true, true])
  expect(await rows('card', onCard.cardId)).toBe(1)
  await night(31)

  expect(await there()).toEqual([false, false, false, true])
  expect([await rows('card', onCard.cardId), await rows('card', inList.cardId), await rows('card', shared.cardId)]).toEqual([0, 0, 0])
  expect([await rows('list', inList.listId), await rows('label', alone.labels[0]?.id), await rows('card', alone.cardId)]).toEqual([0, 0, 1])
  expect((await call(readBoard, { boardId: onCard.boardId })).lists).toEqual([{ id: onCard.listId, name: 'List', idCards: [] }])
})
