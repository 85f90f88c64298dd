import type { ReactNode } from 'react'
import { daysBetween, dottedDate, type PlainDate } from '../../../kit/plain-date.ts'
import { useTexts } from '../../../shell/language.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './time-line.module.css'

type TimeLineProps = { readonly today: PlainDate; readonly wish: PlainDate | undefined; readonly latest: PlainDate }

/** Today, the wish and the latest day as a picture. All of it stands in words elsewhere, so it is for the eye only. */
export function TimeLine({ today, wish, latest }: TimeLineProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const isOnLine = wish !== undefined && wish >= today && wish <= latest
  const at = isOnLine ? share(daysBetween(today, wish), daysBetween(today, latest)) : 0
  return (
    <div className={styles.line} aria-hidden="true">
      <p className={styles.above}>
        {/* Shifted by its own share of its width: never past either end, so never into another label. */}
        <span style={{ insetInlineStart: `${at}%`, translate: `-${at}%` }}>
          {isOnLine ? (
            <>
              <b>{texts.wish}</b> {dottedDate(wish)}
            </>
          ) : null}
        </span>
      </p>
      <div className={styles.track}>
        <span className={styles.fill} style={{ inlineSize: `${at}%` }} />
        <span className={styles.start} />
        {isOnLine ? <span className={styles.dot} style={{ insetInlineStart: `${at}%`, translate: `-${at}% -50%` }} /> : null}
      </div>
      <p className={styles.below}>
        <span>
          <b>{texts.today}</b> {dottedDate(today)}
        </span>
        <span>
          <b>{texts.latest}</b> {dottedDate(latest)}
        </span>
      </p>
    </div>
  )
}

function share(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((part / whole) * 100)
}
