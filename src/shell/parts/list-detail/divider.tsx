import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { listDetailWords } from './list-detail-words.ts'
import { narrowest, usual, widest } from './list-width.ts'
import styles from './divider.module.css'

type DividerProps = {
  /** The id of the list whose width it sets. */
  readonly controls: string
  readonly width: number
  readonly onChange: (width: number) => void
}

const step = 16

/** The line between list and detail: drag it, or move it by arrow keys; a double click or Enter brings it back. */
export function Divider({ controls, width, onChange }: DividerProps): ReactNode {
  const texts = useTexts(listDetailWords)

  function move({ currentTarget, pointerId, clientX, movementX }: PointerEvent<HTMLDivElement>): void {
    const list = document.getElementById(controls)
    if (!list || movementX === 0 || !currentTarget.hasPointerCapture(pointerId)) return
    onChange(clientX - list.getBoundingClientRect().left)
  }

  function press(event: KeyboardEvent): void {
    const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: narrowest, End: widest, Enter: usual }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }

  return (
    // A separator that can be moved is a control: it has a value and takes the focus.
    <div
      className={styles.divider}
      role="separator"
      tabIndex={0}
      aria-label={texts.divider}
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width}
      onKeyDown={press}
      onDoubleClick={() => onChange(usual)}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={move}
    />
  )
}
