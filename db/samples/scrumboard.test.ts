import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { answerTo, ask } from '../../scripts/testing/workspaces.ts'
import { listBoards, readBoard } from '../../src/features/scrumboard/contract.ts'
import { fileIdIn, readFile } from '../../src/kit/file-contract.ts'
import { germanCards, germanNames } from './scrumboard-boards.de.ts'
import { sampleBoards } from './scrumboard-boards.ts'
import { scrumboardSample } from './scrumboard.ts'

async function theBoards() {
  const server = await aServerForThisTest({ samples: [scrumboardSample] })
  const account = await anAccount(server)
  const entries = await answerTo(server, account, listBoards)
  const boards = await Promise.all(entries.map(({ id }) => answerTo(server, account, readBoard, { boardId: id })))
  return { server, account, boards }
}

it('a new workspace has two boards with everything a board can have', async () => {
  const { account, boards } = await theBoards()
  const [portal, move] = boards

  expect(portal?.lists.map(({ name, idCards }) => [name, idCards.length])).toEqual([
    ['Design', 2],
    ['Development', 4],
    ['Upcoming Features', 5],
    ['Known Bugs', 3],
  ])
  const cards = portal?.cards ?? []
  const checklists = cards.flatMap((card) => card.checklists)
  expect(cards).toHaveLength(14)
  expect(portal?.members.filter(({ id }) => id !== account.id)).toHaveLength(4)
  expect(portal?.labels.map(({ name, class: color }) => `${name} ${color}`)).toEqual([
    'High Priority red',
    'Design orange',
    'App blue',
    'Feature green',
  ])
  expect([checklists.length, checklists.flatMap(({ checkItems }) => checkItems).length]).toEqual([5, 18])
  expect(cards.filter(({ due }) => due !== null)).toHaveLength(4)
  expect(cards.filter(({ subscribed }) => subscribed)).toHaveLength(6)
  expect(cards.filter(({ idMembers }) => idMembers.includes(account.id))).toHaveLength(4)
  expect([move?.lists.length, move?.cards.length, move?.labels.length]).toEqual([2, 2, 3])
  expect(move?.cards.flatMap((card) => card.checklists)).toHaveLength(2)
})

it('two of its cards have a cover that everybody sees', async () => {
  const { server, account, boards } = await theBoards()
  const covers = boards.flatMap(({ cards }) =>
    cards.flatMap(({ idAttachmentCover, attachments }) => attachments.filter(({ id }) => id === idAttachmentCover)),
  )

  const pictures = await Promise.all(covers.map(({ src = '' }) => ask(server, account, readFile, { fileId: fileIdIn(src) })))

  expect(pictures.map(({ headers }) => headers['content-type'])).toEqual(['image/png', 'image/png'])
})

it('whoever is on a card or writes on it is on its board', async () => {
  const { boards } = await theBoards()

  for (const { cards, members } of boards) {
    const named = cards.flatMap(({ idMembers, activities }) => [...idMembers, ...activities.map(({ idMember }) => idMember)])
    expect(members.map(({ id }) => id)).toEqual(expect.arrayContaining(named))
  }
})

it('each name and each card has its German words', () => {
  const cards = sampleBoards.flatMap(({ lists }) => Object.values(lists).flat())
  const titles = sampleBoards.flatMap((board) => [board.name, ...board.labels.map(({ name }) => name), ...Object.keys(board.lists)])
  const items = cards.flatMap(({ checklists = {} }) =>
    Object.entries(checklists).flatMap(([title, all]) => [title, ...all.map((item) => item.replace(/^x /, ''))]),
  )

  expect(new Set(Object.keys(germanNames))).toEqual(new Set([...titles, ...items]))
  expect(Object.keys(germanNames).filter((name) => germanNames[name] === name)).toEqual(['App', 'Windows', 'Mac', 'Tablets'])
  expect(Object.keys(germanCards)).toEqual(cards.map(({ name }) => name))
  for (const { name, text, link, comments = [] } of cards) {
    const english = [name, text, link?.name, ...comments.map((comment) => comment.text)].flatMap((words) => words ?? [])
    const german = germanCards[name]
    const said = [german?.name, german?.text, german?.link, ...(german?.comments ?? [])].flatMap((words) => words ?? [])
    expect(said).toHaveLength(english.length)
    expect(said.filter((words) => english.includes(words))).toEqual([])
  }
})
