import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { Delivery } from './delivery-state.tsx'
import styles from './delivery.module.css'
import { deliveryWords } from './delivery-words.ts'

/** Who paused, resumed or sent again, the last ones first. */
export function ActList({ acts, now }: { readonly acts: Delivery['acts']; readonly now: string }): ReactNode {
  const texts = useTexts(deliveryWords)
  const formats = useFormats()
  const words = ({ act, count }: Delivery['acts'][number]): string => {
    if (act === 'pause') return texts.didPause
    if (act === 'resume') return texts.didResume
    return count === 1 ? texts.didReplayOne : fill(texts.didReplayMany, { count: formats.number(count) })
  }
  return (
    <section aria-labelledby="delivery-acts" className={styles.part}>
      <h2 id="delivery-acts" className={styles.heading}>
        {texts.actsTitle}
      </h2>
      {acts.length === 0 ? (
        <p className={styles.muted}>{texts.noActs}</p>
      ) : (
        <ol className={styles.acts}>
          {acts.map((each) => (
            <li key={`${each.at} ${each.act} ${each.name}`}>
              <time dateTime={each.at} className={styles.muted}>
                {formats.date(each.at, 'long', new Date(now))}
              </time>
              <span>
                <b>{each.name}</b> {words(each)}
                {each.why === '' ? '' : `: ${each.why}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
