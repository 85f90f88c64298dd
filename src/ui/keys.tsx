import type { ReactNode } from 'react'
import styles from './keys.module.css'

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const names: Readonly<Record<string, string>> = {
  mod: isApple ? '⌘' : 'Ctrl',
  shift: '⇧',
  alt: isApple ? '⌥' : 'Alt',
  enter: '↵',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  space: '␣',
}

/** Keys as they stand on the keyboard: `mod+k`, or one after the other: `g m`. */
export function Keys({ keys }: { readonly keys: string }): ReactNode {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((chord) => (
        <kbd key={chord} className={styles.key}>
          {chord
            .split(/\+(?=.)/)
            .map((key) => names[key.toLowerCase()] ?? key.toUpperCase())
            .join(' ')}
        </kbd>
      ))}
    </span>
  )
}
