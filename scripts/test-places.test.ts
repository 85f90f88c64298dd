import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import config from '../vitest.config.ts'
import { allSteps } from './check-steps.ts'
import { isTest, projectFiles } from './project-files.ts'
import { programme } from './prove/programme.ts'
import { suites } from './test-suite.ts'

type Project = { readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude?: readonly string[] } }

const root = `${import.meta.dirname}/..`
const vitestProjects = ((config.test?.projects ?? []) as readonly Project[]).map(({ test }) => test) // all of them are written out there
const playwrightProjects = [...readFileSync(`${root}/playwright.config.ts`, 'utf8').matchAll(/ name: '([\w-]+)'/g)].map(
  ([, name = '']) => name,
)
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { readonly scripts: Readonly<Record<string, string>> } // our own file

it('every test file belongs to one project', () => {
  const files = projectFiles(root).filter((path) => isTest(path) && !path.startsWith('e2e/'))

  const misplaced = files.filter((path) => {
    const homes = vitestProjects.filter(
      ({ include, exclude = [] }) => include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob)),
    )
    return homes.length !== 1
  })

  expect(files.length).toBeGreaterThan(500)
  expect(misplaced).toEqual([])
})

it('every project is run by CI or by a row of `npm run prove`', () => {
  const inCi = allSteps.flatMap(({ tests = [] }) => tests)
  const rows = programme.map(({ command }) => scripts[command.split(' ').at(-1) ?? ''] ?? '')
  const proved = Object.entries(suites).filter(([name]) => rows.includes(`node scripts/test-suite.ts ${name}`))
  const inProve = proved.flatMap(([, { commands }]) => commands.flat())
  const run = new Set([...inCi, ...inProve].map((argument) => argument.replace('--project=', '')))

  expect(playwrightProjects).toEqual(['browser', 'browser-more', 'timing'])
  expect([...vitestProjects.map(({ name }) => name), ...playwrightProjects].filter((name) => !run.has(name))).toEqual([])
})

it('every command that tests is part of CI or a row of `npm run prove`', () => {
  const inCi = ['test:unit', 'test:server']
  const rows = programme.map(({ command }) => command)
  const tests = Object.keys(scripts).filter((name) => name.startsWith('test:') && !inCi.includes(name))

  expect(tests.filter((name) => !rows.some((command) => command.split(' ').includes(name)))).toEqual([])
})
