import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { dottedDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { readEverybody } from '../../everybody-contract.ts'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'

type Acts = OutputOf<typeof readEverybody>['acts']

const keys = {
  propose: 'actPropose',
  withdraw: 'actWithdraw',
  start: 'actStart',
  stop: 'actStop',
  resume: 'actResume',
  close: 'actClose',
  open: 'actOpen',
} as const

/** Who did what for everybody, the last ones first. */
export function EverybodyActList({ acts, now }: { readonly acts: Acts; readonly now: string }): ReactNode {
  const texts = useTexts(everybodyWords)
  const formats = useFormats()
  return (
    <section aria-labelledby="everybody-acts" className={styles.part}>
      <h2 id="everybody-acts" className={styles.heading}>
        {texts.actsTitle}
      </h2>
      {acts.length === 0 ? <p className={styles.muted}>{texts.noActs}</p> : null}
      <ol className={styles.acts}>
        {acts.map(({ act, at, name, why, period, deadline }) => (
          <li key={`${at} ${act} ${name} ${why}`}>
            <time dateTime={at} className={styles.muted}>
              {formats.date(at, 'long', new Date(now))}
            </time>
            <span>
              <b>{name}</b> {fill(texts[keys[act]], { period: period ?? '', deadline: deadline === null ? '' : dottedDate(deadline) })}:{' '}
              {why}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
