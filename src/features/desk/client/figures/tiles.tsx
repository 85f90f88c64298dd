import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { figureWords } from './figure-words.ts'
import styles from './figures.module.css'
import { secondsBetween, sumOf, type Figures } from './shown-figures.ts'

/** What is read first: how many, what it came to, how fast, and what waits. */
export function Tiles({ figures }: { readonly figures: Figures }): ReactNode {
  const texts = useTexts(figureWords)
  const formats = useFormats()
  const [requests, granted, refused] = [sumOf(figures.requests), sumOf(figures.granted), sumOf(figures.refused)]
  const share = (count: number): string | undefined =>
    requests === 0 ? undefined : fill(texts.ofRequests, { percent: formats.percent(Math.min(1, count / requests)) })
  const { median, nearlyAll } = figures.answers
  const milliseconds = (value: number): string => fill(texts.milliseconds, { number: formats.number(Math.round(value)) })
  return (
    <section aria-labelledby="figures-overview">
      <VisuallyHidden>
        <h2 id="figures-overview">{texts.overview}</h2>
      </VisuallyHidden>
      <dl className={styles.tiles}>
        <Tile title={texts.requests} value={formats.number(requests)} />
        <Tile title={texts.granted} value={formats.number(granted)} note={share(granted)} />
        <Tile title={texts.refused} value={formats.number(refused)} note={share(refused)} />
        <Tile
          title={texts.answerTime}
          value={median === null ? '–' : milliseconds(median)}
          note={nearlyAll === null ? texts.nobodyAsked : fill(texts.answerNote, { time: milliseconds(nearlyAll) })}
        />
        <Waiting {...figures} />
      </dl>
    </section>
  )
}

function Waiting({ waiting, moment }: Figures): ReactNode {
  const texts = useTexts(figureWords)
  const formats = useFormats()
  const { pending, pendingSince, deliveries, deliveriesSince, dead, isPaused } = waiting
  const age = (since: string | null): string =>
    since === null ? texts.nothingWaits : fill(texts.oldest, { duration: formats.duration(secondsBetween(since, moment)) })
  return (
    <>
      <Tile title={texts.queue} value={formats.number(pending)} note={age(pendingSince)} />
      <Tile title={texts.delivery} value={formats.number(deliveries)} note={age(deliveriesSince)}>
        {isPaused ? (
          <Badge kind="warn" hasDot>
            {texts.paused}
          </Badge>
        ) : null}
        {dead > 0 ? (
          <Badge kind="danger" hasDot>
            {fill(texts.dead, { count: formats.number(dead) })}
          </Badge>
        ) : null}
        <Link href="/desk/delivery" className={styles.link}>
          {texts.toDelivery}
        </Link>
      </Tile>
    </>
  )
}

type TileProps = { readonly title: string; readonly value: string; readonly note?: string | undefined; readonly children?: ReactNode }

function Tile({ title, value, note, children }: TileProps): ReactNode {
  return (
    <div className={styles.tile}>
      <dt>{title}</dt>
      <dd className={styles.value}>{value}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
      {children === undefined ? null : <dd className={styles.more}>{children}</dd>}
    </div>
  )
}
