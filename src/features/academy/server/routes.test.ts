import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import {
  countCourses,
  listBegun,
  listCategories,
  listCourses,
  readCourse,
  removeCourses,
  restoreCourses,
  saveCourse,
  updateProgress,
} from '../contract.ts'
import type { Course, SavedCourse } from '../course.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
})
beforeEach(() => server.database.owner.query('delete from academy.course'))
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode
const aStep = (title: string) => ({ id: randomUUID(), title, content: `<p>${title}</p>` })
const aCourse = (change: Partial<SavedCourse> = {}): Promise<Course> =>
  call(saveCourse, {
    id: randomUUID(),
    title: 'Baking bread',
    category: 'web',
    length: 45,
    steps: ['Flour', 'Water', 'Fire'].map(aStep),
    ...change,
  })
const move = (course: Course, activeStep: number, more = {}, by = anna) => call(updateProgress, { id: course.id, activeStep, ...more }, by)

describe('courses', () => {
  it('§3.48 §7.95 the four categories have their colours', async () => {
    expect((await call(listCategories)).map(({ value, color }) => `${value} ${color}`)).toEqual([
      'web #2196F3',
      'firebase #FFC107',
      'cloud #607D8B',
      'android #4CAF50',
    ])
  })

  it('§3.49 §7.97 §7.98 a saved course is read back with all its fields', async () => {
    const saved = await aCourse({ description: 'From grain to loaf', category: 'cloud' })

    const course = await call(readCourse, { courseId: saved.id })

    expect(course).toEqual(saved)
    expect(course).toMatchObject({
      title: 'Baking bread',
      slug: 'baking-bread',
      description: 'From grain to loaf',
      category: 'cloud',
      length: 45,
      totalSteps: 3,
      activeStep: 0,
      doneSteps: 0,
      done: [],
      version: 1,
    })
    expect(course.steps.map(({ title, content }) => title + content)).toEqual(['Flour<p>Flour</p>', 'Water<p>Water</p>', 'Fire<p>Fire</p>'])
  })

  it('§7.98 saving again changes what is sent, and the rest stays', async () => {
    const { id, steps } = await aCourse()

    const changed = await call(saveCourse, { id, title: 'Baking rolls', steps: [...steps.slice(1), { title: 'Eat', content: '' }] })

    expect(changed).toMatchObject({ id, title: 'Baking rolls', slug: 'baking-bread', length: 45, totalSteps: 3, version: 2 })
    expect(changed.steps.map(({ title }) => title)).toEqual(['Water', 'Fire', 'Eat'])
    expect(await call(listCourses)).toHaveLength(1)
  })

  it('refuses what is no course: no title, a step twice, a length of nothing, a strange category', async () => {
    const step = aStep('One')
    const whole = { title: 'A', category: 'web', length: 5 }

    expect(await statusOf(saveCourse, { id: randomUUID(), title: 'A' })).toBe(400)
    expect(await statusOf(saveCourse, { id: randomUUID(), ...whole, title: '  ' })).toBe(400)
    expect(await statusOf(saveCourse, { id: randomUUID(), ...whole, steps: [step, step] })).toBe(400)
    expect(await statusOf(saveCourse, { id: randomUUID(), ...whole, length: 0 })).toBe(400)
    expect(await statusOf(saveCourse, { id: randomUUID(), ...whole, category: 'cooking' })).toBe(400)
    expect(await statusOf(saveCourse, { id: randomUUID(), ...whole, slug: 'No Slug' })).toBe(400)
    expect(await statusOf(saveCourse, { id: randomUUID(), ...whole })).toBe(200)
  })

  it('whoever has seen an older version is told', async () => {
    const { id, version } = await aCourse()
    await call(saveCourse, { id, title: 'Theirs', version }, beat)

    expect(await statusOf(saveCourse, { id, title: 'Mine', version })).toBe(409)
    expect(await call(readCourse, { courseId: id })).toMatchObject({ title: 'Theirs', version: 2 })
  })

  it('§7.96 new ones stand first, and a list goes on after a row', async () => {
    for (const title of ['One', 'Two', 'Three']) await aCourse({ title })

    const [first, second] = await call(listCourses, { limit: '2' })
    const rest = await call(listCourses, { after: second?.id, limit: '2' })

    expect([first, second, ...rest].map((course) => course?.title)).toEqual(['Three', 'Two', 'One'])
    expect(await statusOf(listCourses, { after: randomUUID() })).toBe(404)
  })

  it('are found by title, description and the titles of their steps, and by category', async () => {
    await aCourse({ title: 'Bread', description: 'Sauerteig' })
    await aCourse({ title: 'Signs', category: 'android', steps: [aStep('Brushes')] })
    const titles = async (which: object) => (await call(listCourses, which)).map(({ title }) => title)

    expect(await titles({ q: 'bre' })).toEqual(['Bread'])
    expect(await titles({ q: 'sauerteig' })).toEqual(['Bread'])
    expect(await titles({ q: 'brushes' })).toEqual(['Signs'])
    expect(await titles({ category: 'android' })).toEqual(['Signs'])
    expect(await titles({ category: 'android', q: 'bread' })).toEqual([])
    expect((await call(countCourses, { category: 'android', q: 'bread' })).categories).toEqual({ web: 1 })
  })

  it('a removed one is only in the bin, and comes back with everybody’s progress', async () => {
    const course = await aCourse()
    await move(course, 2)

    await call(removeCourses, { courseIds: [course.id] })

    expect(await call(listCourses)).toEqual([])
    expect(await call(listBegun)).toEqual([])
    expect(await call(listCourses, { state: 'bin' })).toMatchObject([{ id: course.id, removed: true }])
    expect(await statusOf(updateProgress, { id: course.id, activeStep: 1 })).toBe(404)
    expect(await statusOf(saveCourse, { id: course.id, title: 'Other' })).toBe(404)

    await call(restoreCourses, { courseIds: [course.id] })
    expect(await call(listBegun)).toMatchObject([{ id: course.id, activeStep: 2, removed: false }])
  })
})

