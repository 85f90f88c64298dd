// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBudget, aDashboard } from '../../../../scripts/testing/a-dashboard.ts'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { ConfirmLayer } from '../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import {
  listProjects,
  listSpendings,
  readUnits,
  readWidgets,
  removeBudget,
  removeSpending,
  restoreBudget,
  saveBudget,
  saveSpending,
  saveUnits,
} from '../contract.ts'
import type { BudgetRow, Spending, Units } from '../rows.ts'
import { Page } from './project-dashboard-page.tsx'

const project = '5f1c7f0e-0000-4000-8000-000000000501'

/** A dashboard in memory that answers as the server would, as far as these tests look. */
function aServer(first: readonly BudgetRow[] = [aBudget()]) {
  const asked: { what: string; with: unknown }[] = []
  let units: Units = { temperature: 'C', speed: 'KMH' }
  let budgets = first
  let spendings: readonly Spending[] = []
  const note = (what: string, input: unknown) => void asked.push({ what, with: input })
  serveContract([
    serving(listProjects, () => [{ id: project, name: 'Client Portal', uri: 'client-portal' }]),
    serving(readWidgets, (input) => {
      note('widgets', input)
      if (input.project !== undefined && input.project !== project) throw new Problem('not-found', 'There is no such project.')
      return aDashboard(budgets)
    }),
    serving(readUnits, () => units),
    serving(saveUnits, (change) => {
      note('units', change)
      units = { ...units, ...(change as Partial<Units>) } // only what was sent
      return units
    }),
    serving(saveBudget, ({ budget, version }) => {
      note('save', { ...budget, version })
      budgets = [...budgets.filter(({ id }) => id !== budget.id), aBudget({ ...budget, version: (version ?? 0) + 1 })]
      return { changed: 1 }
    }),
    serving(removeBudget, ({ id }) => {
      note('remove', id)
      budgets = budgets.filter((budget) => budget.id !== id)
      return { changed: 1 }
    }),
    serving(restoreBudget, ({ id }) => {
      note('restore', id)
      budgets = first
      return { changed: 1 }
    }),
    serving(listSpendings, () => [...spendings]),
    serving(saveSpending, ({ spending }) => {
      note('spend', spending)
      spendings = [spending]
      return { changed: 1 }
    }),
    serving(removeSpending, ({ id }) => {
      spendings = spendings.filter((spending) => spending.id !== id)
      return { changed: 1 }
    }),
  ])
  return { askedFor: (what: string) => asked.filter((each) => each.what === what).map((each) => each.with) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-31T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(search = ''): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      <Page />
    </>,
    { path: `/apps/dashboards/project${search}`, user: aUser() },
  )
}
const click = (target: Element) => act(async () => void fireEvent.click(target))
const press = (key: string, more = {}) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const widget = async (name: string) => within(await screen.findByRole('figure', { name }))
const choose = async (name: string, entry: RegExp) => {
  await click((await widget(name)).getByRole('button', { name: `More: ${name}` }))
  await click(await screen.findByRole('menuitem', { name: entry }))
}

describe('home', () => {
  it('§2.40 greets by name and time of day, and counts lead to what they count', async () => {
    aServer()
    await open()

    const due = await widget('Due tasks')

    expect(screen.getByRole('heading', { level: 1, name: 'Good day, Andrea Beispiel' })).toBeTruthy()
    expect(due.getByText('4')).toBeTruthy()
    expect(due.getByRole('link', { name: '3 to-dos' }).getAttribute('href')).toBe('/apps/todo/all?q=due%3A2026-03-31')
    expect((await widget('Overdue')).getByRole('link', { name: '2 to-dos' }).getAttribute('href')).toBe('/apps/todo/filter/overdue')
  })

  it('leads to the board of the project that is chosen', async () => {
    aServer()
    await open(`?project=${project}`)

    await waitFor(async () =>
      expect((await widget('Overdue')).getByRole('link', { name: '1 card' }).getAttribute('href')).toBe(
        `/apps/scrumboard/boards/${project}/client-portal?due=overdue`,
      ),
    )
  })

  it('§9.14 each widget has its own range, in the address', async () => {
    aServer()
    await open()
    const due = await widget('Due tasks')

    await click(due.getByRole('button', { name: 'Yesterday' }))
    const week = await widget('Issues of the week')
    expect(week.getByText('40')).toBeTruthy()
    await click(week.getByRole('button', { name: 'Last week' }))

    expect(location.search).toBe('?due=DY&week=LW')
    expect(due.getByRole('link', { name: '2 to-dos' }).getAttribute('href')).toBe('/apps/todo/all?q=due%3A2026-03-30')
    expect(week.queryByText('40')).toBeNull()
  })

  it('shows where we are between the events of today', async () => {
    aServer()
    await open()

    const entries = (await widget('Schedule')).getAllByRole('listitem').map(({ textContent }) => textContent)

    expect(entries).toEqual(['08:30–09:00Stand-up', 'Now 12:00', '17:30–18:00Review'])
  })

  it('a widget is put away by its menu, and undo brings it back', async () => {
    aServer()
    await open()
    await choose('Overdue', /^Hide/)
    await waitFor(() => expect(screen.queryByRole('figure', { name: 'Overdue' })).toBeNull())

    await press('z', { ctrlKey: true })

    await widget('Overdue')
  })

  it('a widget is moved by its menu', async () => {
    aServer()
    await open()
    await choose('Overdue', /^Move up/)

    await waitFor(() =>
      expect(
        screen
          .getAllByRole('figure')
          .slice(0, 2)
          .map((each) => each.textContent?.slice(0, 3)),
      ).toEqual(['Ove', 'Due']),
    )
  })

  it('a project that is gone says so and leads back', async () => {
    aServer()
    await open('?project=5f1c7f0e-0000-4000-8000-00000000dead')

    await click(await screen.findByRole('button', { name: 'Show all projects' }))

    await widget('Due tasks')
    expect(location.search).toBe('')
  })
})

