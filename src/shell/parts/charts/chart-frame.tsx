import { ChartColumn, Download, Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { csvOf } from '../../../kit/csv.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { downloadText } from '../transfer/download.ts'
import { ChartTable } from './chart-table.tsx'
import './charts.css'
import styles from './chart-frame.module.css'
import { chartWords } from './chart-words.ts'

type ChartFrameProps = {
  readonly title: string
  readonly description?: string | undefined
  /** The same values as lines of cells, the head first. */
  readonly table: readonly (readonly (string | number)[])[]
  readonly format: (value: number) => string
  readonly children: ReactNode
}

/** What stands around every chart: its name, the same as a table, the same as a file. */
export function ChartFrame({ title, description, table, format, children }: ChartFrameProps): ReactNode {
  const id = useId()
  const texts = useTexts(chartWords)
  const [isTable, setTable] = useState(false)
  const isEmpty = table.length < 2
  return (
    <figure className={styles.frame} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <div className={styles.words}>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        <IconButton
          name={isTable ? texts.showChart : texts.showTable}
          icon={isTable ? ChartColumn : Table2}
          disabled={isEmpty}
          onClick={() => setTable(!isTable)}
        />
        <IconButton
          name={texts.download}
          icon={Download}
          disabled={isEmpty}
          onClick={() => downloadText(`${title}.csv`, csvOf(table), 'text/csv')}
        />
      </figcaption>
      <div className={styles.content}>
        {isEmpty ? <p className={styles.empty}>{texts.empty}</p> : null}
        {!isEmpty && isTable ? <ChartTable title={title} lines={table} format={format} /> : null}
        {!isEmpty && !isTable ? children : null}
      </div>
    </figure>
  )
}
