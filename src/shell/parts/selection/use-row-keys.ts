import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { answerRowKey, rowAfter, type RowActions } from './row-keys.ts'
import { useRowCommands } from './use-row-commands.ts'
import type { SelectionModel } from './use-selection.ts'

type RowKeysOptions = {
  /** The ids of the rows as they stand. Keep it stable (`useMemo`). */
  readonly order: readonly string[]
  readonly selection?: SelectionModel
  readonly open: (id: string) => void
  /** The row whose detail shows; the keys begin there. */
  readonly openId?: string | undefined
  /** Given where what is open goes along with the keys: moving on to a row then shows it too. */
  readonly follow?: (id: string) => void
}

export type RowKeys<List extends HTMLElement> = {
  /** On the element around the rows. */
  readonly listProps: {
    readonly ref: RefObject<List | null>
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onFocus: (event: FocusEvent) => void
  }
  /** On the one control of each row that takes the focus, best a link. */
  readonly rowProps: (id: string) => { readonly 'data-row': string; readonly tabIndex: 0 | -1 }
  /** For the other controls of a row: only those of the current row are reached by Tab. */
  readonly tabIndexIn: (id: string) => 0 | -1
  /** Whether a row has the focus, so that nothing should move under it. */
  readonly focusedId: string | undefined
}

/** One row of a list has the focus and arrows move it; letters do so from anywhere on the page. */
export function useRowKeys<List extends HTMLElement>(options: RowKeysOptions): RowKeys<List> {
  const { order, selection, open, openId, follow } = options
  const list = useRef<List>(null)
  const [focused, setFocused] = useState<string>()
  const current = order.find((id) => id === focused) ?? order.find((id) => id === openId) ?? order[0]
  useFocusAfterRemoval(list, order, focused)

  const actions = useMemo((): RowActions => {
    const focus = (id: string | undefined): void => (id === undefined ? undefined : rowIn(list.current, id)?.focus())
    return {
      move: (step) => {
        const target = rowAfter(order, hasFocus(list.current) ? current : openId, step) ?? current
        focus(target)
        if (openId !== undefined && target !== undefined && target !== openId) follow?.(target)
      },
      extend: (step) => {
        const target = step === 'here' ? current : (rowAfter(order, current, step) ?? current)
        if (target !== undefined) selection?.extend(target, current)
        focus(target)
      },
      toggle: () => (current === undefined ? undefined : selection?.toggle(current)),
      open: () => (current === undefined ? undefined : open(current)),
    }
  }, [order, current, openId, selection, open, follow])
  useRowCommands(actions)

  return {
    listProps: {
      ref: list,
      onFocus: ({ target }) => setFocused(rowOf(target)),
      onKeyDown: (event) => answerRowKey(event, actions, selection),
    },
    rowProps: (id) => ({ 'data-row': id, tabIndex: id === current ? 0 : -1 }),
    tabIndexIn: (id) => (id === current ? 0 : -1),
    focusedId: focused,
  }
}

/** A row that goes away while it has the focus hands it to the row that takes its place. */
function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, order: readonly string[], focused: string | undefined): void {
  const before = useRef(order)
  useLayoutEffect(() => {
    const place = focused === undefined || order.includes(focused) ? -1 : before.current.indexOf(focused)
    before.current = order
    // Also where it only fell back to the region around the list.
    const isFocusLost = document.activeElement?.contains(list.current) ?? true
    const heir = place < 0 ? undefined : (order[place] ?? order.at(-1))
    if (isFocusLost && heir !== undefined) rowIn(list.current, heir)?.focus()
  }, [list, order, focused])
}

function rowIn(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? undefined
}

function hasFocus(list: HTMLElement | null): boolean {
  return list?.contains(document.activeElement) ?? false
}

/** The focus may be on another control of the row, e.g. its box. */
function rowOf(target: Element): string | undefined {
  const row = target.closest('[data-row]') ?? target.closest('li, [role=row]')?.querySelector('[data-row]')
  return row?.getAttribute('data-row') ?? undefined
}