describe('progress', () => {
  it('§7.99 is kept for each reader, and tells where to go on', async () => {
    const course = await aCourse()

    const told = await move(course, 2)

    expect(told).toMatchObject({ activeStep: 2, doneSteps: 1, totalSteps: 3 })
    expect(await call(readCourse, { courseId: course.id })).toMatchObject({ activeStep: 2, done: [course.steps[0]?.id] })
    expect(await call(readCourse, { courseId: course.id }, beat)).toMatchObject({ activeStep: 0, done: [], lastRead: null })
  })

  it('with the last step all is done; the course is completed', async () => {
    const course = await aCourse()
    const other = await aCourse({ title: 'Other' })
    await move(course, 3)
    await move(other, 1)

    expect((await call(countCourses)).states).toEqual({ all: 2, new: 0, begun: 1, completed: 1, bin: 0 })
    expect(await call(listCourses, { state: 'completed' })).toMatchObject([{ id: course.id, doneSteps: 3 }])
    expect(await call(listCourses, { state: 'begun' })).toMatchObject([{ id: other.id }])
  })

  it('says what is done where it is told so: a jump does nothing, a mark can be taken back', async () => {
    const course = await aCourse()
    const [first, , last] = course.steps

    await move(course, 3, { done: [] })
    expect(await call(readCourse, { courseId: course.id })).toMatchObject({ activeStep: 3, done: [] })
    await move(course, 3, { done: [last?.id, first?.id] })
    await move(course, 1, { notDone: [first?.id] })

    expect(await call(readCourse, { courseId: course.id })).toMatchObject({ activeStep: 1, done: [last?.id] })
  })

  it('0 begins anew; a step that is not there is refused', async () => {
    const course = await aCourse()
    await move(course, 3)

    expect(await move(course, 0)).toMatchObject({ activeStep: 0, doneSteps: 0, lastRead: null })
    expect(await statusOf(updateProgress, { id: course.id, activeStep: 4 })).toBe(400)
    expect(await statusOf(updateProgress, { id: course.id, activeStep: -1 })).toBe(400)
  })

  it('stays at its step when an author puts another one before it, and near it when the step goes', async () => {
    const course = await aCourse()
    await move(course, 3, { done: course.steps.slice(0, 2).map(({ id }) => id) })

    await call(saveCourse, { id: course.id, steps: [aStep('Grain'), ...course.steps] })
    expect(await call(readCourse, { courseId: course.id })).toMatchObject({ activeStep: 4, doneSteps: 2, totalSteps: 4 })
    await call(saveCourse, { id: course.id, steps: course.steps.slice(0, 2) })

    expect(await call(readCourse, { courseId: course.id })).toMatchObject({ activeStep: 2, doneSteps: 2, totalSteps: 2 })
  })

  it('what was read last stands first among what is to be continued, three at most', async () => {
    const courses = []
    for (const title of ['A', 'B', 'C', 'D']) courses.push(await aCourse({ title }))
    for (const course of courses) await move(course, 1)
    await server.database.owner.query("update academy.progress set read_at = read_at - interval '1 day' where course_id = $1", [
      courses[3]?.id,
    ])
    await server.database.owner.query("update academy.progress set read_at = read_at + interval '1 day' where course_id = $1", [
      courses[1]?.id,
    ])

    const titles = (await call(listBegun)).map(({ title }) => title)

    expect(titles).toHaveLength(3)
    expect(titles[0]).toBe('B')
    expect(titles).not.toContain('D')
  })

  it('two windows that mark different steps lose none', async () => {
    const course = await aCourse()

    await Promise.all(course.steps.map(({ id }, at) => move(course, at + 1, { done: [id] })))

    expect((await call(readCourse, { courseId: course.id })).done).toHaveLength(3)
  })
})
