import { ChartColumn, Minimize, Table2 } from 'lucide-react'
import { useContext, useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { ChartMenu } from './chart-menu.tsx'
import { ChartHeight, ChartSurroundings } from './chart-surroundings.ts'
import { ChartTable } from './chart-table.tsx'
import './charts.css'
import styles from './chart-frame.module.css'
import { chartWords } from './chart-words.ts'
import { useFullScreen } from './use-full-screen.ts'

type ChartFrameProps = {
  readonly title: string
  readonly description?: string | undefined
  /** The same values as lines of cells, the head first. */
  readonly table: readonly (readonly (string | number)[])[]
  readonly format: (value: number) => string
  /** What is shown is a table already. */
  readonly isFigures?: boolean
  readonly children: ReactNode
}

// What stands around the drawing on a whole screen.
const headHeight = 312

/** What stands around every chart: its name, the same as a table, the same as a file, and what the page adds. */
export function ChartFrame({ title, description, table, format, isFigures = false, children }: ChartFrameProps): ReactNode {
  const id = useId()
  const texts = useTexts(chartWords)
  const { handle, headline, controls, foot, actions = [] } = useContext(ChartSurroundings)
  const [figure, content] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)]
  const [isTable, setTable] = useState(false)
  const { height, toggle } = useFullScreen(figure)
  const isEmpty = table.length < 2
  const isDrawn = !isEmpty && !isTable
  return (
    <figure ref={figure} className={styles.frame} aria-labelledby={id} tabIndex={-1} data-full={height === undefined ? undefined : ''}>
      <figcaption className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {handle}
        {isFigures ? null : (
          <IconButton
            name={isTable ? texts.showChart : texts.showTable}
            icon={isTable ? ChartColumn : Table2}
            disabled={isEmpty}
            onClick={() => setTable(!isTable)}
          />
        )}
        {height === undefined ? (
          <ChartMenu title={title} table={table} content={content} canDraw={isDrawn && !isFigures} onFull={toggle} more={actions} />
        ) : (
          <IconButton name={texts.leaveFullScreen} icon={Minimize} onClick={toggle} />
        )}
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </figcaption>
      {headline === undefined && controls === undefined ? null : (
        <div className={styles.above}>
          {headline}
          {controls}
        </div>
      )}
      <div ref={content} className={styles.content}>
        {isEmpty ? <p className={styles.empty}>{texts.empty}</p> : null}
        {!isEmpty && isTable ? <ChartTable title={title} lines={table} format={format} /> : null}
        {isDrawn ? (
          <ChartHeight value={height === undefined ? undefined : Math.max(240, height - headHeight)}>{children}</ChartHeight>
        ) : null}
      </div>
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
    </figure>
  )
}
