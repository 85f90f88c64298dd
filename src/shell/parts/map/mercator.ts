/** A place on the drawn world, which is one wide and one high: 0/0 is the upper left corner. */
export type Spot = { readonly x: number; readonly y: number }
/** What is seen of it: the middle, and how many pixels the whole world would be wide. */
export type View = Spot & { readonly scale: number }
export type Room = { readonly width: number; readonly height: number }
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

// Beyond it the projection of Mercator runs away; the world becomes a square.
const mostLatitude = 85.05
/** Borders are all the map knows: closer than a few valleys there is nothing more to see. */
export const mostScale = 360 * 400
// A single place is shown with so many degrees from side to side: enough to recognise a country by.
const soloDegrees = 7.5
const margin = 40
export const zoomStep = 1.8

export function spotAt(lat: number, lng: number): Spot {
  const angle = (Math.max(-mostLatitude, Math.min(mostLatitude, lat)) * Math.PI) / 180
  return { x: (lng + 180) / 360, y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2 }
}

/** Where a spot stands in the room, in pixels. */
export function placedIn(view: View, room: Room, { x, y }: Spot): Spot {
  return { x: room.width / 2 + (x - view.x) * view.scale, y: room.height / 2 + (y - view.y) * view.scale }
}

/** The part of the world that can be seen. */
export function boxOf({ x, y, scale }: View, { width, height }: Room): Box {
  const [across, down] = [width / scale / 2, height / scale / 2]
  return { left: x - across, top: y - down, right: x + across, bottom: y + down }
}

export function areTouching(one: Box, other: Box): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
}

/** Whether a spot lies within rings: a line from it to the side crosses their edges an odd number of times. */
export function liesIn(rings: readonly (readonly Spot[])[], { x, y }: Spot): boolean {
  let isInside = false
  for (const ring of rings) {
    for (const [at, one] of ring.entries()) {
      const other = ring[at + 1] ?? ring[0] ?? one
      if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isInside = !isInside
    }
  }
  return isInside
}

/** Shows all of the spots with some air around them; without any, the world. */
export function fitted(spots: readonly Spot[], room: Room): View {
  if (spots.length === 0) return held({ x: 0.5, y: 0.4, scale: 0 }, room)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = Math.max(1, room.width - 2 * margin) / (right - left)
  const down = Math.max(1, room.height - 2 * margin) / (bottom - top)
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(across, down, (room.width * 360) / soloDegrees) }, room)
}

/** Closer for a factor above one; the spot stays where it is on the screen. */
export function zoomed(view: View, room: Room, factor: number, around: Spot = view): View {
  const { scale } = held({ ...view, scale: view.scale * factor }, room)
  const share = view.scale / scale
  return held({ x: around.x + (view.x - around.x) * share, y: around.y + (view.y - around.y) * share, scale }, room)
}

/** Moved by pixels: to the right shows what lies further left. */
export function moved(view: View, room: Room, right: number, down: number): View {
  return held({ ...view, x: view.x - right / view.scale, y: view.y - down / view.scale }, room)
}

/** Never smaller than the world, never beyond its edges. */
function held({ x, y, scale }: View, room: Room): View {
  const least = Math.max(room.width, room.height)
  const kept = Math.min(mostScale, Math.max(least, scale))
  const [across, down] = [room.width / kept / 2, room.height / kept / 2]
  return { scale: kept, x: Math.max(across, Math.min(1 - across, x)), y: Math.max(down, Math.min(1 - down, y)) }
}
