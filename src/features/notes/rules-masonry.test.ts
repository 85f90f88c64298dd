import { describe, expect, it } from 'vitest'
import { columnsFor, masonry, nearby, neighbourInColumn } from './rules-masonry.ts'

describe('how many columns', () => {
  it.each([
    [360, 1],
    [480, 1],
    [481, 2],
    [600, 2],
    [601, 3],
    [960, 3],
    [961, 4],
    [1280, 4],
    [1281, 3],
    [1366, 3],
    [1367, 4],
    [1600, 4],
    [1601, 5],
    [1920, 5],
    [1921, 6],
  ])('a window of %i pixels has %i', (width, expected) => {
    expect(columnsFor(width, 4000)).toBe(expected)
  })

  it('never more than the room beside the panels holds', () => {
    expect(columnsFor(1280, 624)).toBe(3)
    expect(columnsFor(1280, 100)).toBe(1)
  })
})

describe('masonry', () => {
  const three = { room: 620, columns: 3, gap: 10 }

  it('fills the first row in the order of reading', () => {
    const { places, cardWidth } = masonry([50, 90, 30], three)

    expect(cardWidth).toBe(200)
    expect(places.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [210, 0],
      [420, 0],
    ])
  })

  it('puts the next card where there is room highest up', () => {
    const { places, height } = masonry([50, 90, 30, 40, 40], three)

    expect(places.slice(3).map(({ column, top }) => [column, top])).toEqual([
      [2, 40],
      [0, 60],
    ])
    expect(height).toBe(100)
  })

  it('never lets a later card begin above an earlier one', () => {
    const heights = Array.from({ length: 500 }, (_, at) => 40 + ((at * 73) % 260))

    const tops = masonry(heights, three).places.map(({ top }) => top)

    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })

  it('is one list in one column', () => {
    expect(masonry([10, 20, 30], { room: 300, columns: 1, gap: 10 }).places.map(({ top }) => top)).toEqual([0, 20, 50])
  })

  it('of nothing has no height', () => {
    expect(masonry([], three)).toMatchObject({ places: [], height: 0 })
  })
})

describe('around a card', () => {
  const { places } = masonry([50, 90, 30, 40, 40], { room: 620, columns: 3, gap: 10 })

  it('down and up stay in the column', () => {
    expect(neighbourInColumn(places, 0, 1)).toBe(4)
    expect(neighbourInColumn(places, 4, -1)).toBe(0)
    expect(neighbourInColumn(places, 1, 1)).toBeUndefined()
  })

  it('only cards near the view are on the page, and the first and the last for those who jump', () => {
    const tall = masonry(
      Array.from({ length: 5000 }, () => 200),
      { room: 620, columns: 3, gap: 10 },
    ).places

    const near = nearby(tall, { from: 100_000, to: 101_000 })

    expect(near.length).toBeLessThan(25)
    expect(near[0]).toBe(0)
    expect(near.at(-1)).toBe(4999)
  })
})
