import type { KeyboardEvent } from 'react'
import type { SelectionModel } from './use-selection.ts'

export type RowStep = 'next' | 'previous' | 'first' | 'last'
export type RowActions = {
  readonly move: (step: RowStep) => void
  readonly extend: (step: RowStep | 'here') => void
  readonly toggle: () => void
  readonly open: () => void
}

const steps: Readonly<Record<string, RowStep>> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' }

/** The row a step leads to; the first one from nowhere. Nothing where there is no further row. */
export function rowAfter(order: readonly string[], from: string | undefined, step: RowStep): string | undefined {
  if (step === 'first') return order[0]
  if (step === 'last') return order.at(-1)
  const at = from === undefined ? -1 : order.indexOf(from)
  if (at < 0) return order[0]
  return step === 'next' ? order[at + 1] : at > 0 ? order[at - 1] : undefined
}

/** Keys on a list, as a listbox has them. Inner controls of a row keep Enter and Space for themselves. */
export function answerRowKey(event: KeyboardEvent, actions: RowActions, selection: SelectionModel | undefined): void {
  const act = workOf(event, actions, selection)
  if (!act) return
  event.preventDefault()
  act()
}

function workOf(event: KeyboardEvent, actions: RowActions, selection: SelectionModel | undefined): (() => void) | undefined {
  const { key, shiftKey, target } = event
  const isMod = event.ctrlKey || event.metaKey
  if (event.altKey || isField(target)) return undefined
  const step = steps[key]
  if (step && !isMod) return () => (shiftKey && selection ? actions.extend(step) : actions.move(step))
  if (key === 'Escape') return selection && selection.count > 0 ? selection.clear : undefined
  if (key === 'a' && isMod && selection) return () => selectAll(selection)
  if (!isRow(target)) return undefined
  if (key === ' ' && selection) return () => (shiftKey ? actions.extend('here') : actions.toggle())
  // With a modifier the browser opens the link of the row elsewhere.
  if (key === 'Enter' && !isMod && !shiftKey) return actions.open
  return undefined
}

/** What is loaded first; asked again, the whole result. */
export function selectAll(selection: SelectionModel): void {
  const isAllLoaded = selection.order.every((id) => selection.ids.has(id))
  if (isAllLoaded && selection.total > selection.order.length) selection.selectWholeResult()
  else selection.selectLoaded()
}

function isRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['row'] !== undefined
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
}
