// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCourse, anAcademy, openAcademy } from '../../../../scripts/testing/academy-page.tsx'
import type { Course } from '../course.ts'

beforeEach(() => vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const press = (key: string): Promise<void> => act(async () => void fireEvent.keyDown(document.body, { key }))
const pathOf = ({ id }: Course, rest = '/baking-bread'): string => `/apps/academy/courses/${id}${rest}`
const lesson = (title: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 2, name: title })
const steps = (): readonly string[] =>
  within(screen.getByRole('navigation', { name: 'Steps' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('a course', () => {
  it('§2.49 shows one step, and its address says which; a wrong slug is corrected', async () => {
    const course = aCourse({ activeStep: 2 })
    anAcademy([course])
    await openAcademy(pathOf(course, '/something-old'))

    await lesson('Water')

    expect(screen.queryByText('About Flour')).toBeNull()
    await waitFor(() => expect(location.pathname + location.search).toBe(`${pathOf(course)}?step=2`))
    await expect.poll(() => document.title).toContain('Water – Baking bread')
  })

  it('goes on by button and by keys, and tells the server without a notice', async () => {
    const course = aCourse()
    const server = anAcademy([course])
    await openAcademy(pathOf(course))
    await lesson('Flour')

    await click(screen.getByRole('button', { name: /^Next: / }))
    await lesson('Water')
    await press('ArrowRight')
    await lesson('Fire')
    await press('ArrowLeft')
    await lesson('Water')

    const [flour, water] = course.steps
    await waitFor(() =>
      expect(server.sent.map(({ input }) => input)).toEqual([
        { id: course.id, activeStep: 1, done: [] },
        { id: course.id, activeStep: 2, done: [flour?.id] },
        { id: course.id, activeStep: 3, done: [water?.id] },
        { id: course.id, activeStep: 2, done: [] },
      ]),
    )
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(steps()).toEqual(['Flour, done', 'Water, done', '3Fire', 'Finish'])
  })

  it('a jump does not do what lies between, and the box says what is done', async () => {
    const course = aCourse()
    const server = anAcademy([course])
    await openAcademy(`${pathOf(course)}?step=3`)
    await lesson('Fire')

    await click(screen.getByRole('checkbox', { name: /I have done this step/ }))

    await waitFor(() => expect(server.courses[0]).toMatchObject({ activeStep: 3, done: [course.steps[2]?.id] }))
    expect(steps()).toEqual(['1Flour', '2Water', 'Fire, done', 'Finish'])
  })

  it('the finish says what is still open, and at the end what comes next', async () => {
    const course = aCourse()
    anAcademy([course, aCourse({ title: 'Signs', category: 'android' }), aCourse({ title: 'Rolls' })])
    await openAcademy(`${pathOf(course)}?step=3`)
    await lesson('Fire')

    await click(screen.getByRole('button', { name: 'Finish the course' }))
    await lesson('Not finished yet')
    expect(screen.getByText('2 steps of «Baking bread» are still open.')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Go to step 1' }))
    await lesson('Flour')
    for (const title of ['Water', 'Fire', 'Course completed']) {
      await press('ArrowRight')
      await lesson(title)
    }

    const next = await screen.findByRole('region', { name: 'What next?' })
    expect(
      within(next)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Web30 minRolls', 'Android30 minSigns', 'To the courses'])
  })

  it('one that is not there, and one in the bin, are told apart', async () => {
    const gone = aCourse({ title: 'Old', removed: true })
    anAcademy([gone])
    await openAcademy('/apps/academy/courses/00000000-0000-4000-8000-00000000ffff/x')
    expect(await screen.findByRole('heading', { level: 1, name: 'This course does not exist' })).toBeTruthy()

    cleanup()
    await openAcademy(pathOf(gone, '/old'))
    await screen.findByText('This course was removed')
    await click(screen.getByRole('button', { name: 'Bring back' }))

    await lesson('Flour')
  })
})

describe('own notes', () => {
  const field = (): Promise<HTMLTextAreaElement> => screen.findByLabelText<HTMLTextAreaElement>('My notes on this step')
  const write = async (value: string): Promise<void> => {
    const area = await field()
    await act(async () => void fireEvent.change(area, { target: { value } }))
  }

  it('save themselves, each for its step', async () => {
    const course = aCourse()
    const server = anAcademy([course])
    await openAcademy(pathOf(course))
    await lesson('Flour')

    await write('Type 1100')
    expect(await screen.findByText('Saved')).toBeTruthy()
    await press('ArrowRight')
    await lesson('Water')

    expect((await field()).value).toBe('')
    expect(server.notes).toMatchObject([{ stepId: course.steps[0]?.id, text: 'Type 1100', version: 1 }])
    await press('ArrowLeft')
    await waitFor(async () => expect((await field()).value).toBe('Type 1100'))
  })

  it('what was written last is saved when the step goes away', async () => {
    const course = aCourse()
    const server = anAcademy([course])
    await openAcademy(pathOf(course))
    await lesson('Flour')

    await write('Quick')
    await click(screen.getByRole('button', { name: /^Next: / }))

    await waitFor(() => expect(server.notes).toMatchObject([{ text: 'Quick' }]))
  })

  it('another window that was faster is asked about, and not overwritten', async () => {
    const course = aCourse()
    const stepId = course.steps[0]?.id ?? ''
    const server = anAcademy([course], [{ stepId, text: 'Rye', updated: course.updated, version: 1 }])
    await openAcademy(pathOf(course))
    expect((await field()).value).toBe('Rye')
    server.notes = [{ stepId, text: 'Rye and wheat', updated: course.updated, version: 2 }]

    await write('Spelt')
    await click(await screen.findByRole('button', { name: 'Take theirs' }, { timeout: 30_000 }))

    await waitFor(async () => expect((await field()).value).toBe('Rye and wheat'))
  })

  it('are exported as Markdown; without a word it says so', async () => {
    const course = aCourse()
    anAcademy([course])
    await openAcademy(pathOf(course))
    await lesson('Flour')

    await click(screen.getByRole('button', { name: 'More about Baking bread' }))
    await click(await screen.findByRole('menuitem', { name: 'Export my notes (Markdown)' }))

    expect(await screen.findByText('You have written no notes in this course yet')).toBeTruthy()
  })
})
