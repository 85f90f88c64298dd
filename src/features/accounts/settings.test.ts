import { expect, it } from 'vitest'
import { keptSettings } from './settings.ts'

const whole = { theme: { main: 'greeny' }, layout: { style: 'layout2' }, customScrollbars: false }

it('§5.20 settings with a theme and a layout style are used as they are', () => {
  expect(keptSettings(whole)).toEqual(whole)
})

it.each([
  ['no theme', { layout: whole.layout }],
  ['a theme that is no record', { ...whole, theme: 'greeny' }],
  ['no layout', { theme: whole.theme }],
  ['no layout style', { ...whole, layout: {} }],
  ['a list', [whole]],
  ['nothing', undefined],
  ['null', null],
  ['text', 'layout2'],
])('§5.20 settings with %s are not used', (_what, kept) => {
  expect(keptSettings(kept)).toEqual({})
})
