import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import styles from './map.module.css'
import { mapWords } from './map-words.ts'
import { placedIn, spotAt, type Room, type Spot, type View } from './mercator.ts'
import { markWidth, type Pin } from './pin.ts'

// With few of them there is room for their names.
const mostNamed = 3
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type MapPinsProps = {
  readonly pins: readonly Pin[]
  readonly view: View
  readonly room: Room
  readonly onShow: (spot: Spot) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The marks. They are one stop of the Tab key; the arrows go from one to the next. */
export function MapPins({ pins, view, room, onShow, onKeyDown }: MapPinsProps): ReactNode {
  const texts = useTexts(mapWords)
  const formats = useFormats()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const most = Math.max(0, ...pins.map(({ count }) => count ?? 0))
  const current = Math.min(active, pins.length - 1)

  function go(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step === undefined) return onKeyDown(event)
    event.preventDefault()
    event.stopPropagation()
    const next = (current + step + pins.length) % pins.length
    setActive(next)
    list.current?.querySelectorAll('button').item(next).focus()
  }

  return (
    <ul ref={list} className={styles.pins} aria-label={texts.pins}>
      {pins.map((pin, at) => {
        const spot = spotAt(pin.lat, pin.lng)
        const { x, y } = placedIn(view, room, spot)
        const isInside = x >= 0 && y >= 0 && x <= room.width && y <= room.height
        const name = pin.count === undefined ? pin.title : fill(texts.pin, { title: pin.title, count: formats.number(pin.count) })
        const place: CSSProperties = { left: x, top: y, ['--mark' as string]: `${markWidth(pin.count, most)}px` }
        return (
          <li key={pin.id} className={styles.place} style={place} data-side={x > room.width * 0.45 ? 'left' : 'right'} hidden={!isInside}>
            <button
              type="button"
              className={styles.pin}
              tabIndex={at === current ? 0 : -1}
              aria-label={name}
              onFocus={() => setActive(at)}
              onClick={() => onShow(spot)}
              onKeyDown={go}
            >
              <span className={styles.mark} aria-hidden="true" />
            </button>
            <span className={styles.name} data-always={pins.length <= mostNamed ? '' : undefined} aria-hidden="true">
              {name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
