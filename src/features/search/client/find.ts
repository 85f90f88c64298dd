import { CircleUserRound, Mail, MessageCircle } from 'lucide-react'
import type { Find, FoundThing } from '../../../shell/app-entry.ts'
import { call } from '../../../shell/call.ts'
import { search, type SearchResult } from '../contract.ts'
import { kindLooks } from './kind-looks.ts'

const longest = 500

/** What fits, for the search over everything: the first page of the results. */
export const find: Find = async (typed, signal) => {
  const results = await call(search, { q: typed.slice(0, longest) }, { signal })
  return results.map(thingOf)
}

/** Colleagues, contacts and people one chats with; of each what one may want of them. */
export const findPeople: Find = async (typed, signal) => {
  const results = await call(search, { q: peopleQuery(typed) }, { signal })
  const people = results.filter((result) => typed === '' || isCalledSo(result))
  return people.flatMap(waysTo).filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
}

export function peopleQuery(typed: string): string {
  return `in:people in:contacts in:chat ${typed}`.slice(0, longest).trim()
}

function thingOf({ id, kind, title, url, words }: SearchResult): FoundThing {
  const { title: name, icon } = kindLooks[kind]
  return { id: `${kind}-${id}`, title, path: url, marks: words, kind: name, icon }
}

/** In a conversation the words may stand in what was said. */
function isCalledSo({ kind, title, words }: SearchResult): boolean {
  const name = title.toLowerCase()
  return kind !== 'chat' || words.some((word) => name.includes(word.toLowerCase()))
}

const chatPath = '/apps/chat/'
const composePath = '/apps/mail/inbox?compose=new'
const address = /[^\s·]+@[^\s·]+/

/** The page of a person, the conversation, a mail to them. An address never stands in an address bar. */
function waysTo(result: SearchResult): readonly FoundThing[] {
  const { id, kind, title, url, words, excerpt } = result
  const chat = {
    id: `${chatPath}${id}`,
    title,
    marks: words,
    path: kind === 'chat' ? url : chatPath + id,
    kind: chatName,
    icon: MessageCircle,
  }
  if (kind === 'chat') return [{ ...chat, id: url }]
  const email = address.exec(excerpt)?.[0]
  const page = { ...thingOf(result), ...(kind === 'people' ? { kind: profileName, icon: CircleUserRound } : {}) }
  const mail = {
    id: `mail-${id}`,
    title,
    marks: words,
    path: composePath,
    kind: mailName,
    icon: Mail,
    state: { to: [{ name: title, email }] },
  }
  return [page, ...(kind === 'people' ? [chat] : []), ...(email === undefined ? [] : [mail])]
}
const profileName = { en: 'Profile', de: 'Profil' }
const chatName = { en: 'Chat', de: 'Chat' }
const mailName = { en: 'Write an e-mail', de: 'E-Mail schreiben' }
