import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { addContact } from '../../contacts/contract.ts'
import { addEvent } from '../../calendar/contract.ts'
import { newBoard } from '../../scrumboard/contract.ts'
import {
  listProjects,
  listSpendings,
  readWidgets,
  removeBudget,
  removeSpending,
  restoreBudget,
  restoreSpending,
  saveBudget,
  saveSpending,
  saveUnits,
} from '../contract.ts'
import type { Widget, WidgetId, WidgetOf } from '../widget.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ clock: '2026-03-31T10:00:00.000Z' })
})
afterAll(() => server.app.close())

async function widgetsOf(by: TestAccount, project?: string): Promise<<Id extends WidgetId>(id: Id) => WidgetOf<Id>> {
  const widgets: readonly Widget[] = await answerTo(server, by, readWidgets, project === undefined ? {} : { project })
  return <Id extends WidgetId>(id: Id) => widgets.find((each): each is WidgetOf<Id> => each.id === id) as WidgetOf<Id> // every one comes
}

async function aProject(by: TestAccount, name = 'Portal'): Promise<string> {
  await answerTo(server, by, newBoard, { board: { name } })
  return (await answerTo(server, by, listProjects)).at(-1)?.id ?? ''
}

async function aBudget(by: TestAccount, projectId: string, type: string, total: number): Promise<string> {
  const id = randomUUID()
  await answerTo(server, by, saveBudget, { budget: { id, projectId, type, total } })
  return id
}

async function spend(by: TestAccount, budgetId: string, day: string, amount: number): Promise<string> {
  const id = randomUUID()
  await answerTo(server, by, saveSpending, { spending: { id, budgetId, day, amount, note: '' } })
  return id
}

describe('the budget', () => {
  it('§7.69 shows totals, what is spent and what remains, to the centime and also where too much is spent', async () => {
    const anna = await anAccount(server)
    const project = await aProject(anna)
    const design = await aBudget(anna, project, 'Design', 1000)
    const extra = await aBudget(anna, project, 'Extra', 0.3)
    await spend(anna, design, '2026-03-30', 250.1)
    await spend(anna, design, '2026-02-20', 1000.2)
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03']) await spend(anna, extra, day, 0.1)

    const { table } = (await widgetsOf(anna, project))('details')

    expect(table.columns.map(({ title }) => title)).toEqual([
      'Budget Type',
      'Total Budget',
      'Spent (CHF)',
      'Spent (%)',
      'Remaining (CHF)',
      'Remaining (%)',
    ])
    expect(table.rows).toMatchObject([
      { type: 'Design', total: 1000, spent: 1250.3, spentShare: 1.2503, remaining: -250.3, lately: 250.1, before: 1000.2 },
      { type: 'Extra', total: 0.3, spent: 0.3, spentShare: 1, remaining: 0, remainingShare: 0, lately: 0, before: 0 },
    ])
  })

  it('§9.14 shows what was spent this week, last week and two weeks ago, and what was left at the end of each', async () => {
    const anna = await anAccount(server)
    const project = await aProject(anna)
    const id = await aBudget(anna, project, 'Design', 500)
    await spend(anna, id, '2026-03-30', 10)
    await spend(anna, id, '2026-03-31', 5.5)
    await spend(anna, id, '2026-03-29', 20)
    await spend(anna, id, '2026-03-16', 40)
    await spend(anna, id, '2026-03-15', 80)

    const spent = (await widgetsOf(anna))('spent')

    expect([spent.weekly.TW.count, spent.weekly.LW.count, spent.weekly['2W'].count]).toEqual([15.5, 20, 40])
    expect(spent.weekly.TW.data).toEqual([10, 5.5, 0, 0, 0, 0, 0])
    expect([spent.total.TW.count, spent.total.LW.count, spent.total['2W'].count]).toEqual([155.5, 140, 120])
    expect([spent.remaining.TW.count, spent.remaining['2W'].count, spent.budget]).toEqual([344.5, 380, 500])
  })

  it('is divided into four kinds at most and the others, over all projects', async () => {
    const anna = await anAccount(server)
    const [one, two] = [await aProject(anna), await aProject(anna, 'Move')]
    for (const [at, type] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) await aBudget(anna, one, type, 100 + at)
    await aBudget(anna, two, 'A', 100)

    const [all, only] = [(await widgetsOf(anna))('budget'), (await widgetsOf(anna, two))('budget')]

    expect([all.labels, all.datasets]).toEqual([['A', 'F', 'E', 'D', 'Others'], [{ label: 'Budget', data: [200, 105, 104, 103, 203] }]])
    expect(only.labels).toEqual(['A'])
  })

  it('taken away comes back exactly, with what was spent of it', async () => {
    const anna = await anAccount(server)
    const project = await aProject(anna)
    const id = await aBudget(anna, project, 'Design', 500)
    const spending = await spend(anna, id, '2026-03-30', 10)
    const before = (await widgetsOf(anna))('details')

    await answerTo(server, anna, removeBudget, { id })
    expect((await widgetsOf(anna))('details').table.rows).toEqual([])
    expect((await ask(server, anna, listSpendings, { budgetId: id })).statusCode).toBe(404)
    await answerTo(server, anna, restoreBudget, { id })

    expect((await widgetsOf(anna))('details')).toEqual(before)
    await answerTo(server, anna, removeSpending, { id: spending })
    expect(await answerTo(server, anna, listSpendings, { budgetId: id })).toEqual([])
    await answerTo(server, anna, restoreSpending, { id: spending })
    expect((await widgetsOf(anna))('details')).toEqual(before)
  })

  it('is not changed by whoever saw an older version', async () => {
    const anna = await anAccount(server)
    const projectId = await aProject(anna)
    const id = await aBudget(anna, projectId, 'Design', 500)
    const save = (total: number, version: number) =>
      ask(server, anna, saveBudget, { budget: { id, projectId, type: 'Design', total }, version })

    expect((await save(600, 1)).statusCode).toBe(200)
    expect((await save(700, 1)).statusCode).toBe(409)
    expect((await widgetsOf(anna))('details').table.rows[0]?.total).toBe(600)
  })

  it.each([
    ['nothing', 0],
    ['tenths of centimes', 1.001],
  ])('refuses %s as something spent', async (_what, amount) => {
    const anna = await anAccount(server)
    const budgetId = await aBudget(anna, await aProject(anna), 'Design', 500)
    const spending = { id: randomUUID(), budgetId, day: '2026-03-30', amount, note: '' }

    expect((await ask(server, anna, saveSpending, { spending })).statusCode).toBe(400)
  })
})

