import { randomUUID } from 'node:crypto'
import type { NewBoard, NewCard } from '../../src/features/scrumboard/board.ts'
import { addBoard } from '../../src/features/scrumboard/server/board-add.ts'
import { fileAddress } from '../../src/kit/file-contract.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import { storeFile } from '../../src/platform/files.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { faceOf } from './faces.ts'
import { germanCards, germanNames } from './scrumboard-boards.de.ts'
import { sampleBoards, type SampleBoard, type SampleCard } from './scrumboard-boards.ts'
import { roofsPicture, screensPicture } from './scrumboard-pictures.ts'

/** Two boards of a small office: one for its software, one for its rooms. */
export const scrumboardSample: Sample = async (tx, { accountId, today, language }) => {
  const pictures = new Map<string, string>()
  for (const [name, content] of Object.entries({ screens: screensPicture(), roofs: roofsPicture() })) {
    const { id } = await storeFile(tx, { name: `${name}.png`, type: 'image/png' }, content)
    pictures.set(name, fileAddress(id))
  }
  for (const board of sampleBoards) {
    await addBoard(tx, wholeBoard(board, { pictures, accountId, today, language }), { accountId, accountIds: new Set([accountId]) })
  }
}

type Place = {
  readonly pictures: ReadonlyMap<string, string>
  readonly accountId: string
  readonly today: PlainDate
  readonly language: WorkspaceLanguage
}
type Ids = ReadonlyMap<string, string>

function nameIn(language: WorkspaceLanguage, name: string): string {
  return language === 'de' ? (germanNames[name] ?? name) : name
}

function wholeBoard({ name, color, isSubscribed, people, labels, lists }: SampleBoard, place: Place): NewBoard {
  const ids = new Map<string, string>([...people, ...labels.map((label) => label.name)].map((each) => [each, randomUUID()]))
  ids.set('me', place.accountId)
  const shown = (each: string): string => nameIn(place.language, each)
  const idOf = (each: string): string => ids.get(each) ?? ''
  const filled = Object.entries(lists).map(([title, cards]) => ({ title, cards: cards.map((card) => wholeCard(card, ids, place)) }))
  return {
    name: shown(name),
    settings: { color, subscribed: isSubscribed, cardCoverImages: true },
    members: people.map((person) => ({ id: idOf(person), name: person, avatar: faceOf(person) })),
    labels: labels.map((label) => ({ ...label, id: idOf(label.name), name: shown(label.name) })),
    lists: filled.map(({ title, cards }) => ({ id: randomUUID(), name: shown(title), idCards: cards.flatMap(({ id }) => id ?? []) })),
    cards: filled.flatMap(({ cards }) => cards),
  }
}

function wholeCard(card: SampleCard, ids: Ids, { pictures, today, language }: Place): NewCard {
  const { labels = [], people = [], due, cover, link, checklists = {}, comments = [] } = card
  const german = language === 'de' ? germanCards[card.name] : undefined
  const shown = (each: string): string => nameIn(language, each)
  const coverId = cover && randomUUID()
  const time = momentOn(today, -5, '08:30')
  return {
    id: randomUUID(),
    name: german?.name ?? card.name,
    description: german?.text ?? card.text ?? '',
    idLabels: labels.flatMap((label) => ids.get(label) ?? []),
    idMembers: people.flatMap((person) => ids.get(person) ?? []),
    due: due ? momentOn(today, due.day, due.at) : null,
    idAttachmentCover: coverId ?? null,
    attachments: [
      ...(coverId ? [{ id: coverId, name: `${cover}.png`, src: pictures.get(cover) ?? '', type: 'image' as const, time }] : []),
      ...(link ? [{ id: randomUUID(), ...link, name: german?.link ?? link.name, type: 'link' as const, time }] : []),
    ],
    checklists: Object.entries(checklists).map(([title, items]) => ({
      id: randomUUID(),
      name: shown(title),
      checkItems: items.map((item) => ({ id: randomUUID(), name: shown(item.replace(/^x /, '')), checked: item.startsWith('x ') })),
    })),
    activities: comments.map(({ by, day, text }, at) => ({
      id: randomUUID(),
      type: 'comment' as const,
      idMember: ids.get(by) ?? '',
      message: german?.comments?.[at] ?? text,
      time: momentOn(today, day, '10:20'),
    })),
    subscribed: card.isSubscribed ?? false,
  }
}

function momentOn(today: PlainDate, days: number, at: string): string {
  return `${addDays(today, days)}T${at}:00.000Z`
}
