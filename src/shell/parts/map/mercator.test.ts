import { expect, it } from 'vitest'
import { boxOf, fitted, liesIn, mostScale, moved, placedIn, spotAt, zoomed } from './mercator.ts'

const room = { width: 600, height: 300 }
const zurich = spotAt(47.37, 8.54)
const tokyo = spotAt(35.68, 139.69)

it('puts the equator into the middle and north above south', () => {
  expect(spotAt(0, 0)).toEqual({ x: 0.5, y: 0.5 })
  expect(zurich.y).toBeLessThan(0.5)
  expect(spotAt(-33, 18).y).toBeGreaterThan(0.5)
  expect(spotAt(90, 180).y).toBeCloseTo(0, 3)
})

it('shows all places with air around them', () => {
  const view = fitted([zurich, tokyo], room)

  for (const spot of [zurich, tokyo]) {
    const { x, y } = placedIn(view, room, spot)
    expect(x).toBeGreaterThanOrEqual(39)
    expect(x).toBeLessThanOrEqual(561)
    expect(y).toBeGreaterThanOrEqual(39)
    expect(y).toBeLessThanOrEqual(261)
  }
})

it('shows a single place in the middle, with a country around it', () => {
  const view = fitted([zurich], room)
  const { left, right } = boxOf(view, room)

  expect(placedIn(view, room, zurich)).toEqual({ x: 300, y: 150 })
  expect((right - left) * 360).toBeGreaterThan(4)
  expect((right - left) * 360).toBeLessThan(12)
})

it('shows the world where there is no place', () => {
  expect(boxOf(fitted([], room), room)).toMatchObject({ left: 0, right: 1 })
})

it('zooms around a spot, and neither too close nor too far', () => {
  const view = fitted([zurich, tokyo], room)
  const before = placedIn(view, room, zurich)
  const closer = zoomed(view, room, 2, zurich)

  expect(placedIn(closer, room, zurich).x).toBeCloseTo(before.x, 6)
  expect(zoomed(view, room, 1e9).scale).toBe(mostScale)
  expect(zoomed(view, room, 1e-9).scale).toBe(600)
})

it('moves with the hand, but not beyond the edge of the world', () => {
  const view = fitted([zurich], room)

  expect(placedIn(moved(view, room, 30, -20), room, zurich)).toEqual({ x: expect.closeTo(330, 6), y: expect.closeTo(130, 6) })
  expect(boxOf(moved(view, room, 1e9, 0), room).left).toBeCloseTo(0, 9)
})

it('knows what lies within, also beside a hole', () => {
  const square = (from: number, to: number) => [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
    { x: from, y: from },
  ]
  const rings = [square(0, 10), square(4, 6)]

  expect([2, 5, 12].map((at) => liesIn(rings, { x: at, y: at }))).toEqual([true, false, false])
})
