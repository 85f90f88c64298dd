/** Which square of a picture is taken: its middle as a share of width and height, and how much larger it shows. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const mostZoom = 4

type Size = { readonly width: number; readonly height: number }

/** The square in pixels of the picture. It never reaches beyond it. */
export function squareOf(
  { width, height }: Size,
  { x, y, zoom }: Crop,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height) / zoom
  return { left: within(x * width - side / 2, 0, width - side), top: within(y * height - side / 2, 0, height - side), side }
}

/** The crop after the picture was moved by a share of what shows. */
export function movedCrop(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const { left, top, side } = squareOf(size, crop)
  const next = { ...crop, x: (left + side / 2 - by.x * side) / size.width, y: (top + side / 2 - by.y * side) / size.height }
  const kept = squareOf(size, next)
  return { ...next, x: (kept.left + side / 2) / size.width, y: (kept.top + side / 2) / size.height }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