describe('the team', () => {
  it('§2.40 has accounts with role and presence, people on boards, and what the address book knows of them', async () => {
    const anna = await anAccount(server, { displayName: 'Anna Muster' })
    const beat = await aColleague(server, anna)
    await answerTo(server, anna, newBoard, { board: { name: 'Portal', members: [{ id: randomUUID(), name: 'Livia Berger', avatar: '' }] } })
    const contact = { name: 'Beat', lastName: 'B.', email: beat.email.toUpperCase(), phone: '041 555 00 00', company: 'Zug' }
    await answerTo(server, anna, addContact, { newContact: contact })
    const livia = { name: 'Livia', lastName: 'Berger', email: 'livia@example.com', phone: '', company: 'Chur', jobTitle: 'Designer' }
    await answerTo(server, anna, addContact, { newContact: livia })

    const { table } = (await widgetsOf(anna))('team')

    expect(table.rows).toMatchObject([
      { name: 'Anna Muster', position: 'admin', isMember: true, status: 'offline', phone: '' },
      { name: 'Beat Beispiel', position: 'staff', email: beat.email, phone: '041 555 00 00', office: 'Zug' },
      { name: 'Livia Berger', position: 'Designer', email: 'livia@example.com', office: 'Chur', isMember: false, status: null },
    ])
  })
})

describe('the rest', () => {
  it('§2.40 the schedule has what the calendar has today and tomorrow, in its order', async () => {
    const anna = await anAccount(server)
    const add = (title: string, start: string, end: string, allDay = false) =>
      answerTo(server, anna, addEvent, { newEvent: { title, allDay, start, end } })
    await add('Late', '2026-03-31T20:00:00.000Z', '2026-03-31T23:00:00.000Z') // until 1 in the morning
    await add('Early', '2026-03-31T06:00:00.000Z', '2026-03-31T07:00:00.000Z')
    await add('Whole', '2026-04-01', '2026-04-01', true)
    await add('Yesterday', '2026-03-30T06:00:00.000Z', '2026-03-30T07:00:00.000Z')

    const { data, days } = (await widgetsOf(anna))('schedule')

    expect(days).toEqual({ DT: '2026-03-31', DTM: '2026-04-01' })
    expect(data.DT.map(({ title }) => title)).toEqual(['Early', 'Late'])
    expect(data.DTM.map(({ title }) => title)).toEqual(['Late', 'Whole'])
  })

  it('§9.15 the weather has both units, and each account keeps the ones it chose', async () => {
    const anna = await anAccount(server)
    const beat = await aColleague(server, anna)
    const weather = (await widgetsOf(anna))('weather')
    expect(weather).toMatchObject({
      location: 'Bergwil',
      date: '2026-03-31',
      temp: { C: 5, F: 40 },
      windSpeed: { KMH: 13, MPH: 8 },
      windDirection: 'SW',
      rainProbability: 40,
      tempUnit: 'C',
      speedUnit: 'KMH',
    })
    expect(weather.next3Days.map(({ date }) => date)).toEqual(['2026-04-01', '2026-04-02', '2026-04-03'])

    await answerTo(server, anna, saveUnits, { temperature: 'F', speed: 'MPH' })

    expect((await widgetsOf(anna))('weather')).toMatchObject({ tempUnit: 'F', speedUnit: 'MPH' })
    expect((await widgetsOf(beat))('weather')).toMatchObject({ tempUnit: 'C', speedUnit: 'KMH' })
  })
})
