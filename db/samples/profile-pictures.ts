import { paintedPng } from './painted-png.ts'

type Color = readonly [red: number, green: number, blue: number]
type Scene = (x: number, y: number) => Color
const [width, height] = [320, 240]

/** Flat colours only, so that a picture takes a few kilobytes. */
const hex = (code: string): Color => [0, 2, 4].map((at) => Number.parseInt(code.slice(at, at + 2), 16)) as unknown as Color // three numbers
const isIn = (x: number, y: number, left: number, top: number, wide: number, high: number): boolean =>
  x >= left && x < left + wide && y >= top && y < top + high
const isNear = (x: number, y: number, middle: number, top: number, radius: number): boolean => Math.hypot(x - middle, y - top) < radius

/** Ridges behind each other under a sky in three bands, with a sun or a moon. */
function ridges([high, middle, low, light]: readonly string[], layers: readonly string[], calm: number): Scene {
  const [top, mid, bottom, disc] = [high, middle, low, light].map((code) => hex(code ?? 'ffffff'))
  const colors = layers.map(hex)
  return (x, y) => {
    const wave = (at: number): number => 110 + at * 42 + calm * (22 * Math.sin(x / (44 + at * 13) + at * 2) + 7 * Math.sin(x / 13 + at))
    const ridge = colors.findLast((_, at) => y > wave(at))
    if (ridge) return ridge
    if (isNear(x, y, 236, 58, 22)) return disc ?? [255, 255, 255]
    return (y < 50 ? top : y < 90 ? mid : bottom) ?? [255, 255, 255]
  }
}

/** Houses in a row; a few windows are lit. */
function street(sky: string, walls: readonly string[], lit: string): Scene {
  const [above, ground, window, dark] = [hex(sky), hex('6b6f7a'), hex(lit), hex('3a4152')]
  const colors = walls.map(hex)
  return (x, y) => {
    if (y > 206) return ground
    const house = Math.floor(x / 64)
    const roof = 74 + ((house * 37) % 56)
    const ridge = roof - 26 + Math.abs((x % 64) - 32) * 0.8
    if (y < ridge) return above
    if (y < roof) return dark
    const isWindow = (x % 64) % 20 > 7 && (x % 64) % 20 < 17 && (y - roof) % 34 > 10 && (y - roof) % 34 < 26 && y < 196
    const isLit = (house + Math.floor((x % 64) / 20) + Math.floor((y - roof) / 34)) % 3 !== 0
    return isWindow ? (isLit ? window : dark) : (colors[house % colors.length] ?? above)
  }
}

/** A desk from above: sheets, a cup, a plant. */
function desk(wood: string, sheets: readonly string[], cup: string): Scene {
  const [table, line, rim, leaf] = [hex(wood), hex('c8ccd4'), hex(cup), hex('5f8f5a')]
  const papers = sheets.map(hex)
  return (x, y) => {
    if (isNear(x, y, 262, 70, 16)) return hex('4a3226')
    if (isNear(x, y, 262, 70, 28)) return rim
    if (isNear(x, y, 40, 44, 30) && (x + y) % 14 < 9) return leaf
    const at = papers.findLastIndex((_, sheet) => isIn(x, y, 70 + sheet * 34, 52 + sheet * 22, 110, 132))
    if (at < 0) return table
    const isLine = (y - 52 - at * 22) % 16 === 12 && x - 70 - at * 34 > 12 && x - 70 - at * 34 < 96
    return isLine ? line : (papers[at] ?? table)
  }
}

/** Trees in a field. */
function grove(sky: string, field: string, crowns: readonly string[]): Scene {
  const [above, ground, trunk] = [hex(sky), hex(field), hex('5b4636')]
  const colors = crowns.map(hex)
  return (x, y) => {
    const tree = Math.floor(x / 54)
    const middle = tree * 54 + 27
    const top = 96 + ((tree * 29) % 34)
    if (isNear(x, y, middle, top, 25)) return colors[tree % colors.length] ?? ground
    if (Math.abs(x - middle) < 4 && y > top && y < top + 62) return trunk
    return y > 150 + 6 * Math.sin(x / 50) ? ground : above
  }
}

