import { describe, expect, it } from 'vitest'
import { layoutDefaults, type LayoutConfig, type LayoutStyle } from '../../../kit/settings.ts'
import { framePlan, type FramePlan } from './frame-plan.ts'

function planOf(style: LayoutStyle, change: Partial<LayoutConfig> = {}, width: Parameters<typeof framePlan>[1] = 'wide'): FramePlan {
  return framePlan({ style, config: { ...layoutDefaults[style], ...change } }, width)
}

const shown = { display: true } as const

describe('the frame', () => {
  it.each([
    ['layout1', { navbar: 'side', toolbar: 'column', footer: 'page', leftPanel: 'none', rightPanel: 'shown' }],
    ['layout2', { navbar: 'bar', toolbar: 'column', footer: 'page', leftPanel: 'none', rightPanel: 'shown' }],
    ['layout3', { navbar: 'bar', toolbar: 'edge', footer: 'page', leftPanel: 'strip', rightPanel: 'shown' }],
  ] as const)('§2.27 has in %s its own arrangement', (style, expected) => {
    expect(planOf(style)).toMatchObject(expected)
  })

  it.each(['layout1', 'layout2', 'layout3'] as const)('§2.27 puts the toolbar of %s above or below the navbar', (style) => {
    const { style: look } = layoutDefaults[style].toolbar

    expect(planOf(style, { toolbar: { ...shown, style: look, position: 'above' } }).toolbar).toBe('edge')
    expect(planOf(style, { toolbar: { ...shown, style: look, position: 'below' } }).toolbar).toBe('column')
  })

  it.each(['layout1', 'layout2', 'layout3'] as const)('§2.27 lets a static footer of %s scroll with the page', (style) => {
    expect(planOf(style, { footer: { ...shown, style: 'static', position: 'below' } }).footer).toBe('page')
    expect(planOf(style, { footer: { ...shown, style: 'fixed', position: 'below' } }).footer).toBe('column')
  })

  it('lets a static toolbar scroll with the page in layout1 only, where it can be chosen', () => {
    const toolbar = { ...shown, style: 'static', position: 'below' } as const

    expect(planOf('layout1', { toolbar }).toolbar).toBe('page')
    expect(planOf('layout2', { toolbar }).toolbar).toBe('column')
  })

  it('spans the footer over the whole width in layout1 only', () => {
    const footer = { ...shown, style: 'fixed', position: 'above' } as const

    expect(planOf('layout1', { footer }).footer).toBe('edge')
    expect(planOf('layout3', { footer }).footer).toBe('column')
  })

  it('puts the navbar of layout1 to the right on demand, the others have no sides', () => {
    const navbar = { ...shown, folded: false, position: 'right' } as const

    expect(planOf('layout1', { navbar }).side).toBe('right')
    expect(planOf('layout2', { navbar }).side).toBe('left')
  })

  it.each(['layout1', 'layout2', 'layout3'] as const)('§2.29 has the navbar of %s in a drawer where it is narrow', (style) => {
    expect(planOf(style, {}, 'narrow').navbar).toBe('drawer')
  })

  it.each(['layout1', 'layout2', 'layout3'] as const)('§2.27 has a left side panel in %s, if somebody wants one', (style) => {
    const { navbar } = layoutDefaults[style]
    const panel = (width: 'wide' | 'phone', config: Partial<LayoutConfig> = {}): FramePlan['leftPanel'] =>
      planOf(style, { leftSidePanel: { display: true }, ...config }, width).leftPanel

    expect([panel('wide'), panel('phone')]).toEqual(['strip', 'drawer'])
    expect(panel('phone', { navbar: { ...navbar, display: false } })).toBe('tab')
    expect(panel('wide', { leftSidePanel: { display: false } })).toBe('none')
  })

  it.each(['layout1', 'layout2', 'layout3'] as const)('has no footer in %s on a phone', (style) => {
    expect(planOf(style, {}, 'phone')).toMatchObject({ footer: 'none', navbar: 'drawer' })
    expect(planOf(style, {}, 'narrow').footer).toBe('page')
  })

  it('§2.27 leaves out every region that is switched off', () => {
    const off = { display: false } as const
    const { navbar, toolbar, footer } = layoutDefaults.layout3

    const plan = planOf('layout3', {
      navbar: { ...navbar, ...off },
      toolbar: { ...toolbar, ...off },
      footer: { ...footer, ...off },
      leftSidePanel: off,
      rightSidePanel: off,
    })

    expect(plan).toMatchObject({ navbar: 'none', toolbar: 'none', footer: 'none', leftPanel: 'none', rightPanel: 'none' })
  })
})
