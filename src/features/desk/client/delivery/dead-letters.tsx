import { useState, type ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { listDeadLetters } from '../../delivery-contract.ts'
import { shownReference } from '../parts/shown-reference.ts'
import { usePassingQuery } from '../use-passing-query.ts'
import styles from './delivery.module.css'
import { deliveryWords } from './delivery-words.ts'
import { reasonIn } from './reason-words.ts'
import type { DeliveryActs } from './use-delivery-acts.ts'

type DeadLettersProps = {
  readonly count: number
  /** Only for who may act. */
  readonly acts: DeliveryActs | undefined
}

/** What the tax system did not take, and why. */
export function DeadLetters({ count, acts }: DeadLettersProps): ReactNode {
  const texts = useTexts(deliveryWords)
  return (
    <section aria-labelledby="dead-letters" className={styles.part}>
      <div className={styles.head}>
        <h2 id="dead-letters" className={styles.heading}>
          {texts.deadTitle}
        </h2>
        {acts && count > 0 ? (
          <Button aria-disabled={acts.isBusy} onClick={() => (acts.isBusy ? undefined : void acts.replayAll(count))}>
            {texts.replayAll}
          </Button>
        ) : null}
      </div>
      <DeadPage after={undefined} acts={acts} />
    </section>
  )
}

type DeadPageProps = { readonly after: string | undefined; readonly acts: DeliveryActs | undefined }

/** A hundred of them, and the next hundred when somebody asks for it. */
function DeadPage({ after, acts }: DeadPageProps): ReactNode {
  const texts = useTexts(deliveryWords)
  const query = usePassingQuery(listDeadLetters, after === undefined ? {} : { after })
  const [isMoreShown, setMoreShown] = useState(false)
  return (
    <Loaded
      query={query}
      skeleton={<LoadingRows shape="line" />}
      errorTitle={texts.notLoaded}
      isEmpty={({ rows }) => rows.length === 0 && after === undefined}
      empty={<EmptyState kind="done" title={texts.noDead} text={texts.noDeadText} />}
    >
      {({ rows, next }) => (
        <>
          <Rows rows={rows} acts={acts} />
          {next !== null && !isMoreShown ? <Button onClick={() => setMoreShown(true)}>{texts.moreDead}</Button> : null}
          {next !== null && isMoreShown ? <DeadPage after={next} acts={acts} /> : null}
        </>
      )}
    </Loaded>
  )
}

type Rows = OutputOf<typeof listDeadLetters>['rows']

function Rows({ rows, acts }: { readonly rows: Rows; readonly acts: DeliveryActs | undefined }): ReactNode {
  const texts = useTexts(deliveryWords)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[texts.reference, texts.reason, texts.attempts, texts.received, ...(acts ? [texts.act] : [])].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} acts={acts} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, acts }: { readonly row: Rows[number]; readonly acts: DeliveryActs | undefined }): ReactNode {
  const texts = useTexts(deliveryWords)
  const reference = row.reference === null ? texts.gone : shownReference(row.reference)
  return (
    <tr>
      <th scope="row">{reference}</th>
      <td data-title={texts.reason}>{reasonIn(texts, row.reason)}</td>
      <td data-title={texts.attempts}>{row.attempts}</td>
      <td data-title={texts.received}>
        <Moment value={row.receivedAt ?? row.queuedAt} format="long" />
      </td>
      {acts ? (
        <td>
          <Button
            aria-label={fill(texts.replayOne, { reference })}
            aria-disabled={acts.isBusy}
            onClick={() => (acts.isBusy ? undefined : acts.replayOne(row.id))}
          >
            {texts.replay}
          </Button>
        </td>
      ) : null}
    </tr>
  )
}
