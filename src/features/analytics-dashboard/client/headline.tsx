import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { changeOf } from '../rules.ts'
import { analyticsWords } from './analytics-words.ts'
import styles from './headline.module.css'

type HeadlineProps = {
  readonly value: string
  readonly children?: ReactNode
  /** The chart in a sentence. */
  readonly summary: string
}

/** The one number that is read first, what it means beside it, and for those who listen the whole chart in a sentence. */
export function Headline({ value, children, summary }: HeadlineProps): ReactNode {
  return (
    <div className={styles.headline}>
      <b className={styles.value}>{value}</b>
      {children}
      <VisuallyHidden>{summary}</VisuallyHidden>
    </div>
  )
}

type Mood = 'ok' | 'danger' | 'plain'
const icons: Readonly<Record<Mood, LucideIcon>> = { ok: TrendingUp, danger: TrendingDown, plain: Minus }

/** A line below the number, with an arrow. */
export function Note({ mood, children }: { readonly mood: Mood; readonly children: ReactNode }): ReactNode {
  const Picture = icons[mood]
  return (
    <span className={styles.change} data-mood={mood}>
      <Picture aria-hidden="true" />
      {children}
    </span>
  )
}

/** How much more or less than before, in words. */
export function Change({ value, before }: { readonly value: number | null; readonly before: number | null }): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const change = changeOf(value, before)
  if (change === undefined) return <Note mood="plain">{texts.noBefore}</Note>
  if (change === 0) return <Note mood="plain">{texts.same}</Note>
  const percent = formats.percent(Math.abs(change), Math.abs(change) < 0.1 ? 1 : 0)
  return <Note mood={change > 0 ? 'ok' : 'danger'}>{fill(change > 0 ? texts.more : texts.less, { percent })}</Note>
}
