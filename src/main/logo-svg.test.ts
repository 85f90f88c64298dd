import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import musterland from '../../cantons/musterland.json' with { type: 'json' }
import { logoSvg } from './logo-svg.ts'
import { projectPath } from './project.ts'

it('draws the shapes from back to front', () => {
  const back = { d: 'M0 0h32v32Z', fill: '#2b5fc6' }
  const front = { d: 'M8 8h16v16Z', fill: '#ffffff' }

  expect(logoSvg([back, front])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32Z" fill="#2b5fc6"/><path d="M8 8h16v16Z" fill="#ffffff"/></svg>\n',
  )
})

it('is what the development server shows as its icon', async () => {
  expect(await readFile(projectPath('public/favicon.svg'), 'utf8')).toBe(logoSvg(musterland.site.logo))
})