/** Water with a boat under the sky. */
function lake(sky: string, water: string, sail: string): Scene {
  const [above, below, cloth, wave, hull] = [hex(sky), hex(water), hex(sail), hex('ffffff'), hex('7a4b32')]
  return (x, y) => {
    if (y > 132 && (y - 132) % 22 === 0 && (x + y * 3) % 90 < 34) return wave
    if (isIn(x, y, 140, 148, 62, 10)) return hull
    if (x > 150 && x < 196 && y > 78 && y < 146 && (x - 150) * 1.5 < y - 78) return cloth
    return y > 132 ? below : above
  }
}

const scenes: readonly Scene[] = [
  ridges(['8fb6e8', 'b9d2f0', 'f7d9b8', 'fff1cf'], ['8f9cc0', '66749f', '3c4a70'], 1),
  lake('cfe6f5', '4f93b8', 'f4f1e6'),
  desk('c99e6b', ['ffffff', 'f1f4fa', 'fff7e2'], 'e26d5a'),
  grove('dceefb', '9bc07a', ['e2a33b', 'd0782f', 'b8562a']),
  street('bcd7ee', ['e9c9a0', 'd99f7f', 'c7d2c0', 'e6d9b8'], 'ffe9a8'),
  ridges(['14203f', '243563', '3a4f86', 'f4efd2'], ['2c3a66', '1f294b', '121a33'], 1.1),
  street('20284a', ['56607f', '4a5374', '626c8c'], 'ffd873'),
  ridges(['9fc4ea', 'c5dcf3', 'e8f1fa', 'ffffff'], ['d4e0ef', 'e6eef7', 'fafcff'], 0.8),
  lake('f8cfa6', '8d6f8f', 'fbe9d0'),
  grove('e9f1f8', 'f3f6fa', ['dfe8f0', 'c9d7e4', 'eef3f8']),
  desk('e8e2d8', ['fffdf7', 'e9f2ea'], '4d7ea8'),
  ridges(['f3a683', 'f7c59f', 'fbe3c5', 'fff6e0'], ['b56576', '8a4f6d', '553a5b'], 0.9),
  street('f6dcc2', ['b86b4b', 'd08c60', 'e3b587', 'a65f45'], 'fff3cf'),
  grove('cfe8d8', '6fa86a', ['3f7d4e', '4f9360', '2f6a43']),
  lake('aed4e6', '2f7f86', 'f2b84b'),
  ridges(['7aa7d9', 'a8c8ea', 'd9e8f6', 'fff3c4'], ['7fae7a', '5a8f5f', '35684a'], 1.2),
  desk('9a7b5f', ['fbfbfb', 'fdeee6', 'eef6ff'], '6a9a6f'),
  street('d9e6ef', ['cfd8dc', 'b0bec5', 'eceff1', '90a4ae'], 'fff8d6'),
  ridges(['b9b4d6', 'd2cbe6', 'efe2ee', 'fff0ea'], ['9b8fc0', '75699f', '4b4474'], 0.7),
  grove('fbe6c8', 'd9b56a', ['c7682f', 'e08d3c', 'a94a2a']),
  lake('dfe9f2', '6f8fa8', 'd8573f'),
  ridges(['6fb1d6', '9ccbe4', 'cfe7f1', 'fffbe0'], ['5fa3a0', '3f8286', '235a63'], 1),
]

let painted: readonly Buffer[] | undefined

/** Painted once; every new workspace gets the same. */
export function profilePictures(): readonly Buffer[] {
  return (painted ??= scenes.map((colorAt) => paintedPng({ width, height, colorAt })))
}
export const pictureSize = { width, height }
