import { CirclePause, CirclePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import type { readDelivery } from '../../delivery-contract.ts'
import { secondsBetween } from '../figures/shown-figures.ts'
import styles from './delivery.module.css'
import { deliveryWords } from './delivery-words.ts'
import { reasonIn } from './reason-words.ts'

export type Delivery = OutputOf<typeof readDelivery>
type Props = { readonly delivery: Delivery; readonly isLead: boolean; readonly onAsk: (isToPause: boolean) => void }

/** Whether the line to the tax system is open, and what waits before it. */
export function DeliveryState({ delivery, isLead, onAsk }: Props): ReactNode {
  const texts = useTexts(deliveryWords)
  const isPaused = delivery.pausedAt !== null
  const Picture = isPaused ? CirclePause : CirclePlay
  return (
    <section className={styles.state} data-paused={isPaused}>
      <div className={styles.line} role="status">
        <Picture aria-hidden="true" />
        <div>
          <h2 className={styles.heading}>{isPaused ? texts.paused : texts.running}</h2>
          {isPaused ? <PausedWords delivery={delivery} /> : null}
        </div>
      </div>
      {isLead ? (
        <Button kind={isPaused ? 'primary' : 'secondary'} onClick={() => onAsk(!isPaused)}>
          {isPaused ? texts.resume : texts.pause}
        </Button>
      ) : (
        <p className={styles.muted}>{texts.onlyLead}</p>
      )}
      <Numbers delivery={delivery} />
    </section>
  )
}

function PausedWords({ delivery: { pausedAt, acts, moment } }: Pick<Props, 'delivery'>): ReactNode {
  const texts = useTexts(deliveryWords)
  const formats = useFormats()
  const time = formats.date(pausedAt ?? moment, 'long', new Date(moment))
  const by = acts.find(({ act }) => act === 'pause')
  return (
    <>
      <p>{by ? fill(texts.pausedBy, { time, name: by.name, why: by.why }) : fill(texts.pausedSince, { time })}</p>
      <p className={styles.muted}>{texts.pausedHelp}</p>
    </>
  )
}

function Numbers({ delivery: { waiting, since, dead, failures, moment } }: Pick<Props, 'delivery'>): ReactNode {
  const texts = useTexts(deliveryWords)
  const formats = useFormats()
  const age = since === null ? texts.nothingWaits : fill(texts.oldest, { duration: formats.duration(secondsBetween(since, moment)) })
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{texts.waiting}</dt>
        <dd className={styles.value}>{formats.number(waiting)}</dd>
        <dd className={styles.muted}>{age}</dd>
      </div>
      <div>
        <dt>{texts.dead}</dt>
        <dd className={styles.value}>{formats.number(dead)}</dd>
        {dead === 0 ? null : <dd className={styles.muted}>{texts.deadNote}</dd>}
      </div>
      {failures.length === 0 ? null : (
        <div>
          <dt>{texts.failures}</dt>
          {failures.map(({ reason, count }) => (
            <dd key={reason}>{`${formats.number(count)} × ${reasonIn(texts, reason)}`}</dd>
          ))}
        </div>
      )}
    </dl>
  )
}
