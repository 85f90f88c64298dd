import { paintedPng } from './painted-png.ts'

type Color = readonly [red: number, green: number, blue: number]
type Box = readonly [left: number, top: number, width: number, height: number]

const isIn = ([left, top, width, height]: Box, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

/** A page on a large screen and the same on a phone, as one would sketch them. */
export function screensPicture(): Buffer {
  const parts: readonly { readonly box: Box; readonly color: Color }[] = [
    { box: [36, 30, 280, 168], color: [56, 66, 94] },
    { box: [44, 38, 264, 152], color: [250, 251, 254] },
    { box: [44, 38, 264, 26], color: [76, 120, 214] },
    { box: [60, 80, 110, 92], color: [226, 234, 250] },
    { box: [186, 80, 106, 40], color: [253, 226, 196] },
    { box: [186, 132, 106, 40], color: [211, 240, 226] },
    { box: [348, 54, 92, 160], color: [56, 66, 94] },
    { box: [354, 62, 80, 144], color: [250, 251, 254] },
    { box: [354, 62, 80, 18], color: [76, 120, 214] },
    { box: [362, 90, 64, 32], color: [253, 226, 196] },
    { box: [362, 130, 64, 26], color: [226, 234, 250] },
    { box: [362, 164, 64, 26], color: [211, 240, 226] },
  ]
  return paintedPng({
    width: 480,
    height: 240,
    colorAt: (x, y) => parts.findLast(({ box }) => isIn(box, x, y))?.color ?? [204 + Math.round(y / 12), 216 + Math.round(y / 16), 240],
  })
}

/** Roofs of a small town in the morning. */
export function roofsPicture(): Buffer {
  const roofs = [
    { middle: 70, top: 96, half: 74, color: [188, 92, 74] },
    { middle: 196, top: 70, half: 86, color: [168, 78, 66] },
    { middle: 330, top: 104, half: 72, color: [200, 108, 84] },
    { middle: 430, top: 82, half: 80, color: [176, 86, 70] },
  ] as const
  return paintedPng({
    width: 480,
    height: 240,
    colorAt: (x, y) => {
      const roof = roofs.findLast(({ middle, top, half }) => y > top && Math.abs(x - middle) < Math.min(half, y - top))
      if (roof && y < roof.top + roof.half + 12) return roof.color
      if (roof) return isWindow(x - roof.middle, y) ? [250, 214, 140] : [240, 230, 214]
      return [Math.min(255, 150 + Math.round(y / 2)), Math.min(255, 190 + Math.round(y / 5)), 230]
    },
  })
}

function isWindow(x: number, y: number): boolean {
  return y > 196 && y < 222 && Math.abs(((x + 480) % 40) - 20) < 8
}
