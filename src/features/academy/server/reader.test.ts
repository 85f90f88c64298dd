import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import {
  listCourses,
  listStepNotes,
  readCourse,
  removeCourses,
  restoreCourses,
  saveCourse,
  saveStepNote,
  updateProgress,
} from '../contract.ts'
import { academyJobs } from './jobs.ts'
import { connect } from '../../../platform/database.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount
let stranger: TestAccount
const stepId = randomUUID()
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
  stranger = await anAccount(server)
})
afterAll(() => server.app.close())

const aCourse = () =>
  answerTo(server, anna, saveCourse, {
    id: randomUUID(),
    title: 'Knots',
    category: 'web',
    length: 30,
    steps: [{ id: stepId, title: 'Bowline', content: '<p>Up the hole</p>' }],
  })

describe('own notes', () => {
  it('are kept for each reader and step, and each change has a version', async () => {
    const { id: courseId } = await aCourse()

    const first = await answerTo(server, anna, saveStepNote, { courseId, stepId, text: 'Around the tree' })
    const second = await answerTo(server, anna, saveStepNote, { courseId, stepId, text: 'And back', version: first.version })

    expect(second).toMatchObject({ stepId, text: 'And back', version: 2 })
    expect(await answerTo(server, anna, listStepNotes, { courseId })).toEqual([second])
    expect(await answerTo(server, beat, listStepNotes, { courseId })).toEqual([])
  })

  it('another window that was faster is not overwritten', async () => {
    const { id: courseId } = await aCourse()
    await answerTo(server, anna, saveStepNote, { courseId, stepId, text: 'One' })
    await answerTo(server, anna, saveStepNote, { courseId, stepId, text: 'Two', version: 1 })

    expect((await ask(server, anna, saveStepNote, { courseId, stepId, text: 'Three', version: 1 })).statusCode).toBe(409)
    expect(await answerTo(server, anna, listStepNotes, { courseId })).toMatchObject([{ text: 'Two' }])
  })
})

it('a stranger finds nothing of another workspace, and changes nothing there', async () => {
  const course = await aCourse()
  const before = await answerTo(server, anna, readCourse, { courseId: course.id })
  const tries = [
    [readCourse, { courseId: course.id }],
    [updateProgress, { id: course.id, activeStep: 1 }],
    [removeCourses, { courseIds: [course.id] }],
    [restoreCourses, { courseIds: [course.id] }],
    [listStepNotes, { courseId: course.id }],
    [saveStepNote, { courseId: course.id, stepId, text: 'x' }],
    [listCourses, { after: course.id }],
  ] as const

  const answers = await Promise.all(tries.map(([endpoint, input]) => ask(server, stranger, endpoint, input)))
  await ask(server, stranger, saveCourse, { id: course.id, title: 'Theirs', category: 'web', length: 5 })

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
  expect(await answerTo(server, anna, readCourse, { courseId: course.id })).toEqual(before)
})

it('every night, courses that have been in the bin for 30 days go for good', async () => {
  const [old, young] = [await aCourse(), await aCourse()]
  await answerTo(server, anna, saveStepNote, { courseId: old.id, stepId, text: 'x' })
  await answerTo(server, anna, removeCourses, { courseIds: [old.id, young.id] })
  const { owner } = server.database
  await owner.query("update academy.course set removed_at = removed_at - interval '31 days' where id = $1", [old.id])

  for (const { handle } of academyJobs(connect(owner))) await handle({})

  const { rows } = await owner.query<{ id: string }>('select id from academy.course where id = any($1)', [[old.id, young.id]])
  expect(rows).toEqual([{ id: young.id }])
})
