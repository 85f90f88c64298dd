import type { ChecklistItem } from './contract.ts'

export type Checklist = readonly ChecklistItem[]

/** As people see them: open ones as they stand, below them the checked ones as they stand. */
export function sunk(items: Checklist): Checklist {
  return [...items.filter(({ checked }) => !checked), ...items.filter(({ checked }) => checked)]
}

/** Checks or opens an item. Where it is kept stays the same, so that one opened again is back where it was. */
export function checkedTo(items: Checklist, id: string, isOn: boolean): Checklist {
  return items.map((item) => (item.id === id ? { ...item, checked: isOn } : item))
}

export function withText(items: Checklist, id: string, text: string): Checklist {
  return items.map((item) => (item.id === id ? { ...item, text } : item))
}

/** A line break in the middle parts an item in two; at the end it begins an empty one. */
export function split(items: Checklist, id: string, at: number, newId: string): Checklist {
  return items.flatMap((item) => {
    if (item.id !== id) return [item]
    const rest: ChecklistItem = { id: newId, checked: item.checked, text: item.text.slice(at), ...(item.indent ? { indent: true } : {}) }
    return [{ ...item, text: item.text.slice(0, at) }, rest]
  })
}

/** Joins an item to the one before. Says where in the text of that one the two met. */
export function joined(
  items: Checklist,
  id: string,
): { readonly items: Checklist; readonly into: string; readonly at: number } | undefined {
  const place = items.findIndex((item) => item.id === id)
  const [before, item] = [items[place - 1], items[place]]
  if (!before || !item) return undefined
  const whole = { ...before, text: before.text + item.text }
  return { items: items.toSpliced(place - 1, 2, whole), into: before.id, at: before.text.length }
}

export function without(items: Checklist, id: string): Checklist {
  return items.filter((item) => item.id !== id)
}

/** The first one has nothing to stand under. */
export function indented(items: Checklist, id: string, isIn: boolean): Checklist {
  return items.map((item, at) => (item.id === id ? shifted(item, isIn && at > 0) : item))
}

function shifted({ id, checked, text }: ChecklistItem, isIn: boolean): ChecklistItem {
  return { id, checked, text, ...(isIn ? { indent: true } : {}) }
}

/** Several pasted lines become several items. */
export function pasted(items: Checklist, id: string, lines: readonly string[], newId: () => string): Checklist {
  const [first = '', ...more] = lines.map((line) => line.replace(/^\s*(?:[-*•]\s*)?(?:\[[ x]\]\s*)?/i, '').slice(0, 2000))
  return items.flatMap((item) => {
    if (item.id !== id) return [item]
    return [{ ...item, text: item.text + first }, ...more.map((text) => ({ id: newId(), checked: item.checked, text }))]
  })
}

/** The text of a note as a list, and back. */
export function listFromText(text: string, newId: () => string): Checklist {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').map((line) => ({ id: newId(), checked: false, text: line.slice(0, 2000) }))
}
export function textFromList(items: Checklist): string {
  return sunk(items)
    .map(({ text }) => text)
    .join('\n')
}
