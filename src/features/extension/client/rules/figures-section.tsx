import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { figureRows } from './figure-rows.ts'
import styles from './figures-section.module.css'
import { rulesPageCatalogue } from './rules-page-catalogue.ts'
import type { Loaded } from './use-rules.ts'
import { usePeriod } from './usual-case.tsx'

/** What this canton sets: dates, fees, days without work. */
export function FiguresSection({ loaded }: { readonly loaded: Loaded }): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const period = usePeriod()
  const { rules, hasFailed, askAgain } = loaded
  if (!rules) return hasFailed ? <FiguresMissing askAgain={askAgain} /> : <p role="status">{texts.figuresWait}</p>
  return (
    <>
      <p>{fill(texts.figuresText, { period })}</p>
      <table className={styles.figures}>
        <caption>
          <VisuallyHidden>{texts.figuresTitle}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{texts.figureColumn}</th>
            <th scope="col">{texts.valueColumn}</th>
          </tr>
        </thead>
        <tbody>
          {figureRows(rules.figures, period + 1, texts, period).map(([what, values]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                {values.map((value) => (
                  <div key={value}>{value}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.freeDaysText}</p>
    </>
  )
}

function FiguresMissing({ askAgain }: { readonly askAgain: () => void }): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  return (
    <Notice
      kind="warn"
      role="alert"
      actions={
        <Button icon="refresh" onClick={askAgain}>
          {texts.figuresAgain}
        </Button>
      }
    >
      {texts.figuresFailed}
    </Notice>
  )
}
