import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { askCheck, readChecks, type Check } from '../../trust-contract.ts'
import { Facts } from '../parts/facts.tsx'
import { useDays } from '../parts/use-days.ts'
import { trustWords } from './trust-words.ts'
import styles from './trust.module.css'

const queryKey = [readChecks.path]
const askAgainMilliseconds = 2000

/** Whether everything is as it was sealed, by the latest check that is done; and a button for the next one. */
export function ChainCard(): ReactNode {
  const texts = useTexts(trustWords)
  const client = useQueryClient()
  const notify = useNotify()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readChecks, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.checks[0]?.state === 'waiting' ? askAgainMilliseconds : false),
  })

  async function check(): Promise<void> {
    try {
      await call(askCheck, {})
      notify(texts.checkAsked)
    } catch {
      notify(texts.checkFailed, { kind: 'danger' })
    }
    await client.invalidateQueries({ queryKey })
  }

  return (
    <section className={styles.card} aria-labelledby="chain">
      <h2 id="chain" className={styles.heading}>
        {texts.chain}
      </h2>
      <p className={styles.count}>{texts.chainText}</p>
      <Loaded query={query} skeleton={<LoadingBlock />} errorTitle={texts.notLoaded}>
        {({ checks }) => <Latest checks={checks} />}
      </Loaded>
      <Button onClick={() => void check()}>{texts.checkNow}</Button>
    </section>
  )
}

function Latest({ checks }: { readonly checks: readonly Check[] }): ReactNode {
  const texts = useTexts(trustWords)
  const formats = useFormats()
  const done = checks.find(({ state }) => state !== 'waiting')
  const isRunning = checks[0]?.state === 'waiting'
  const { moment } = useDays()
  const number = (value: number | null): string | undefined => (value === null ? undefined : formats.number(value))
  return (
    <div className={styles.check}>
      <p className={styles.verdict} role="status">
        {done ? <Badge kind={done.state === 'whole' ? 'ok' : 'danger'}>{done.state === 'whole' ? texts.whole : texts.broken}</Badge> : null}
        {isRunning ? <Badge kind="info">{texts.running}</Badge> : null}
        {checks.length === 0 ? <Badge>{texts.never}</Badge> : null}
        {done?.doneAt ? (
          <span className={styles.count}>
            {fill(texts.checkedAt, { moment: moment(done.doneAt) })},{' '}
            {done.askedBy === null ? texts.byClock : fill(texts.askedBy, { name: done.askedBy })}
          </span>
        ) : null}
      </p>
      {done ? (
        <Facts
          facts={[
            [texts.fault, done.fault],
            [texts.seals, number(done.seals)],
            [texts.entries, number(done.entries)],
            [texts.requests, number(done.requests)],
            [texts.looks, number(done.looks)],
            [texts.waiting, number(done.waiting)],
            [texts.head, done.head && <code key="head">{done.head}</code>],
          ]}
        />
      ) : null}
    </div>
  )
}
