import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { aColleague, answerTo } from '../../scripts/testing/workspaces.ts'
import { countCourses, listBegun, listCourses, readCourse } from '../../src/features/academy/contract.ts'
import { slugOf } from '../../src/features/academy/rules.ts'
import { allCourses } from './academy/all-courses.ts'
import { germanCourses } from './academy/de/all-courses.ts'
import { lessonHtml } from './academy/lesson-html.ts'
import { academySample } from './academy.ts'

it('a new workspace has 18 courses of 11 steps, some of them begun', async () => {
  const server = await aServerForThisTest({ samples: [academySample] })
  const account = await anAccount(server)

  const courses = await answerTo(server, account, listCourses)
  const { categories, states } = await answerTo(server, account, countCourses)
  const [last] = await answerTo(server, account, listBegun)

  expect(courses).toHaveLength(18)
  expect(courses.every(({ totalSteps }) => totalSteps === 11)).toBe(true)
  expect(categories).toEqual({ web: 7, cloud: 4, firebase: 4, android: 3 })
  expect(states).toEqual({ all: 18, new: 8, begun: 7, completed: 3, bin: 0 })
  expect([Math.min(...courses.map(({ length }) => length)), Math.max(...courses.map(({ length }) => length))]).toEqual([30, 120])
  expect(last).toMatchObject({ title: 'A form everybody can fill in', activeStep: 5, doneSteps: 4 })
})

it('every lesson has a title of its own and something to read, and none is empty', async () => {
  const server = await aServerForThisTest({ samples: [academySample] })
  const account = await anAccount(server)
  const courses = await answerTo(server, account, listCourses)

  const whole = await Promise.all(courses.map(({ id }) => answerTo(server, account, readCourse, { courseId: id })))

  const steps = whole.flatMap((course) => course.steps)
  expect(steps).toHaveLength(198)
  expect(steps.filter(({ content }) => content.replace(/<[^>]+>/g, '').length < 120)).toEqual([])
  expect(steps.filter(({ content }) => /~~~|\*\w|undefined/.test(content.replace(/<pre>.*?<\/pre>/gs, '')))).toEqual([])
  expect(new Set(steps.map(({ content }) => content)).size).toBe(198)
})

it('a colleague who joins has begun none of them', async () => {
  const server = await aServerForThisTest({ samples: [academySample] })
  const colleague = await aColleague(server, await anAccount(server))

  const { states } = await answerTo(server, colleague, countCourses)

  expect(states).toMatchObject({ all: 18, new: 18 })
})

it('a lesson becomes harmless HTML', () => {
  const html = lessonHtml(`
    Use *a < b* here.

    - one
    - two

    ~~~
    if (a < b) {
      go()
    }
    ~~~

    > Do it.
  `)

  expect(html).toBe(
    '<p>Use <code>a &lt; b</code> here.</p><ul><li><p>one</p></li><li><p>two</p></li></ul>' +
      '<pre><code>if (a &lt; b) {\n  go()\n}</code></pre><blockquote><p><strong>Try it:</strong> Do it.</p></blockquote>',
  )
})

it('every course is there in German too, with the same steps and nothing left in English', () => {
  expect(Object.keys(germanCourses)).toEqual(allCourses.map(({ title }) => title))
  for (const course of allCourses) {
    const german = germanCourses[course.title]
    expect(german?.steps.map(([, lesson], at) => shapeOf(lesson, course.steps[at]?.[1]))).toEqual(
      course.steps.map(([, lesson]) => shapeOf(lesson)),
    )
    const english = new Set([course.title, course.description, ...course.steps.flatMap(([title, lesson]) => [title, ...prose(lesson)])])
    const words = [german?.title, german?.description, ...(german?.steps ?? []).flatMap(([title, lesson]) => [title, ...prose(lesson)])]
    expect(words.filter((text) => text === undefined || english.has(text) || text.includes('ß'))).toEqual([])
  }
})

it('every German lesson has something to read, and its addresses are their own', () => {
  const german = Object.values(germanCourses)
  const lessons = allCourses.flatMap(({ title, steps }) =>
    (germanCourses[title]?.steps ?? []).map(([, lesson], at) => lessonHtml(lesson, 'de', steps[at]?.[1])),
  )

  expect(lessons.filter((content) => content.replace(/<[^>]+>/g, '').length < 120)).toEqual([])
  expect(lessons.filter((content) => content.includes('<code></code>'))).toEqual([])
  expect(lessons.filter((content) => /~~~|\*\w|Try it/.test(content.replace(/<pre>.*?<\/pre>/gs, '')))).toEqual([])
  expect(new Set(german.map(({ title }) => slugOf(title))).size).toBe(18)
  expect(lessonHtml('> Los.', 'de')).toBe('<blockquote><p><strong>Zum Ausprobieren:</strong> Los.</p></blockquote>')
})

/** The parts of a lesson, without its words. */
function shapeOf(lesson: string, original?: string): readonly string[] {
  return lessonHtml(lesson, 'en', original).match(/<(?:p|pre|ul|li|h2|blockquote)>/g) ?? []
}

/** What is said around the code. */
function prose(lesson: string): readonly string[] {
  return lessonHtml(lesson)
    .replace(/<code>.*?<\/code>/gs, '')
    .split(/<[^>]+>/)
    .filter((text) => text.split(' ').length > 2)
}
