import { useMemo, useState } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useUser } from '../../workspace/session/session.ts'
import { moveAcross, type Move } from '../drag/order.ts'
import { useUndo } from '../undo/use-undo.ts'
import { fitted, hiddenIn, readArrangement, withAgain, without, written, type Arrangement } from './arrangement.ts'
import { widgetWords } from './widget-words.ts'

type Options = {
  /** Of the dashboard, e.g. `analytics`. */
  readonly name: string
  /** Keep it outside of the component. */
  readonly usual: Arrangement
  readonly titleOf: (id: string) => string
}
export type ArrangementModel = {
  readonly columns: Arrangement
  readonly hidden: readonly string[]
  readonly isUsual: boolean
  readonly move: (move: Move) => void
  readonly hide: (id: string) => void
  readonly show: (id: string) => void
  readonly reset: () => void
}

/** How somebody arranged their widgets: kept for each account in this browser, and every change can be undone. */
export function useArrangement({ name, usual, titleOf }: Options): ArrangementModel {
  const texts = useTexts(widgetWords)
  const { did } = useUndo()
  const place = `${name}.widgets.${useUser()?.id ?? ''}`
  const [kept, setKept] = useState(() => read(place))
  const columns = useMemo(() => {
    const [shown = '', hidden = ''] = kept.split('|')
    return fitted(readArrangement(shown), hidden.split(','), usual)
  }, [kept, usual])

  function change(text: string, next: Arrangement): void {
    const [before, after] = [kept, `${written(next)}|${hiddenIn(next, usual).join(',')}`]
    const put = (value: string): void => {
      setKept(value)
      write(place, value)
    }
    put(after)
    did({ text, undo: () => put(before), redo: () => put(after) })
  }

  return {
    columns,
    hidden: hiddenIn(columns, usual),
    isUsual: written(columns) === written(usual),
    move: (move) => change(fill(texts.moved, { title: titleOf(move.id) }), moveAcross(columns, move)),
    hide: (id) => change(fill(texts.hidden, { title: titleOf(id) }), without(columns, id)),
    show: (id) => change(fill(texts.shown, { title: titleOf(id) }), withAgain(columns, id, usual)),
    reset: () => change(texts.wasReset, usual),
  }
}

// NOTE A browser may refuse its storage; the arrangement then only lasts as long as the page.
function read(place: string): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

function write(place: string, value: string): void {
  try {
    localStorage.setItem(place, value)
  } catch {
    // Not kept, which harms nobody.
  }
}
