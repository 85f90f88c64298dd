import type { ReactNode } from 'react'
import { dottedDate } from '../../../../kit/plain-date.ts'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { readEverybody } from '../../everybody-contract.ts'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'
import { concernsIn } from './terms-words.ts'
import type { GeneralAct } from './use-everybody-acts.ts'

export type General = OutputOf<typeof readEverybody>['extensions'][number]
type Props = {
  readonly general: General
  readonly now: string
  readonly rights: { readonly isLead: boolean; readonly isClerk: boolean }
  readonly onAsk: (general: General, act: GeneralAct) => void
}

const kinds = { proposed: 'info', withdrawn: 'neutral', running: 'info', stopped: 'warn', done: 'ok' } as const

/** One general extension: whom it concerns, how far it is, and what can be done about it. */
export function GeneralCard({ general, now, rights, onAsk }: Props): ReactNode {
  const texts = useTexts(everybodyWords)
  const formats = useFormats()
  const { id, state, period, deadline, reason, proposedAt, proposedBy, startedAt, startedBy } = general
  const time = (moment: string): string => formats.date(moment, 'long', new Date(now))
  return (
    <li className={styles.card} aria-labelledby={`general-${id}`}>
      <div className={styles.head}>
        <h3 id={`general-${id}`} className={styles.name}>
          {fill(texts.heading, { period, deadline: dottedDate(deadline) })}
        </h3>
        <Badge kind={kinds[state]} hasDot>
          {texts[state]}
        </Badge>
      </div>
      <p>{concernsIn(texts, general)}</p>
      <p className={styles.quote}>{reason}</p>
      {state === 'proposed' || state === 'withdrawn' ? (
        <p>{fill(texts.expected, { count: formats.number(general.expected) })}</p>
      ) : (
        <Progress general={general} />
      )}
      <p className={styles.muted}>
        {fill(texts.proposedBy, { name: proposedBy, time: time(proposedAt) })}
        {startedAt === null || startedBy === null ? null : (
          <>
            <br />
            {fill(texts.startedBy, { name: startedBy, time: time(startedAt) })}
          </>
        )}
      </p>
      <Actions general={general} rights={rights} onAsk={onAsk} />
    </li>
  )
}

function Progress({ general: { id, state, walked, total, raised, rate, secondsLeft, seconds } }: Pick<Props, 'general'>): ReactNode {
  const texts = useTexts(everybodyWords)
  const formats = useFormats()
  const most = Math.max(total, walked, 1)
  const facts = [
    fill(texts.walked, { walked: formats.number(walked), total: formats.number(most), raised: formats.number(raised) }),
    ...(rate === null ? [] : [fill(texts.rate, { rate: formats.number(Math.round(rate)) })]),
    ...(secondsLeft === null ? [] : [fill(texts.left, { duration: formats.duration(secondsLeft) })]),
    ...(state === 'done' ? [fill(texts.took, { duration: formats.duration(Math.max(1, Math.round(seconds))) })] : []),
  ]
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={texts.progress}
        aria-describedby={`progress-${id}`}
        max={most}
        value={state === 'done' ? most : walked}
      />
      <p id={`progress-${id}`} className={styles.facts}>
        {facts.join(' · ')}
      </p>
      {state === 'done' ? null : <p className={styles.muted}>{texts.formFollows}</p>}
    </div>
  )
}

function Actions({ general, rights: { isLead, isClerk }, onAsk }: Omit<Props, 'now'>): ReactNode {
  const texts = useTexts(everybodyWords)
  const { state, isOwn } = general
  const isProposed = state === 'proposed'
  const offered: readonly GeneralAct[] = [
    ...(isLead && isProposed && !isOwn ? (['start'] as const) : []),
    ...(isLead && state === 'running' ? (['stop'] as const) : []),
    ...(isLead && state === 'stopped' ? (['resume'] as const) : []),
    ...((isLead || isClerk) && isProposed ? (['withdraw'] as const) : []),
  ]
  if (!isProposed && offered.length === 0) return null
  return (
    <div className={styles.actions}>
      {offered.map((act) => (
        <Button key={act} kind={act === 'start' || act === 'resume' ? 'primary' : 'secondary'} onClick={() => onAsk(general, act)}>
          {texts[act]}
        </Button>
      ))}
      {isProposed && isLead && isOwn ? <p className={styles.muted}>{texts.ownProposal}</p> : null}
      {isProposed && !isLead ? <p className={styles.muted}>{texts.needsLead}</p> : null}
    </div>
  )
}
