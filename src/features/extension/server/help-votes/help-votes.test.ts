import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await aServer()))
afterAll(() => server.app.close())

const vote = (Frage: unknown, Hilfreich: unknown, { app } = server) =>
  app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung/hilfe', payload: { Frage, Hilfreich } })
const tally = (days?: string, { database } = server) =>
  aCommandLine(database, 'musterland').run('help-votes', ...(days === undefined ? [] : [days]))

describe('a vote on the public help', () => {
  it('is counted by question and day, and nothing else is kept', async () => {
    const replies = [await vote('pid', true), await vote('pid', true), await vote('pid', false), await vote('kosten', false)]

    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(replies.map(() => [200, '{}']))
    const { rows } = await server.database.owner.query('select v.*, day::text from extension.help_vote v order by question')
    expect(rows).toEqual([
      { canton: 'musterland', question: 'kosten', day: '2026-03-10', helpful: 0, unhelpful: 1 },
      { canton: 'musterland', question: 'pid', day: '2026-03-10', helpful: 2, unhelpful: 1 },
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
    await own.database.owner.query("insert into extension.help_vote values ('musterland', 'pid', '2026-01-01', 5, 5)")

    expect(await tally('7', own)).toBe('wer: 0 yes, 1 no\nbeleg: 1 yes, 0 no')
    expect(await tally(undefined, own)).toContain('pid: 5 yes, 5 no')
  })

  it.each(['0', 'x', '99999'])('asks for a number of days after %j', async (days) => {
    await expect(tally(days)).rejects.toThrow('Say for how many days')
  })
})
