import { ArrowUpRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { Loaded, type LoadedProps } from '../states/loaded.tsx'
import { LoadingRows } from '../states/loading-rows.tsx'
import styles from './home-card.module.css'
import { homeWords } from './home-words.ts'

type HomeCardProps<Value> = Pick<LoadedProps<Value>, 'query'> & {
  readonly title: string
  /** Beside the title, in a few words: how much there is. */
  readonly note?: (value: Value) => string
  /** Where the whole of it is. */
  readonly path: string
  readonly isEmpty: (value: Value) => boolean
  /** What a day without any of it looks like. */
  readonly empty: ReactNode
  /** The end of the card, e.g. a line to add something. */
  readonly foot?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** What an app has for the home page: a title that leads to the app, and a few rows. */
export function HomeCard<Value>({ title, note, path, query, isEmpty, empty, foot, children }: HomeCardProps<Value>): ReactNode {
  const id = useId()
  const texts = useTexts(homeWords)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note === undefined || query.data === undefined || isEmpty(query.data) ? null : (
          <span className={styles.note}>{note(query.data)}</span>
        )}
        <Link href={path} className={styles.open} aria-label={fill(texts.open, { title })}>
          <ArrowUpRight aria-hidden="true" />
        </Link>
      </header>
      <div className={styles.body}>
        <Loaded query={query} skeleton={<CardRows />} isEmpty={isEmpty} empty={<p className={styles.empty}>{empty}</p>}>
          {children}
        </Loaded>
      </div>
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
    </section>
  )
}

/** A card that is still on its way, about as high as most of them are. */
export function ComingCard(): ReactNode {
  return (
    <div className={styles.card}>
      <div className={styles.head} />
      <div className={styles.body}>
        <CardRows />
      </div>
    </div>
  )
}

function CardRows(): ReactNode {
  return <LoadingRows shape="line" rows={3} />
}

type HomeRowProps = {
  readonly path: string
  readonly title: string
  /** Below the title, on one line. */
  readonly detail?: string | undefined
  /** Before the words and not part of the link, e.g. a box to tick. */
  readonly before?: ReactNode
  /** At the end: when, how far. */
  readonly end?: ReactNode
  readonly isNew?: boolean
}

/** One line of a card, which leads to the thing itself. Stands in a list. */
export function HomeRow({ path, title, detail, before, end, isNew = false }: HomeRowProps): ReactNode {
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      {before}
      <Link href={path} className={styles.link}>
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          {detail === undefined || detail === '' ? null : <span className={styles.detail}>{detail}</span>}
        </span>
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
      </Link>
    </li>
  )
}

export function HomeRows({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>
}
