// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCourse, anAcademy, openAcademy } from '../../../../scripts/testing/academy-page.tsx'

beforeEach(() => vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const choose = (label: string, value: string): Promise<void> =>
  act(async () => void fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value } }))
const titles = (): readonly string[] => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the courses', () => {
  it('§2.49 are cards with category, length, progress and the way in', async () => {
    const steps = aCourse().steps
    anAcademy([
      aCourse({ title: 'Fresh', category: 'cloud', length: 90 }),
      aCourse({ title: 'Begun', activeStep: 2, steps, done: steps.slice(0, 1).map(({ id }) => id) }),
      aCourse({ title: 'Over', activeStep: 3, steps, done: steps.map(({ id }) => id) }),
    ])
    await openAcademy()

    expect((await screen.findByRole('link', { name: 'Start Fresh' })).textContent).toBe('Start')
    expect(screen.getByRole('link', { name: 'Continue Begun' }).textContent).toBe('Continue')
    expect(screen.getByRole('link', { name: 'Completed: Over. Read again' }).textContent).toBe('Completed')
    expect(screen.getByText('90 min')).toBeTruthy()
    expect(await screen.findByText('3 courses')).toBeTruthy()
    expect(screen.getAllByText('1 of 3 steps done').length).toBeGreaterThan(0)
  })

  it('what was begun stands on top and leads to its step', async () => {
    anAcademy([aCourse({ title: 'Begun', activeStep: 2 }), aCourse({ title: 'Fresh' })])
    await openAcademy()

    const row = await screen.findByRole('region', { name: 'Continue learning' })
    const link = await within(row).findByRole('link')

    expect(link.getAttribute('href')).toContain('/begun?step=2')
    expect(link.textContent).toContain('Step 2 of 3: about 30 min left')
  })

  it('search, category and progress stand in the address', async () => {
    anAcademy([aCourse({ title: 'Bread', category: 'web' }), aCourse({ title: 'Signs', category: 'android', activeStep: 1 })])
    await openAcademy('/apps/academy/courses?q=sig')

    await waitFor(() => expect(titles()).toEqual(['Signs']))
    expect(screen.queryByRole('region', { name: 'Continue learning' })).toBeNull()
    await choose('Progress', 'begun')

    expect(location.search).toBe('?q=sig&state=begun')
    await choose('Category', 'web')
    expect(await screen.findByText('No course matches here, but others do:')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Android: 1' }))
    await waitFor(() => expect(titles()).toEqual(['Signs']))
    expect(location.search).toContain('category=android')
  })

  it('nothing found says so, and the filters can be cleared', async () => {
    anAcademy([aCourse()])
    await openAcademy('/apps/academy/courses?q=zebra')

    expect(await screen.findByText('Nothing found')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Clear filters' }))

    await waitFor(() => expect(titles()).toEqual(['Baking bread']))
    expect(location.search).toBe('')
  })

  it('without any course it says what they are for', async () => {
    anAcademy([])
    await openAcademy()

    expect(await screen.findByText('No courses yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'New course' })).toHaveLength(2)
  })

  it('a load that fails never looks like an empty list', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
    await openAcademy()

    expect(await screen.findByText('The courses could not be loaded')).toBeTruthy()
    expect(screen.queryByText('No courses yet')).toBeNull()
  })
})

describe('what can be done with a course', () => {
  const openMenu = async (title: string): Promise<void> => click(await screen.findByRole('button', { name: `More about ${title}` }))

  it('one is removed at once, and comes back by undo', async () => {
    const server = anAcademy([aCourse()])
    await openAcademy()
    await openMenu('Baking bread')

    await click(await screen.findByRole('menuitem', { name: 'Remove course' }))
    await waitFor(() => expect(titles()).toEqual([]))
    await click(await screen.findByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(titles()).toEqual(['Baking bread']))
    expect(server.sent.map(({ to }) => to)).toEqual(['remove', 'restore'])
  })

  it('one in the bin can be brought back from there', async () => {
    const server = anAcademy([aCourse({ removed: true })])
    await openAcademy('/apps/academy/courses?state=bin')

    await click(await screen.findByRole('button', { name: 'Bring back' }))

    expect(await screen.findByText('No removed courses')).toBeTruthy()
    expect(server.courses[0]?.removed).toBe(false)
  })

  it('one’s own progress can be reset', async () => {
    const server = anAcademy([aCourse({ activeStep: 2 })])
    await openAcademy()
    await openMenu('Baking bread')

    await click(await screen.findByRole('menuitem', { name: 'Reset my progress' }))

    expect(await screen.findByRole('link', { name: 'Start Baking bread' })).toBeTruthy()
    expect(server.sent).toMatchObject([{ to: 'update', input: { activeStep: 0 } }])
  })

  it('a new one begins by c', async () => {
    anAcademy([aCourse()])
    await openAcademy()
    await screen.findByRole('link', { name: 'Start Baking bread' })

    await act(async () => void fireEvent.keyDown(document.body, { key: 'c' }))

    await waitFor(() => expect(location.pathname).toBe('/apps/academy/courses/new'))
  })
})
