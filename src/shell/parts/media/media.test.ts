import { expect, it } from 'vitest'
import { kindOf, zoomAfter } from './media.ts'

it.each([
  [{ name: 'a.bin', type: 'image/png' }, 'image'],
  [{ name: 'a', type: 'application/pdf' }, 'pdf'],
  [{ name: 'a.mp4', type: 'text/plain' }, 'other'],
  [{ name: 'Foto.JPEG' }, 'image'],
  [{ name: 'talk.webm', type: '' }, 'video'],
  [{ name: 'call.mp3', type: 'application/octet-stream' }, 'audio'],
  [{ name: 'rechnung-118.pdf' }, 'pdf'],
  [{ name: 'list.xlsx' }, 'other'],
] as const)('takes %o for %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind)
})

it('zooms in steps and stops at both ends', () => {
  expect(zoomAfter(1, 'in')).toBe(1.5)
  expect(zoomAfter(6, 'in')).toBe(6)
  expect(zoomAfter(1, 'out')).toBe(1)
  expect(zoomAfter(2.7, 'out')).toBe(2)
})
