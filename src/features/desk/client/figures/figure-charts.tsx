import type { ReactNode } from 'react'
import { fill, type Language } from '../../../../kit/texts.ts'
import { languageNames } from '../../../../shell/language-names.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { BarChart } from '../../../../shell/parts/charts/bar-chart.tsx'
import { ChartFrame } from '../../../../shell/parts/charts/chart-frame.tsx'
import { ChartTable } from '../../../../shell/parts/charts/chart-table.tsx'
import { DonutChart } from '../../../../shell/parts/charts/donut-chart.tsx'
import { LineChart } from '../../../../shell/parts/charts/line-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { figureOutcomes, type FigureRange } from '../../figures-contract.ts'
import { figureWords } from './figure-words.ts'
import styles from './figures.module.css'
import { rulesByOutcome, sumOf, type Figures } from './shown-figures.ts'
import { usePlaceNames } from './use-place-names.ts'

type Props = { readonly figures: Figures; readonly range: FigureRange }

export function FigureCharts(props: Props): ReactNode {
  const texts = useTexts(figureWords)
  return (
    <section className={styles.charts} aria-labelledby="figures-charts">
      <VisuallyHidden>
        <h2 id="figures-charts">{texts.charts}</h2>
      </VisuallyHidden>
      <div className={styles.wide}>
        <Along {...props} />
      </div>
      <Rules {...props} />
      <Languages {...props} />
      <Hours {...props} />
      <Busiest {...props} />
      <Answers {...props} />
      <Delivery {...props} />
    </section>
  )
}

function Along({ figures, range }: Props): ReactNode {
  const texts = useTexts(figureWords)
  const { names, firstDay } = usePlaceNames(figures, range)
  const { requests, granted, refused } = figures
  const series = Object.entries({ requests, granted, refused })
  return (
    <LineChart
      title={texts.alongTitle}
      description={range === 'today' ? texts.alongHours : fill(texts.alongDays, { day: firstDay })}
      along={range === 'today' ? texts.time : texts.day}
      categories={names}
      series={series.map(([id, values]) => ({ id, title: texts[id as 'requests' | 'granted' | 'refused'], values }))} // its own keys
      height={280}
    />
  )
}

function Rules({ figures }: Props): ReactNode {
  const texts = useTexts(figureWords)
  const { codes, series } = rulesByOutcome(figures.rules, figureOutcomes)
  return (
    <WidgetFrame
      foot={
        <a href="/regeln" className={styles.link}>
          {texts.toRules}
        </a>
      }
    >
      <BarChart
        title={texts.rulesTitle}
        description={texts.rulesAbout}
        along={texts.rule}
        arrangement="stacked"
        categories={codes}
        series={series.map(({ id, values }) => ({ id, title: texts[id], values }))}
      />
    </WidgetFrame>
  )
}

function Languages({ figures }: Props): ReactNode {
  const texts = useTexts(figureWords)
  const nameOf = (language: string): string => languageNames[language as Language] ?? texts.programs
  return (
    <DonutChart
      title={texts.languagesTitle}
      description={texts.languagesAbout}
      parts={figures.languages.map(({ language, count }) => ({ id: language, title: nameOf(language), value: count }))}
    />
  )
}

function Hours({ figures }: Props): ReactNode {
  const texts = useTexts(figureWords)
  const isEmpty = sumOf(figures.hours) === 0
  return (
    <BarChart
      title={texts.hoursTitle}
      description={texts.hoursAbout}
      along={texts.hour}
      categories={isEmpty ? [] : figures.hours.map((_, hour) => String(hour).padStart(2, '0'))}
      series={[{ id: 'requests', title: texts.requests, values: figures.hours }]}
    />
  )
}

function Busiest({ figures }: Props): ReactNode {
  const texts = useTexts(figureWords)
  const formats = useFormats()
  const now = new Date(figures.moment)
  const lines = figures.busiest.map(({ hour, count }) => [`${formats.date(hour, 'dotted', now)}, ${formats.time(hour)}`, count])
  const table = lines.length === 0 ? [] : [[texts.hour, texts.requests], ...lines]
  return (
    <ChartFrame title={texts.busiestTitle} description={texts.busiestAbout} table={table} format={formats.number} isFigures>
      <ChartTable title={texts.busiestTitle} lines={table} format={formats.number} />
    </ChartFrame>
  )
}

function Answers({ figures: { answers } }: Props): ReactNode {
  const texts = useTexts(figureWords)
  const formats = useFormats()
  return (
    <BarChart
      title={texts.answersTitle}
      description={texts.answersAbout}
      along={texts.upTo}
      categories={answers.steps.map(({ upTo }) => fill(texts.milliseconds, { number: formats.number(upTo) }))}
      series={[{ id: 'answers', title: texts.answers, values: answers.steps.map(({ count }) => count) }]}
    />
  )
}

function Delivery({ figures, range }: Props): ReactNode {
  const texts = useTexts(figureWords)
  const formats = useFormats()
  const { names } = usePlaceNames(figures, range)
  const isEmpty = sumOf(figures.delivered) === 0
  return (
    <LineChart
      title={texts.deliveryTitle}
      description={texts.deliveryAbout}
      along={range === 'today' ? texts.time : texts.day}
      categories={isEmpty ? [] : names}
      series={[{ id: 'seconds', title: texts.meanTime, values: isEmpty ? [] : figures.deliverySeconds }]}
      format={formats.duration}
    />
  )
}
