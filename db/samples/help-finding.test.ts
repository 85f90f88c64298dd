import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { answerTo } from '../../scripts/testing/workspaces.ts'
import { listArticles, listQuestions } from '../../src/features/help/contract.ts'
import type { Question } from '../../src/features/help/help.ts'
import { plainText } from '../../src/features/help/rules.ts'
import { inLanguages } from '../../src/features/help/search-language.ts'
import { answerFinder, type Shelf } from '../../src/kit/find-answers.ts'
import { helpSample } from './help.ts'

/** What people type, by the beginning of the text they need. */
const faq = {
  'Who sees': ['privacy', 'is it visible to others'],
  'How do I bring in': ['invite a coworker', 'add team member'],
  'May I delete': ['remove the examples', 'sampel rows'],
  'Which browsers': ['does it run in firefox', 'mobile', 'supported browser'],
  'Is there a list of all keys': ['keyboard shortcuts', 'hotkeys'],
  'How do I find': ['where is the search'],
  'I deleted the wrong': ['undo', 'recover something', 'accidentaly deleted'],
  'A colleague changed': ['conflict', 'two people edit'],
  'Do I have to save': ['autosave', 'is it saved'],
  'Can I print': ['printing', 'paper version'],
  'Where is our data': ['data location', 'which servers hold our data'],
  'What happens when somebody leaves': ['colleague quits'],
  'How do I get our data': ['export', 'download everything', 'csv'],
  'How long am I': ['logged out', 'session expired'],
  'Braucht es': ['login', 'muss ich mich registrieren', 'anmeldun'],
  'Bis wann': ['spätester termin', 'wie lange verlängern'],
  'Kann dieselbe': ['zweimal verlängern', 'nochmals'],
  'Wer entscheidet': ['wer prüft das gesuch', 'entscheit'],
  'Was tun': ['zu spät', 'mahnung', 'frist verpasst', 'krank'],
} as const
const articles = {
  'Sign in and': ['log in', 'forgot my password'],
  'Create an account': ['register a coworker', 'new account'],
  'Choose a theme': ['dark mode', 'colours'],
  'Work faster': ['shortcuts', 'keyboard'],
  'Take back': ['undo', 'restore deleted'],
  'Change the language': ['in german', 'langauge'],
  'Leave a workspace': ['quit the workspace'],
  'Sign out everywhere': ['stolen laptop', 'lost phone'],
  'Take your things': ['export my data', 'download'],
  'Ways to pay': ['payment', 'how can i pay', 'twint'],
  'When your parcel': ['has my parcel arrived', 'when will my package arrive'],
  'Send something back': ['return', 'how can i retun it', 'refund'],
  'Something arrived damaged': ['broken', 'demaged'],
  'Delivery costs': ['postage', 'shipping fee'],
  'Cancel an order': ['cancellation', 'revoke my order'],
  'Pay in': ['installments', 'pay monthly'],
  'Gift vouchers': ['voucher', 'gift card'],
  Warranty: ['guarantee', 'waranty'],
  'Spare parts': ['replacement part'],
  'Was die eFrist': ['was ist das formular'],
  'Wer ein Gesuch': ['treuhänder', 'ehepaar', 'verheiratet', 'für meine mutter'],
  'Bis wann': ['letzter termin', 'maximum', 'feiertag'],
  'Was zählt': ['rechtzeitig', 'mitternacht'],
  'Mehrere Gesuche': ['zweimal verlängern', 'nochmals'],
  'Wenn keine': ['abgelehnt', 'mahnung', 'ablehnug'],
  'Was mit den': ['datenschutz', 'wer sieht meine daten'],
  'Was nach dem': ['beleg', 'bestätigung', 'quittung'],
} as const

const withoutMeanings = <Item>(shelves: readonly Shelf<Item>[]): readonly Shelf<Item>[] =>
  shelves.map(({ items, language }) => ({ items, language: { ...language, meanings: '' } }))

type Asked = readonly [typed: string, title: string]
const askedIn = (list: Readonly<Record<string, readonly string[]>>): readonly Asked[] =>
  Object.entries(list).flatMap(([title, all]) => all.map((typed): Asked => [typed, title]))
/** Those whose text is not among the first two. */
const missed = (asked: readonly Asked[], find: (typed: string) => readonly string[]): readonly Asked[] =>
  asked.filter(
    ([typed, title]) =>
      !find(typed)
        .slice(0, 2)
        .some((found) => found.startsWith(title)),
  )

let server: TestServer
let account: TestAccount
beforeAll(async () => {
  server = await aServer({ samples: [helpSample] })
  account = await anAccount(server)
})
afterAll(() => server.app.close())

describe('everyday questions, in both languages at once', () => {
  it('find their answer first or second in the FAQ, and clearly fewer do without synonyms and slips of the pen', async () => {
    const questions = await answerTo(server, account, listQuestions)
    const textsOf = ({ question, answer }: Question) => ({ title: question, text: plainText(answer) })
    const find = answerFinder(inLanguages(questions), textsOf)
    const plain = answerFinder(withoutMeanings(inLanguages(questions)), textsOf, { isNear: () => false })
    const titles = (finder: typeof find) => (typed: string) => (finder(typed)?.items ?? []).map(({ question }) => question)
    const asked = askedIn(faq)

    expect(missed(asked, titles(find))).toEqual([])
    expect(missed(asked, titles(plain)).length).toBeGreaterThan(asked.length / 3)
  })

  it('find their article first or second in the knowledge base', async () => {
    const asked = askedIn(articles)
    const found = new Map<string, readonly string[]>()
    for (const [typed] of asked)
      found.set(
        typed,
        (await answerTo(server, account, listArticles, { q: typed })).map(({ title }) => title),
      )

    expect(missed(asked, (typed) => found.get(typed) ?? [])).toEqual([])
  })
})
