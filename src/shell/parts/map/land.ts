import { feature, type merge } from 'topojson-client'
import closeAddress from 'world-atlas/countries-50m.json?url'
import farAddress from 'world-atlas/countries-110m.json?url'
import { spotAt, type Box, type Spot } from './mercator.ts'

/** One country as it is drawn, in thousandths of the world. */
export type Country = { readonly id: string; readonly box: Box; readonly path: string; readonly rings: readonly (readonly Spot[])[] }
export type Detail = 'far' | 'close'
// The words of the format as `topojson-client` takes them: several shapes together are not a list.
type Topology = Parameters<typeof merge>[0]
type Shapes = Exclude<Parameters<typeof merge>[1], readonly unknown[]>
type Atlas = Topology & { readonly objects: { readonly countries: Shapes } }
type Ring = readonly (readonly number[])[]

/** How many units of a drawing the world is wide. */
export const drawnWidth = 1000

const addresses: Readonly<Record<Detail, string>> = { far: farAddress, close: closeAddress }
// A map is read once, however many show it.
const read = new Map<Detail, Promise<readonly Country[]>>()

export async function loadLand(detail: Detail): Promise<readonly Country[]> {
  const land = read.get(detail) ?? fetchLand(detail)
  read.set(detail, land)
  // What could not be read is asked for again the next time.
  land.catch(() => read.delete(detail))
  return await land
}

async function fetchLand(detail: Detail): Promise<readonly Country[]> {
  const answer = await fetch(addresses[detail])
  if (!answer.ok) throw new Error(`The atlas could not be read: ${answer.status}.`)
  // A file of our own build.
  return countriesIn((await answer.json()) as Atlas)
}

export function countriesIn(atlas: Atlas): readonly Country[] {
  const { features } = feature(atlas, atlas.objects.countries)
  return features.flatMap(({ geometry }, at): Country[] => {
    if (geometry.type === 'Polygon') return [drawn(String(at), [geometry.coordinates])]
    if (geometry.type === 'MultiPolygon') return [drawn(String(at), geometry.coordinates)]
    return []
  })
}

function drawn(id: string, shapes: readonly (readonly Ring[])[]): Country {
  const rings = shapes.flat().map((ring) => ring.map(([lng = 0, lat = 0]) => spotAt(lat, lng)))
  return { id, rings, box: around(rings.flat()), path: rings.map((ring) => `M${ring.map(written).join('L')}Z`).join('') }
}

const written = ({ x, y }: Spot): string => `${(x * drawnWidth).toFixed(3)},${(y * drawnWidth).toFixed(3)}`

function around(spots: readonly Spot[]): Box {
  const box = { left: 1, top: 1, right: 0, bottom: 0 }
  for (const { x, y } of spots) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}
