import { paintedPng } from './painted-png.ts'

type Color = readonly [red: number, green: number, blue: number]

/** Evening light over three rows of hills and a lake. */
export function hillsPicture(): Buffer {
  const hills: readonly { readonly height: (x: number) => number; readonly color: Color }[] = [
    { height: (x) => 150 + 34 * Math.sin(x / 63 + 1) + 12 * Math.sin(x / 19), color: [126, 138, 176] },
    { height: (x) => 196 + 26 * Math.sin(x / 88 + 3) + 8 * Math.sin(x / 23), color: [82, 97, 140] },
    { height: (x) => 240 + 14 * Math.sin(x / 71 + 5), color: [48, 62, 98] },
  ]
  return paintedPng({
    width: 480,
    height: 320,
    colorAt: (x, y) => {
      if (y > 280) return blend([48, 62, 98], [196, 158, 150], (y - 280) / 60)
      const hill = hills.findLast(({ height }) => y > height(x))
      if (hill) return hill.color
      const isSun = Math.hypot(x - 344, y - 96) < 30
      return isSun ? [255, 236, 196] : blend([250, 190, 150], [120, 150, 205], 1 - Math.min(1, y / 210))
    },
  })
}

/** The ground floor of an office: walls, rooms, a desk by each window. */
export function planPicture(): Buffer {
  const isWall = (x: number, y: number): boolean => {
    const isOuter = x >= 20 && x < 460 && y >= 20 && y < 260 && (x < 27 || x >= 453 || y < 27 || y >= 253)
    const isInner = (Math.abs(x - 180) < 3 && y > 27 && y < 200) || (Math.abs(y - 140) < 3 && x > 180 && x < 400)
    return isOuter || isInner
  }
  const desks: readonly (readonly [left: number, top: number])[] = [
    [60, 60],
    [60, 150],
    [240, 50],
    [350, 50],
    [240, 190],
    [350, 190],
  ]
  return paintedPng({
    width: 480,
    height: 280,
    colorAt: (x, y) => {
      if (isWall(x, y)) return [64, 72, 92]
      if (desks.some(([left, top]) => x >= left && x < left + 64 && y >= top && y < top + 30)) return [226, 168, 96]
      const isGrid = x % 20 === 0 || y % 20 === 0
      return isGrid ? [228, 233, 242] : [246, 248, 252]
    },
  })
}

function blend(one: Color, other: Color, share: number): Color {
  const mix = (a: number, b: number): number => Math.round(a + (b - a) * share)
  return [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])]
}
