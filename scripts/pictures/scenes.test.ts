import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../../src/main/project.ts'
import { allScenes } from './all-scenes.ts'
import { pageAt, pageOfPattern } from './pages.ts'
import { readmeScenes } from './readme-scenes.ts'

const shownAt = (width: number): ReadonlySet<string | undefined> =>
  new Set(allScenes.filter((scene) => scene.width === width).map(({ path, shows = path }) => pageAt(shows)))

describe('the pictures', () => {
  it.each([360, 1280])('show every page of the product at %i pixels', (width) => {
    const shown = shownAt(width)

    const missing = [...pageOfPattern].filter(([, page]) => !shown.has(page)).map(([pattern]) => pattern)

    expect(missing).toEqual([])
  })

  it('have names of their own', () => {
    const names = allScenes.map(({ name }) => name)

    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('tell addresses of one page from addresses of others', () => {
    expect(pageAt('/apps/mail/filter/starred')).toBe(pageAt('/apps/mail/inbox/7'))
    expect(pageAt('/apps/academy/courses/new')).not.toBe(pageAt('/apps/academy/courses/7'))
    expect(pageAt('/desk/callback')).not.toBe(pageAt('/callback'))
    expect(pageAt('/hilfe#pid')).toBe('/hilfe')
    expect(pageAt('/gibt/es/nicht')).toBeUndefined()
  })
})

describe('the pictures of the README', () => {
  const readme = readFileSync(projectPath('README.md'), 'utf8')
  const shown = [...readme.matchAll(/<img src="(docs\/pictures\/[^"]+)"[^>]* alt="([^"]+)"/g)]

  it('are these eight, each with words for those who do not see it', () => {
    expect(readmeScenes).toHaveLength(8)
    expect(shown.map(([, file]) => file)).toEqual(readmeScenes.map(({ name }) => `docs/pictures/${name}.webp`))
    expect(shown.filter(([, , words = '']) => words.length < 30)).toEqual([])
  })

  it.each(readmeScenes)('are small files: $name', ({ name }) => {
    const file = projectPath(`docs/pictures/${name}.webp`)

    expect(existsSync(file) && statSync(file).size).toBeLessThanOrEqual(80_000)
  })
})
