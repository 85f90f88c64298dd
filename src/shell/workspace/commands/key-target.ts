const fields =
  'input:not([type=checkbox], [type=button], [type=submit], [type=reset], [type=file]), textarea, select, ' +
  '[contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only], ' +
  '[role=textbox], [role=combobox], [role=searchbox], [role=spinbutton], [role=slider]'
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=menubar], [role=listbox][data-open], [data-open] [role=listbox]'
const openLayers = '[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open]'
const pressables = 'a[href], button, summary, input, [role=button], [role=switch], [role=checkbox], [role=tab]'

/** What a field does with modified keys itself. */
const editing = /^mod\+(shift\+)?[acvxyz]$|(arrow\w+|home|end|delete|backspace)$/

/** Whether the keys belong to what has the focus and not to the page. */
export function isTaken(chord: string, target: Element | null): boolean {
  const isPlain = !/mod\+|alt\+|^(shift\+)?f\d+$/.test(chord)
  if (target?.closest(fields)) return isPlain || editing.test(chord)
  if (!isPlain) return false
  if (target?.closest(layers) || isUnderLayer(target)) return true
  return /(enter|space)$/.test(chord) && Boolean(target?.closest(pressables))
}

/** A layer may be open while nothing in it has the focus. */
function isUnderLayer(target: Element | null): boolean {
  return (target === null || target === target.ownerDocument.body) && document.querySelector(openLayers) !== null
}
