import type { ReactNode } from 'react'
import { languages } from '../../../../kit/texts.ts'
import { languageNames } from '../../../../shell/language-names.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { BarChart } from '../../../../shell/parts/charts/bar-chart.tsx'
import { ChartFrame } from '../../../../shell/parts/charts/chart-frame.tsx'
import { ChartTable } from '../../../../shell/parts/charts/chart-table.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { RangeChoice } from '../../../../shell/parts/widgets/range-choice.tsx'
import { readVisits, visitRanges } from '../../figures-contract.ts'
import { useOfficer } from '../frame/officer.ts'
import { usePassingQuery } from '../use-passing-query.ts'
import { figureWords } from './figure-words.ts'
import styles from './figures.module.css'
import { sumOf } from './shown-figures.ts'
import { countOf, shareAnswered, stops, visitSteps, type Visits } from './visit-sums.ts'

const params = { visits: choiceParam(visitRanges, 'week') }
const devices = ['phone', 'tablet', 'desktop'] as const
const outcomes = ['granted', 'unchanged', 'rejected', 'pending', 'failed'] as const
const ratings = ['yes', 'partly', 'no'] as const
const everyMinute = 60_000

/** How far people get in the form, and whether they find it easy. */
export function VisitsPart(): ReactNode {
  const texts = useTexts(figureWords)
  const { refresh: noteActivity } = useOfficer()
  const [{ visits: range }, change] = useUrlState(params)
  const query = usePassingQuery(readVisits, { range }, () => everyMinute)
  return (
    <section className={styles.visits} aria-labelledby="figures-visits">
      <div className={styles.part}>
        <h2 id="figures-visits">{texts.visits}</h2>
        <RangeChoice
          name={texts.visitsRange}
          ranges={visitRanges.map((id) => ({ id, title: texts[id === 'week' ? 'lastWeek' : 'lastMonth'] }))}
          value={range}
          onChange={(next) => {
            change({ visits: next })
            noteActivity()
          }}
        />
      </div>
      <Loaded query={query} skeleton={<LoadingBlock lines={6} />} errorTitle={texts.notLoaded}>
        {(visits) => (
          <div className={styles.charts}>
            <Way {...visits} />
            <Easy {...visits} />
            <div className={styles.wide}>
              <ByKind {...visits} />
            </div>
          </div>
        )}
      </Loaded>
    </section>
  )
}

function Way({ steps }: Visits): ReactNode {
  const texts = useTexts(figureWords)
  const series = devices.map((device) => {
    const own = steps.filter((each) => each.device === device)
    return { id: device, title: texts[device], values: visitSteps.map((step) => countOf(step, own)) }
  })
  return (
    <BarChart
      title={texts.wayTitle}
      description={texts.wayAbout}
      along={texts.step}
      arrangement="stacked"
      categories={steps.length === 0 ? [] : visitSteps.map((step) => texts[step])}
      series={series}
    />
  )
}

function Easy({ feedback }: Visits): ReactNode {
  const texts = useTexts(figureWords)
  const shown = outcomes.filter((outcome) => feedback.some((each) => each.outcome === outcome))
  const countsOf = (rating: string): readonly number[] =>
    shown.map((outcome) => sumOf(feedback.filter((each) => each.outcome === outcome && each.choice === rating).map(({ count }) => count)))
  return (
    <BarChart
      title={texts.easyTitle}
      description={texts.easyAbout}
      along={texts.outcome}
      arrangement="stacked"
      categories={shown.map((outcome) => texts[outcome])}
      series={ratings.map((rating) => ({ id: rating, title: texts[rating], values: countsOf(rating) }))}
    />
  )
}

function ByKind({ steps }: Visits): ReactNode {
  const texts = useTexts(figureWords)
  const formats = useFormats()
  const columns = [...visitSteps, ...stops]
  const line = (name: string, counted: Visits['steps']): readonly (string | number)[] => {
    const share = shareAnswered(counted)
    return [name, ...columns.map((step) => countOf(step, counted)), share === undefined ? '–' : formats.percent(share)]
  }
  const table = [
    [texts.who, ...columns.map((step) => texts[step]), texts.share],
    line(texts.all, steps),
    ...devices.map((device) =>
      line(
        texts[device],
        steps.filter((each) => each.device === device),
      ),
    ),
    ...languages.map((language) =>
      line(
        languageNames[language],
        steps.filter((each) => each.language === language),
      ),
    ),
  ]
  const shown = steps.length === 0 ? [] : table
  return (
    <ChartFrame title={texts.kindTitle} description={texts.kindAbout} table={shown} format={formats.number} isFigures>
      <ChartTable title={texts.kindTitle} lines={shown} format={formats.number} />
    </ChartFrame>
  )
}
