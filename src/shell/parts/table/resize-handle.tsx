import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { columnWidth } from './column.ts'
import { tableWords } from './table-words.ts'
import styles from './table-head.module.css'

type ResizeHandleProps = {
  readonly title: string
  readonly width: number
  /** While it is dragged. */
  readonly onDrag: (width: number) => void
  /** When it is let go, or a key was pressed. */
  readonly onResize: (width: number) => void
  /** Back to the first width. */
  readonly onReset: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -16, ArrowRight: 16 }

/** The line at the end of a head cell: drag it, or focus it and press the arrows. A double click forgets the change. */
export function ResizeHandle({ title, width, onDrag, onResize, onReset }: ResizeHandleProps): ReactNode {
  const texts = useTexts(tableWords)
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined)

  function begin(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: shownWidth(event.currentTarget) }
  }

  function dragged(event: PointerEvent<HTMLDivElement>): number | undefined {
    if (!start.current) return undefined
    return within(start.current.width + ((event.clientX - start.current.x) * 10) / rem())
  }

  function end(event: PointerEvent<HTMLDivElement>): void {
    const next = dragged(event)
    const isMoved = start.current?.x !== event.clientX
    start.current = undefined
    if (next !== undefined && isMoved) onResize(next)
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Home') return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) onReset()
    else onResize(within(shownWidth(event.currentTarget) + step))
  }

  return (
    <div
      className={styles.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={fill(texts.resize, { column: title })}
      aria-valuenow={width}
      aria-valuemin={columnWidth.least}
      aria-valuemax={columnWidth.most}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={(event) => {
        const next = dragged(event)
        if (next !== undefined) onDrag(next)
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={press}
    />
  )
}

/** As wide as the head cell really is, in pixels of a text of usual size. */
function shownWidth(handle: HTMLElement): number {
  const cell = handle.parentElement?.getBoundingClientRect().width ?? columnWidth.usual
  return (cell * 10) / rem()
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 10
}

function within(width: number): number {
  return Math.round(Math.min(columnWidth.most, Math.max(columnWidth.least, width)))
}
