import { expect, it } from 'vitest'
import { deskApps } from './app.ts'
import { deskPages } from './desk-pages.ts'

it('every address of the desk has its page, and every page its address', () => {
  const addresses = deskApps.flatMap(({ pages }) => pages.map(({ path }) => path)).filter((path) => path !== '/callback')

  expect(addresses).toEqual(deskPages.map(({ path }) => path))
})
