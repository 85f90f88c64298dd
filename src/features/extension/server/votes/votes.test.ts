import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { projectPath } from '../../../../main/project.ts'

let server: TestServer
beforeAll(async () => void (server = await aServer()))
afterAll(() => server.app.close())

const vote = (Frage: unknown, Hilfreich: unknown, { app } = server) =>
  app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung/hilfe', payload: { Frage, Hilfreich } })
const feedback = (payload: object, headers: Readonly<Record<string, string>> = {}, { app } = server) =>
  app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung/rueckmeldung', payload, headers })
const stored = async ({ database } = server): Promise<readonly unknown[]> =>
  (await database.owner.query('select v.*, day::text, count::int from extension.vote v order by question, choice')).rows
const told = (command: string, days: string, { database } = server) => aCommandLine(database, 'musterland').run(command, days)
const tally = (days?: string, { database } = server) =>
  aCommandLine(database, 'musterland').run('help-votes', ...(days === undefined ? [] : [days]))

describe('a vote on the public help', () => {
  it('is counted by question and day, and nothing else is kept', async () => {
    const replies = [await vote('pid', true), await vote('pid', true), await vote('pid', false), await vote('kosten', false)]

    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(replies.map(() => [200, '{}']))
    const nothing = { canton: 'musterland', outcome: '', language: '', device: '', day: '2026-03-10' }
    expect(await stored()).toEqual([
      { ...nothing, question: 'kosten', choice: 'no', count: 1 },
      { ...nothing, question: 'pid', choice: 'no', count: 1 },
      { ...nothing, question: 'pid', choice: 'yes', count: 2 },
    ])
  })

  it.each([
    ['a question that nobody asks', 'passwort', true],
    ['no question', undefined, true],
    ['no yes and no no', 'pid', 'vielleicht'],
  ])('is refused with %s', async (_, question, isHelpful) => {
    expect((await vote(question, isHelpful)).statusCode).toBe(400)
  })

  it('is taken only so often from one network', async () => {
    const own = await aServerForThisTest()
    const codes: number[] = []
    for (let at = 0; at < 40; at += 1) codes.push((await vote('wer', true, own)).statusCode)

    expect(new Set(codes)).toEqual(new Set([200, 429]))
    expect(await tally(undefined, own)).toBe(`wer: ${codes.filter((code) => code === 200).length} yes, 0 no`)
  })
})

describe('the command help-votes', () => {
  it('tells what helped least first, and when nobody said anything', async () => {
    const own = await aServerForThisTest()
    expect(await tally('7', own)).toBe('Nobody has said anything about the help in the last 7 days.')
    await vote('beleg', true, own)
    await vote('wer', false, own)
    await own.database.owner.query(
      "insert into extension.vote values ('musterland', 'pid', 'yes', '', '', '', '2026-01-01', 5), ('musterland', 'pid', 'no', '', '', '', '2026-01-01', 5)",
    )

    expect(await tally('7', own)).toBe('wer: 0 yes, 1 no\nbeleg: 1 yes, 0 no')
    expect(await tally(undefined, own)).toContain('pid: 5 yes, 5 no')
  })

  it.each(['0', 'x', '99999'])('asks for a number of days after %j', async (days) => {
    await expect(tally(days)).rejects.toThrow('Say for how many days')
  })
})

describe('a word on how easy it was', () => {
  const page = { 'sec-fetch-site': 'same-origin', 'sec-ch-ua-mobile': '?1', 'accept-language': 'rm-CH' }

  it('is counted by day, language, device and outcome, and nothing else is kept', async () => {
    const own = await aServerForThisTest()
    const partly = { Einfach: 'teilweise', Ergebnis: 'unveraendert' }

    const replies = [
      await feedback(partly, page, own),
      await feedback(partly, page, own),
      await feedback({ Einfach: 'ja', Ergebnis: 'gescheitert' }, {}, own),
    ]

    expect(replies.map(({ statusCode, body, headers }) => [statusCode, body, headers['set-cookie']])).toEqual(
      replies.map(() => [200, '{}', undefined]),
    )
    const counted = { canton: 'musterland', question: 'einfach', day: '2026-03-10' }
    expect(await stored(own)).toEqual([
      { ...counted, choice: 'partly', outcome: 'unchanged', language: 'rm', device: 'phone', count: 2 },
      { ...counted, choice: 'yes', outcome: 'failed', language: '', device: '', count: 1 },
    ])
  })

  it.each([
    ['a choice that is not offered', { Einfach: 'sehr', Ergebnis: 'bewilligt' }],
    ['words of one’s own', { Einfach: 'Nein, weil …', Ergebnis: 'bewilligt' }],
    ['no outcome', { Einfach: 'ja' }],
  ])('is refused with %s', async (_, payload) => {
    expect((await feedback(payload)).statusCode).toBe(400)
  })

  it('is limited together with the votes on the help', async () => {
    const own = await aServerForThisTest()
    for (let at = 0; at < 40; at += 1) await vote('wer', true, own)

    expect((await feedback({ Einfach: 'ja', Ergebnis: 'bewilligt' }, page, own)).statusCode).toBe(429)
  })

  it('is told by the command feedback, in all and by outcome, and not by help-votes', async () => {
    const own = await aServerForThisTest()
    expect(await told('feedback', '7', own)).toBe('Nobody has said anything about the form in the last 7 days.')
    for (const [Einfach, Ergebnis] of [
      ['ja', 'bewilligt'],
      ['ja', 'bewilligt'],
      ['nein', 'abgelehnt'],
    ] as const)
      await feedback({ Einfach, Ergebnis }, page, own)

    expect(await told('feedback', '7', own)).toBe(
      'all: 2 yes, 0 partly, 1 no\ngranted: 2 yes, 0 partly, 0 no\nrejected: 0 yes, 0 partly, 1 no',
    )
    expect(await tally('7', own)).toContain('Nobody')
    await expect(told('feedback', 'x', own)).rejects.toThrow('Say for how many days: `feedback 30`.')
  })
})

it('what was said about the help before this release is still told', async () => {
  const { database } = await aServerForThisTest()
  const { owner } = database
  await owner.query("insert into extension.help_vote values ('musterland', 'pid', '2026-03-09', 4, 2)")
  const migration = await readFile(projectPath('db/migrations/0064_votes_and_steps.sql'), 'utf8')

  await owner.query(migration.slice(migration.indexOf('insert into extension.vote')))

  expect(await told('help-votes', '7', { ...server, database })).toBe('pid: 4 yes, 2 no')
})
