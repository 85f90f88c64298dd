import type { ReactNode } from 'react'
import type { LayoutStyle } from '../../../kit/settings.ts'
import styles from './layout-style.module.css'

/** Where the bars of a layout are, at a glance. */
export function LayoutPicture({ of }: { readonly of: LayoutStyle }): ReactNode {
  return (
    <svg className={styles.picture} viewBox="0 0 72 48" aria-hidden="true">
      <rect className={styles.page} width="72" height="48" />
      {of === 'layout1' ? <Vertical /> : <Horizontal hasStrip={of === 'layout3'} />}
    </svg>
  )
}

function Vertical(): ReactNode {
  return (
    <>
      <rect className={styles.bar} x="20" width="52" height="8" />
      <rect className={styles.nav} width="20" height="48" />
      <Lines x={27} y={16} />
    </>
  )
}

/** Layout 3 has its shortcuts in a strip at the left, and its toolbar on top. */
function Horizontal({ hasStrip }: { readonly hasStrip: boolean }): ReactNode {
  return (
    <>
      <rect className={styles.nav} y={hasStrip ? 8 : 0} width="72" height="8" />
      <rect className={styles.bar} y={hasStrip ? 0 : 8} width="72" height="8" />
      {hasStrip ? <rect className={styles.nav} width="7" height="48" /> : null}
      <Lines x={hasStrip ? 15 : 12} y={23} />
    </>
  )
}

function Lines({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <>
      <rect className={styles.ink} x={x} y={y} width="22" height="3" rx="1.5" />
      <rect className={styles.line} x={x} y={y + 7} width="36" height="2" rx="1" />
      <rect className={styles.line} x={x} y={y + 12} width="30" height="2" rx="1" />
    </>
  )
}
