import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { DonutChart } from '../../../../shell/parts/charts/donut-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { WeekRange } from '../../ranges.ts'
import type { WidgetOf } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import styles from './home.module.css'

type DistributionProps = { readonly widget: WidgetOf<'distribution'>; readonly range: WeekRange }

export function DistributionCard({ widget, range }: DistributionProps): ReactNode {
  const texts = useTexts(projectWords)
  const names: Readonly<Record<string, string>> = { Issue: texts.Issue, Mobile: texts.Mobile, Others: texts.others }
  const [dataset] = widget.datasets[range]
  const parts = widget.labels[range].map((label, at) => ({ id: label, title: names[label] ?? label, value: dataset?.data[at] ?? 0 }))
  return <DonutChart title={texts.distributionTitle} description={texts.distributionHelp} parts={parts} />
}

export function DistributionFoot({ widget, range }: DistributionProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{texts.added}</dt>
        <dd>{formats.number(widget.added[range])}</dd>
      </div>
      <div>
        <dt>{texts.completed}</dt>
        <dd>{formats.number(widget.completed[range])}</dd>
      </div>
    </dl>
  )
}
