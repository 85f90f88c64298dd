import type { ReactNode } from 'react'
import { themes, type Theme } from '../../../../kit/themes.ts'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'
import styles from './themes-sheet.module.css'

const grounds = ['canvas', 'surface', 'sunken', 'raised', 'tint'] as const
const inks = ['text', 'muted', 'on-tint', 'danger', 'warn', 'ok', 'info'] as const

/** All tokens of all themes, on paper and in the tone of the navigation. */
export function Sheet(): ReactNode {
  return themes.map((theme) => (
    <Specimen key={theme} title={theme}>
      <div className={styles.pair}>
        <Tokens theme={theme} tone="paper" />
        <Tokens theme={theme} tone="dark" />
      </div>
    </Specimen>
  ))
}

function Tokens({ theme, tone }: { readonly theme: Theme; readonly tone: 'paper' | 'dark' }): ReactNode {
  return (
    <div className={styles.tone} data-theme={theme} data-tone={tone}>
      <p className={styles.head}>
        tone {tone}
        <Button kind="primary">Primary</Button>
        <Button>Secondary</Button>
        <a href="#link">A link</a>
      </p>
      {grounds.map((ground) => (
        <p key={ground} className={styles.ground} style={{ background: `var(--${ground})` }}>
          <b>{ground}</b>
          {inks.map((ink) => (
            <span key={ink} style={{ color: `var(--${ink})` }}>
              {ink}
            </span>
          ))}
          <span className={styles.control} title="control" />
          <span className={styles.line} title="line" />
        </p>
      ))}
    </div>
  )
}
