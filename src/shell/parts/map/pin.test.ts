import { expect, it } from 'vitest'
import { markWidth, tableOfPins } from './pin.ts'

const words = { place: 'Place', count: 'Number', latitude: 'Latitude', longitude: 'Longitude' }
const degrees = (value: number): string => value.toFixed(1)

it('lists places with the most first, and each name once', () => {
  const pins = [
    { id: '1', lat: 47, lng: 8, title: 'Seldorf', count: 2 },
    { id: '2', lat: 46, lng: 7, title: 'Bergau', count: 9 },
    { id: '3', lat: 47, lng: 8.1, title: 'Seldorf', count: 4 },
  ]
  expect(tableOfPins(pins, words, degrees)).toEqual([
    ['Place', 'Number'],
    ['Bergau', 9],
    ['Seldorf', 6],
  ])
})

it('says where a place is that counts nothing', () => {
  expect(tableOfPins([{ id: '1', lat: 47.25, lng: 8, title: 'Seldorf' }], words, degrees)).toEqual([
    ['Place', 'Latitude', 'Longitude'],
    ['Seldorf', '47.3', '8.0'],
  ])
})

it('lets the area of a mark grow with its count', () => {
  expect(markWidth(undefined, 0)).toBe(16)
  expect(markWidth(100, 100)).toBe(40)
  expect(markWidth(25, 100)).toBe(26)
  expect(markWidth(0, 100)).toBe(12)
})