describe('budget', () => {
  it('says in words where too much is spent', async () => {
    aServer([aBudget({ spent: 1250.3, spentShare: 1.2503, remaining: -250.3, remainingShare: -0.2503 })])
    await open('?tab=budget')

    expect(await screen.findByText('Over budget by 250.30')).toBeTruthy()
  })

  it('a budget is added, and undo takes it away', async () => {
    const server = aServer()
    await open(`?project=${project}&tab=budget`)
    await click(await screen.findByRole('button', { name: 'Add budget' }))
    await screen.findByRole('dialog', { name: 'New budget' })

    await type(/^Budget type/, 'Travel')
    await type(/^Total budget/, "1'200.50")
    await click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(server.askedFor('save')).toMatchObject([{ projectId: project, type: 'Travel', total: 1200.5 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('z', { ctrlKey: true })

    await waitFor(() => expect(server.askedFor('remove')).toHaveLength(1))
  })

  it('a budget is taken away, and undo brings it back', async () => {
    const server = aServer()
    await open('?tab=budget')
    await click(await screen.findByRole('button', { name: 'Actions for Design' }))
    await click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(server.askedFor('remove')).toEqual([aBudget().id]))
    expect(await screen.findByText('No budget yet')).toBeTruthy()

    await press('z', { ctrlKey: true })

    await waitFor(() => expect(server.askedFor('restore')).toEqual([aBudget().id]))
  })

  it('something spent needs an amount, and shows in the list', async () => {
    const server = aServer()
    await open(`?tab=budget&dialog=spendings&budget=${aBudget().id}`)
    await screen.findByRole('dialog', { name: 'Spendings: Design' })
    await type(/^Amount/, '0')
    await click(screen.getByRole('button', { name: 'Add' }))
    expect((await screen.findAllByText('Please enter an amount that is not zero.')).length).toBeGreaterThan(0)

    await type(/^Amount/, '80.05')
    await type(/^Note/, 'Paper')
    await click(screen.getByRole('button', { name: 'Add' }))

    await waitFor(() => expect(server.askedFor('spend')).toMatchObject([{ day: '2026-03-31', amount: 80.05, note: 'Paper' }]))
    expect(await screen.findByText('Paper')).toBeTruthy()
  })
})

it('§2.40 team members have role, presence, and ways to reach them', async () => {
  aServer()
  await open('?tab=team')

  const row = within(await screen.findByRole('row', { name: /Beat Beispiel/ }))

  expect(screen.getByText('1 member')).toBeTruthy()
  expect(row.getByText('Staff')).toBeTruthy()
  expect(row.getByText('Away')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Chat with Beat Beispiel' }).getAttribute('href')).toBe(
    '/apps/chat/5f1c7f0e-0000-4000-8000-000000000301',
  )
  expect(row.getByRole('link', { name: /041 555 00 00/ }).getAttribute('href')).toBe('tel:0415550000')
})

it('§9.15 the weather is told in words, and its units can be switched', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('90em'), addEventListener() {}, removeEventListener() {} }))
  const server = aServer()
  await open()
  const side = within(await screen.findByRole('complementary', { name: 'Time and weather' }))
  expect(await side.findByText('5 °C')).toBeTruthy()
  expect(side.getByText('13 km/h, from the south-west')).toBeTruthy()
  expect(side.getByText(/Not a forecast/)).toBeTruthy()

  await click(side.getByRole('button', { name: '°F' }))
  await click(side.getByRole('button', { name: 'mph' }))

  expect(await side.findByText('40 °F')).toBeTruthy()
  expect(await side.findByText('8 mph, from the south-west')).toBeTruthy()
  await waitFor(() => expect(server.askedFor('units')).toEqual([{ temperature: 'F' }, { speed: 'MPH' }]))
})

it('the clock runs by itself in Swiss time', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('90em'), addEventListener() {}, removeEventListener() {} }))
  aServer()
  await open()

  expect((await screen.findByRole('timer')).textContent).toBe('12:00:00')
})
