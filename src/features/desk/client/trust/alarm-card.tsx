import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { readAlarms, reviewAlarm, type Alarm } from '../../trust-contract.ts'
import { NoteField } from '../decide/note-field.tsx'
import { DeskTable, type DeskColumn } from '../parts/desk-table.tsx'
import { useDays } from '../parts/use-days.ts'
import { useLookColumns } from './look-columns.tsx'
import { trustWords } from './trust-words.ts'
import styles from './trust.module.css'

const queryKey = [readAlarms.path]

/** What the audit should look at first: looks with something unusual about them that nobody has reviewed. */
export function AlarmCard(): ReactNode {
  const texts = useTexts(trustWords)
  const [reviewed, setReviewed] = useState<Alarm>()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(readAlarms, {}, { signal }) })
  return (
    <section className={styles.log} aria-labelledby="alarms">
      <h2 id="alarms" className={styles.heading}>
        {texts.alarms}
      </h2>
      <Loaded query={query} skeleton={<LoadingBlock />} errorTitle={texts.alarmsNotLoaded}>
        {({ alarms, count }) => <OpenAlarms alarms={alarms} count={count} onReview={setReviewed} />}
      </Loaded>
      {reviewed ? <ReviewDialog alarm={reviewed} onClose={() => setReviewed(undefined)} /> : null}
    </section>
  )
}

type OpenAlarmsProps = { readonly alarms: readonly Alarm[]; readonly count: number; readonly onReview: (alarm: Alarm) => void }

function OpenAlarms({ alarms, count, onReview }: OpenAlarmsProps): ReactNode {
  const texts = useTexts(trustWords)
  const columns = useAlarmColumns(onReview)
  if (alarms.length === 0) return <p className={styles.count}>{texts.noAlarms}</p>
  return (
    <>
      <p className={styles.count} role="status">
        {count > alarms.length ? fill(texts.alarmsSome, { shown: alarms.length, count }) : fill(texts.alarmsAll, { count })}
      </p>
      <DeskTable name={texts.alarms} columns={columns} rows={alarms} idOf={({ id }) => id} />
    </>
  )
}

function useAlarmColumns(onReview: (alarm: Alarm) => void): readonly DeskColumn<Alarm>[] {
  const texts = useTexts(trustWords)
  const { moment } = useDays()
  const columns = useLookColumns()
  return [
    { id: 'when', title: texts.unusual, cell: (alarm) => <Signals alarm={alarm} /> },
    ...columns.filter(({ id }) => id !== 'when'),
    {
      id: 'review',
      title: texts.reviewed,
      cell: (alarm) =>
        alarm.isOwn ? (
          texts.ownLook
        ) : (
          <Button onClick={() => onReview(alarm)} aria-label={fill(texts.reviewOne, { name: alarm.officer, moment: moment(alarm.at) })}>
            {texts.lookAt}
          </Button>
        ),
    },
  ]
}

const signalNames = { own: 'ownFile', name: 'sameName', night: 'atNight', volume: 'veryMany' } as const

function Signals({ alarm: { at, signals } }: { readonly alarm: Alarm }): ReactNode {
  const texts = useTexts(trustWords)
  const { moment } = useDays()
  return (
    <span className={styles.verdict}>
      {moment(at)}
      {signals.map((signal) => (
        <Badge key={signal} kind="warn">
          {texts[signalNames[signal]]}
        </Badge>
      ))}
    </span>
  )
}

function ReviewDialog({ alarm, onClose }: { readonly alarm: Alarm; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(trustWords)
  const words = useTexts(sharedWords)
  const { moment } = useDays()
  const client = useQueryClient()
  const notify = useNotify()
  const [remark, setRemark] = useState('')

  async function submit(): Promise<void> {
    try {
      await call(reviewAlarm, { id: alarm.id, remark: remark.trim() })
      notify(texts.hasReviewed, { kind: 'ok' })
      onClose()
    } catch (error) {
      const isLate = error instanceof Problem && error.code === 'conflict'
      notify(isLate ? texts.reviewedByOther : texts.notReviewed, { kind: 'danger' })
      if (isLate) onClose()
    }
    await client.invalidateQueries({ queryKey })
  }

  return (
    <Dialog
      title={texts.reviewTitle}
      description={fill(texts.reviewText, { name: alarm.officer, moment: moment(alarm.at) })}
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={() => void submit()}>
            {texts.review}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <NoteField label={texts.remark} error={undefined} value={remark} onChange={setRemark} />
    </Dialog>
  )
}
