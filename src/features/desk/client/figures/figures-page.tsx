import { RefreshCw } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { RangeChoice } from '../../../../shell/parts/widgets/range-choice.tsx'
import { useWidgetCommands } from '../../../../shell/parts/widgets/use-widget-commands.ts'
import { widgetWords } from '../../../../shell/parts/widgets/widget-words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { figureRanges, readFigures } from '../../figures-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { useOfficer } from '../frame/officer.ts'
import { usePassingQuery } from '../use-passing-query.ts'
import { figureWords } from './figure-words.ts'
import { FigureCharts } from './figure-charts.tsx'
import styles from './figures.module.css'
import type { Figures } from './shown-figures.ts'
import { Tiles } from './tiles.tsx'
import { VisitsPart } from './visits-part.tsx'

const params = { range: choiceParam(figureRanges, 'today') }

/** How the form is doing: today, this week, this season. Keeps itself up to date. */
export function Page(): ReactNode {
  const texts = useTexts(figureWords)
  const words = useTexts(widgetWords)
  const formats = useFormats()
  const { refresh: noteActivity } = useOfficer()
  const [{ range }, change] = useUrlState(params)
  const query = usePassingQuery(readFigures, { range })
  const { refetch } = query
  const refresh = useCallback(() => void refetch(), [refetch])
  useWidgetCommands(refresh)
  // What was shown stays until the figures of another time have come.
  const [shown, setShown] = useState<{ readonly range: typeof range; readonly figures: Figures }>()
  if (query.data && query.data !== shown?.figures) setShown({ range, figures: query.data })
  const isOld = query.data === undefined && shown !== undefined
  const ranges = figureRanges.map((id) => ({ id, title: texts[id] }))
  return (
    <DeskPage
      title={texts.title}
      place="/desk/figures"
      actions={
        <>
          {shown ? <span className={styles.updated}>{fill(texts.updated, { time: formats.time(shown.figures.moment) })}</span> : null}
          <RangeChoice
            name={texts.range}
            ranges={ranges}
            value={range}
            onChange={(next) => {
              change({ range: next })
              noteActivity()
            }}
          />
          <IconButton name={words.refresh} icon={RefreshCw} keys="r" aria-disabled={query.isFetching} onClick={refresh} />
        </>
      }
    >
      <Loaded query={{ ...query, data: query.data ?? shown?.figures }} skeleton={<LoadingBlock lines={12} />} errorTitle={texts.notLoaded}>
        {(figures) => (
          <div className={styles.figures} aria-busy={isOld}>
            <Tiles figures={figures} />
            <FigureCharts figures={figures} range={isOld ? (shown?.range ?? range) : range} />
            <VisitsPart />
          </div>
        )}
      </Loaded>
    </DeskPage>
  )
}
