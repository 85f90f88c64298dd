import { describe, expect, it } from 'vitest'
import { pathOf } from './path-of.ts'

describe('a drawing as one path', () => {
  it.each([
    ['a line', ['line', { x1: '2', x2: '22', y1: '12', y2: '12.5' }], 'M2 12L22 12.5'],
    ['a polyline', ['polyline', { points: '2 12 5 9 8 12' }], 'M2 12 5 9 8 12'],
    ['a polygon', ['polygon', { points: '3 3 21 3 12 21' }], 'M3 3 21 3 12 21z'],
    ['a circle', ['circle', { cx: '12', cy: '12', r: '10' }], 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
    ['an ellipse', ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
    ['a rectangle', ['rect', { x: '3', y: '4', width: '18', height: '6' }], 'M3 4h18v6h-18z'],
    [
      'round corners',
      ['rect', { x: '3', y: '4', width: '18', height: '6', rx: '2' }],
      'M5 4h14a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
    ],
    [
      'corners larger than it',
      ['rect', { width: '4', height: '2', rx: '9' }],
      'M2 0h0a2 1 0 0 1 2 1v0a2 1 0 0 1 -2 1h0a2 1 0 0 1 -2 -1v0a2 1 0 0 1 2 -1z',
    ],
  ] as const)('%s', (_name, shape, path) => {
    expect(pathOf([shape])).toBe(path)
  })

  it('begins each part where it says, also where it says so in small letters', () => {
    const parts = ['M1 1h2', 'm5 5 3 3'].map((d) => ['path', { d }] as const)

    expect(pathOf(parts)).toBe('M1 1h2M0 0m5 5 3 3')
  })

  it('takes a filled dot, which its stroke fills too, and refuses what would look different', () => {
    const dot = (r: string) => pathOf([['circle', { cx: '4', cy: '4', r, fill: 'currentColor' }]])

    expect(dot('1')).toContain('a1 1')
    expect(() => dot('1.5')).toThrow('filled')
    expect(() => pathOf([['text', {}]])).toThrow('nobody knows how to draw a text')
  })
})
