import { paintedPng } from './painted-png.ts'

type Color = readonly [red: number, green: number, blue: number]
const [width, height] = [320, 200]
const [floor, wood, screen, light]: readonly [Color, Color, Color, Color] = [
  [168, 142, 116],
  [128, 92, 60],
  [34, 40, 52],
  [246, 240, 220],
]

/** A room in a few strokes: a wall in three blues, and what stands before it. */
export const roomPictures: readonly { readonly name: string; readonly content: Buffer }[] = [
  { name: 'long-wall.png', content: room([58, 92, 140], (x, y) => (isIn(x, y, 60, 150, 200, 14) ? wood : undefined)) },
  { name: 'corner-with-screen.png', content: room([70, 104, 150], (x, y) => (isIn(x, y, 110, 40, 110, 66) ? screen : undefined)) },
  { name: 'view-from-the-door.png', content: room([84, 118, 162], (x, y) => (isIn(x, y, 220, 30, 60, 80) ? light : undefined)) },
]

function room(wall: Color, thingAt: (x: number, y: number) => Color | undefined): Buffer {
  return paintedPng({ width, height, colorAt: (x, y) => thingAt(x, y) ?? (y < 140 ? shaded(wall, x) : floor) })
}

/** The light falls in from the left. */
function shaded([red, green, blue]: Color, x: number): Color {
  const change = Math.round((width / 2 - x) / 8)
  return [red + change, green + change, blue + change]
}

function isIn(x: number, y: number, left: number, top: number, wide: number, high: number): boolean {
  return x >= left && x < left + wide && y >= top && y < top + high
}
