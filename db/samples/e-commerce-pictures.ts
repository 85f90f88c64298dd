import { paintedPng } from './painted-png.ts'

type Color = readonly [red: number, green: number, blue: number]
type Scene = (x: number, y: number) => Color
const [width, height] = [240, 180]

function blend(one: Color, other: Color, share: number): Color {
  const at = Math.min(1, Math.max(0, share))
  const mix = (a: number, b: number): number => Math.round(a + (b - a) * at)
  return [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])]
}

/** Ridges behind each other, the nearest last, under a sky. */
function ridgesUnder(sky: readonly [top: Color, low: Color], colors: readonly Color[], calm = 1): Scene {
  return (x, y) => {
    const ridge = colors.findLastIndex(
      (_, at) => y > 60 + at * 34 + calm * (18 * Math.sin(x / (38 + at * 9) + at * 2) + 6 * Math.sin(x / 11 + at)),
    )
    return colors[ridge] ?? blend(sky[0], sky[1], y / 110)
  }
}

const ridges = ridgesUnder(
  [
    [126, 160, 214],
    [250, 198, 160],
  ],
  [
    [150, 152, 188],
    [104, 112, 158],
    [58, 70, 108],
  ],
)
const snow = ridgesUnder(
  [
    [150, 186, 226],
    [226, 236, 248],
  ],
  [
    [206, 218, 236],
    [232, 239, 248],
    [250, 252, 255],
  ],
  0.8,
)
const night = ridgesUnder(
  [
    [12, 18, 44],
    [46, 58, 104],
  ],
  [
    [30, 38, 72],
    [20, 26, 52],
    [10, 14, 30],
  ],
)
const larches = ridgesUnder(
  [
    [86, 146, 214],
    [176, 212, 240],
  ],
  [
    [138, 152, 176],
    [214, 158, 58],
    [176, 112, 34],
  ],
)

const scenes: Readonly<Record<string, Scene>> = {
  ridges,
  lake: (x, y) => (y < 96 ? ridges(x, y) : blend(ridges(x, 190 - y), [70, 110, 160], 0.35 + ((x + y * 3) % 9 === 0 ? 0.1 : 0))),
  fog: (x, y) => blend(ridges(x, y), [236, 238, 242], Math.min(0.92, Math.max(0, (y - 50) / 90) + 0.08 * Math.sin(x / 30))),
  larches,
  snow: (x, y) => {
    const isHut = x > 150 && x < 190 && y > 118 && y < 142
    if (isHut) return x > 166 && x < 174 && y > 124 && y < 132 ? [255, 214, 120] : [112, 78, 54]
    return x > 146 && x < 194 && y > 104 && y <= 118 && Math.abs(x - 170) < (y - 102) * 1.6 ? [92, 62, 44] : snow(x, y)
  },
  night: (x, y) => ((x * 7919 + y * 104_729) % 991 === 3 && y < 90 ? [250, 246, 220] : night(x, y)),
  loaf: (x, y) => {
    const isLoaf = ((x - 120) / 82) ** 2 + ((y - 100) / 46) ** 2 < 1
    if (!isLoaf) return y > 128 ? [190, 148, 104] : [240, 230, 214]
    return Math.abs(((x + y) % 44) - 22) < 3 && y < 100 ? [236, 206, 156] : blend([206, 142, 74], [142, 84, 38], (y - 54) / 92)
  },
  tools: (x, y) => {
    const along = Math.abs(y - (40 + x * 0.42))
    if (x > 30 && x < 120 && along < 9) return [150, 98, 54]
    if (x >= 120 && x < 214 && along < 9 - (x - 120) / 14) return [196, 204, 214]
    return (x + y) % 24 === 0 ? [214, 220, 214] : [228, 232, 226]
  },
  wool: (x, y) => {
    const isRust = Math.floor((x + 6 * Math.sin(y / 9)) / 40) % 2 === 0
    const shade = (Math.sin(x / 2.2) + Math.sin(y / 2.6)) * 0.06 + 0.1
    return blend(isRust ? [176, 92, 58] : [150, 150, 152], [255, 255, 255], shade)
  },
}

let painted: ReadonlyMap<string, Buffer> | undefined

/** Pictures of what the shop sells, by name; painted once. */
export function shopPictures(): ReadonlyMap<string, Buffer> {
  painted ??= new Map(Object.entries(scenes).map(([name, colorAt]) => [name, paintedPng({ width, height, colorAt })]))
  return painted
}
