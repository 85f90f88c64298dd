import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useWidth } from '../charts/use-width.ts'
import { drawnWidth } from './land.ts'
import { MapButtons } from './map-buttons.tsx'
import { MapPins } from './map-pins.tsx'
import styles from './map.module.css'
import { mapWords } from './map-words.ts'
import { areTouching, boxOf, liesIn, spotAt, type Box, type Room, type View } from './mercator.ts'
import type { Pin } from './pin.ts'
import { useLand, type Land } from './use-land.ts'
import { useMapView } from './use-map-view.ts'

type MapPlotProps = { readonly pins: readonly Pin[]; readonly title: string; readonly height: number }

/** The drawing with its pins over it. */
export function MapPlot({ pins, title, height }: MapPlotProps): ReactNode {
  const texts = useTexts(mapWords)
  const [element, width] = useWidth<HTMLDivElement>()
  const room = useMemo(() => ({ width, height }), [width, height])
  const map = useMapView(pins, room)
  const land = useLand(map.view.scale)
  return (
    <div ref={element} className={styles.plot} style={{ height }}>
      {/* Keys move the map only where it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys, whatever the rule thinks of its role */}
      <div
        className={styles.ground}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={fill(texts.plot, { title })}
        onKeyDown={map.onKeyDown}
        {...map.pointer}
      >
        <Drawing view={map.view} room={room} land={land} pins={pins} />
      </div>
      {land.hasFailed ? <p className={styles.failed}>{texts.failed}</p> : null}
      <MapPins pins={pins} view={map.view} room={room} onShow={map.show} onKeyDown={map.onKeyDown} />
      <MapButtons map={map} />
    </div>
  )
}

type DrawingProps = { readonly view: View; readonly room: Room; readonly land: Land; readonly pins: readonly Pin[] }

function Drawing({ view, room, land, pins }: DrawingProps): ReactNode {
  const named = useMemo(() => countriesWith(pins, land), [pins, land])
  const box = boxOf(view, room)
  const factor = view.scale / drawnWidth
  const across = room.width / 2 - view.x * view.scale
  const down = room.height / 2 - view.y * view.scale
  return (
    <svg width={room.width} height={room.height} className={styles.drawing} aria-hidden="true">
      <g transform={`translate(${across.toFixed(2)} ${down.toFixed(2)}) scale(${factor})`}>
        {land.countries
          .filter((country) => areTouching(country.box, box))
          .map(({ id, path }) => (
            <path key={id} className={styles.country} data-pinned={named.has(id)} d={path} vectorEffect="non-scaling-stroke" />
          ))}
      </g>
    </svg>
  )
}

/** The countries in which a pin stands; they are set off from the others. */
function countriesWith(pins: readonly Pin[], { countries }: Land): ReadonlySet<string> {
  const spots = pins.map(({ lat, lng }) => spotAt(lat, lng))
  const holds = ({ box, rings }: Land['countries'][number]): boolean =>
    spots.some((spot) => areTouching(box, pointBox(spot)) && liesIn(rings, spot))
  return new Set(countries.filter(holds).map(({ id }) => id))
}

const pointBox = ({ x, y }: ReturnType<typeof spotAt>): Box => ({ left: x, right: x, top: y, bottom: y })
