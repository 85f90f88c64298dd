import { describe, expect, it } from 'vitest'
import { areCharacters, chordOf, normalKeys } from './key-chords.ts'

type Held = 'ctrl' | 'meta' | 'alt' | 'shift' | 'altgr'

function press(key: string, ...held: readonly Held[]): Parameters<typeof chordOf>[0] {
  const isHeld = (name: Held): boolean => held.includes(name)
  return {
    key,
    ctrlKey: isHeld('ctrl'),
    metaKey: isHeld('meta'),
    altKey: isHeld('alt'),
    shiftKey: isHeld('shift'),
    getModifierState: () => isHeld('altgr'),
  }
}

const plain = { isApple: false }
const apple = { isApple: true }

describe('keys are recognised by what they write', () => {
  it.each([
    ['the palette', 'mod+k', press('k', 'ctrl'), plain],
    ['the palette on an Apple keyboard', 'mod+k', press('k', 'meta'), apple],
    ['the palette with caps lock on', 'mod+k', press('K', 'ctrl'), plain],
    ['a letter', 'j', press('j'), plain],
    ['a letter with caps lock on', 'j', press('J'), plain],
    ['a capital letter', 'shift+j', press('J', 'shift'), plain],
    ['redo, however it is written', 'shift+mod+z', press('Z', 'ctrl', 'shift'), plain],
    ['? on a Swiss keyboard (Shift and apostrophe)', '?', press('?', 'shift'), plain],
    ['/ on a Swiss keyboard (Shift and 7)', '/', press('/', 'shift'), plain],
    ['/ on an American keyboard', '/', press('/'), plain],
    ['[ on a Swiss keyboard (AltGr, Windows reports Ctrl and Alt too)', '[', press('[', 'ctrl', 'alt', 'altgr'), plain],
    ['[ on a Swiss keyboard (AltGr, Linux)', '[', press('[', 'altgr'), plain],
    ['[ on a Swiss Apple keyboard (Option and 5)', '[', press('[', 'alt'), apple],
    ['# on a Swiss keyboard (AltGr and 3)', '#', press('#', 'altgr'), plain],
    ['a digit on a French keyboard (Shift)', '0', press('0', 'shift'), plain],
    ['moving up', 'alt+arrowup', press('ArrowUp', 'alt'), plain],
    ['the previous region', 'shift+f6', press('F6', 'shift'), plain],
    ['the space bar', 'space', press(' '), plain],
    ['a range by space bar', 'shift+space', press(' ', 'shift'), plain],
    ['plus', 'mod++', press('+', 'ctrl'), plain],
  ])('%s: %s', (_, keys, event, keyboard) => {
    expect(chordOf(event, keyboard)).toBe(normalKeys(keys))
  })

  it.each([
    ['j is not Shift and j', 'j', press('J', 'shift'), plain],
    ['j is not Alt and j', 'j', press('j', 'alt'), plain],
    ['k is not Ctrl and k', 'k', press('k', 'ctrl'), plain],
    ['Ctrl and k is not the palette on an Apple keyboard', 'mod+k', press('k', 'ctrl'), apple],
    ['the Windows key belongs to the system', 'k', press('k', 'meta'), plain],
    ['[ with Alt is another key than [', '[', press('[', 'alt'), plain],
    ['space is not Shift and space', 'space', press(' ', 'shift'), plain],
    ['a lone modifier is no key', 'shift', press('Shift', 'shift'), plain],
  ])('%s', (_, keys, event, keyboard) => {
    expect(chordOf(event, keyboard)).not.toBe(normalKeys(keys))
  })
})

describe('keys that also write', () => {
  it.each(['j', 'shift+j', '?', '[', 'g m'])('%s can be switched off', (keys) => {
    expect(areCharacters(keys)).toBe(true)
  })

  it.each(['mod+k', 'alt+arrowup', 'f6', 'enter', 'space'])('%s stays on', (keys) => {
    expect(areCharacters(keys)).toBe(false)
  })
})
