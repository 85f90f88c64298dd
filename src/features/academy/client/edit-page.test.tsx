// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCourse, anAcademy, openAcademy } from '../../../../scripts/testing/academy-page.tsx'
import type { Course } from '../course.ts'

// Fetching it takes longer than a test waits.
beforeAll(() => import('../../../shell/parts/rich-text/editor-body.tsx'))
beforeEach(() => vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const field = (label: RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string): Promise<void> => act(async () => void fireEvent.change(field(label), { target: { value } }))
const save = (): Promise<void> => act(async () => void fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }))
const open = async (course: Course): Promise<void> => {
  await openAcademy(`/apps/academy/courses/${course.id}/${course.slug}/edit`)
  await screen.findByLabelText(/^Title \*/)
}
const list = (): HTMLElement => screen.getByRole('list', { name: 'Steps' })
const chosen = (title: string): HTMLElement => {
  const button = within(list()).getByText(title).closest('button')
  if (!button) throw new Error(`no step ${title}`)
  return button
}
const names = (): readonly string[] =>
  within(list())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button[class*=choose]')?.textContent ?? '')

describe('the editor of a course', () => {
  it('§7.98 saves only what was changed, with the version it had, and says so', async () => {
    const course = aCourse({ version: 4 })
    const server = anAcademy([course])
    await open(course)

    await type(/^Title \*/, 'Baking rolls')
    await save()

    expect(await screen.findByText('Course saved')).toBeTruthy()
    expect(server.sent).toEqual([{ to: 'save', input: { id: course.id, version: 4, title: 'Baking rolls' } }])
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it('a new course gets its address from its title, and a page of its own', async () => {
    const server = anAcademy([])
    await openAcademy('/apps/academy/courses/new')
    await screen.findByLabelText(/^Title \*/)

    await type(/^Title \*/, 'Käse & Brot')
    expect(field(/^Address/).value).toBe('kase-brot')
    await type(/^Title of the step/, 'Milk')
    await type(/^Length/, '45')
    await save()

    await waitFor(() => expect(location.pathname).toMatch(/^\/apps\/academy\/courses\/[0-9a-f-]{36}\/kase-brot\/edit$/))
    expect(server.courses).toMatchObject([{ title: 'Käse & Brot', slug: 'kase-brot', length: 45, totalSteps: 1 }])
  })

  it('steps are added, removed with undo, and moved by keys', async () => {
    const course = aCourse()
    const server = anAcademy([course])
    await open(course)
    expect(names()).toEqual(['1Flour', '2Water', '3Fire'])

    await click(screen.getByRole('button', { name: 'Remove step Water' }))
    expect(names()).toEqual(['1Flour', '2Fire'])
    await click(within(await screen.findByRole('region', { name: 'Message' })).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['1Flour', '2Water', '3Fire']))
    await act(async () => void fireEvent.keyDown(chosen('Flour'), { key: 'ArrowDown', altKey: true }))
    expect(names()).toEqual(['1Water', '2Flour', '3Fire'])
    await click(screen.getByRole('button', { name: 'Add step' }))
    await type(/^Title of the step/, 'Salt')
    await save()

    await waitFor(() => expect(server.courses[0]?.steps.map(({ title }) => title)).toContain('Salt'))
    expect(server.courses[0]?.steps).toHaveLength(4)
  })

  it('a step without a title is found, opened and named', async () => {
    const course = aCourse()
    const server = anAcademy([course])
    await open(course)
    await click(screen.getByRole('button', { name: 'Add step' }))
    await click(chosen('Water'))

    await save()

    expect(await screen.findByRole('img', { name: 'needs a title' })).toBeTruthy()
    await waitFor(() => expect(field(/^Title of the step/).value).toBe(''))
    expect(server.sent).toEqual([])
  })

  it('what somebody else saved meanwhile is merged, and only the same field is asked about', async () => {
    const course = aCourse()
    const server = anAcademy([course])
    await open(course)
    await type(/^Title \*/, 'Mine')
    server.courses = [{ ...course, title: 'Theirs', description: 'New words', version: 2 }]

    await save()
    await click(await screen.findByRole('button', { name: 'Keep mine' }))

    await waitFor(() => expect(server.courses[0]).toMatchObject({ title: 'Mine', description: 'New words', version: 3 }))
  })
})
