/** What a keyboard event tells; compared by the character, because keys lie elsewhere on each keyboard. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  readonly getModifierState?: (name: 'AltGraph') => boolean
}
type Keyboard = { readonly isApple: boolean }
type Modifiers = { readonly mod: boolean; readonly alt: boolean; readonly shift: boolean }

/** How long a sequence waits for its next key. */
export const sequencePatience = 1000

/** Keys in the one way of writing them: `Shift+mod+Z` is `mod+shift+z`. */
export function normalKeys(keys: string): string {
  return keys.split(' ').map(normalChord).join(' ')
}

/** What was pressed, written like the keys of a command; nothing where it is only a modifier or belongs to the system. */
export function chordOf(press: KeyPress, { isApple }: Keyboard): string | undefined {
  const key = press.key === ' ' ? 'space' : press.key.toLowerCase()
  if (['shift', 'control', 'alt', 'altgraph', 'meta', 'dead', 'process', 'unidentified', 'capslock'].includes(key)) return undefined
  // AltGr, on Apple keyboards Option, only reaches the character: `[` stands behind it on a Swiss keyboard.
  const isReached = press.getModifierState?.('AltGraph') === true || (isApple && press.altKey && isSymbol(key))
  const [mod, system] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  if (system && !isReached) return undefined
  return written(key, { mod: mod && !isReached, alt: press.altKey && !isReached, shift: press.shiftKey })
}

/** Keys that also write: speech input fires them by accident, so they can be switched off, and fields keep them. */
export function areCharacters(keys: string): boolean {
  return normalKeys(keys)
    .split(' ')
    .every((chord) => chord.replace(/^shift\+/, '').length === 1)
}

function normalChord(chord: string): string {
  const names = chord.toLowerCase().split(/\+(?=.)/)
  const key = names.at(-1) ?? ''
  return written(key, { mod: names.includes('mod'), alt: names.includes('alt'), shift: names.includes('shift') })
}

/** Whether Shift was needed for `?` or `/` differs from keyboard to keyboard, so it does not count there. */
function written(key: string, { mod, alt, shift }: Modifiers): string {
  return `${mod ? 'mod+' : ''}${alt ? 'alt+' : ''}${shift && !isSymbol(key) ? 'shift+' : ''}${key}`
}

/** One character without capital: digits and signs. */
function isSymbol(key: string): boolean {
  return key.length === 1 && key.toUpperCase() === key
}
