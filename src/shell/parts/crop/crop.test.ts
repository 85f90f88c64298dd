import { expect, it } from 'vitest'
import { movedCrop, squareOf, wholeCrop } from './crop.ts'

const wide = { width: 400, height: 200 }

it('at first the middle of the picture is taken', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 })
})

it('zoomed in, less of it is taken', () => {
  expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
})

it('the picture cannot be moved beyond its edge', () => {
  const moved = movedCrop(wide, wholeCrop, { x: 5, y: 5 })

  expect(squareOf(wide, moved)).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareOf(wide, movedCrop(wide, moved, { x: -0.5, y: 0 }))).toEqual({ left: 100, top: 0, side: 200 })
})
