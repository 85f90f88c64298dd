import type { ReactNode } from 'react'
import { yearOf } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useFlow } from '../flow.tsx'
import { figureRows } from './figure-rows.ts'
import styles from './figures-section.module.css'
import { rulesPageCatalogue } from './rules-page-catalogue.ts'
import type { Loaded } from './use-rules.ts'

/** What this canton sets: dates, fees, days without work. */
export function FiguresSection({ loaded }: { readonly loaded: Loaded }): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const year = yearOf(useFlow().flow.today())
  const { rules, hasFailed, askAgain } = loaded
  if (!rules) return hasFailed ? <FiguresMissing askAgain={askAgain} /> : <p role="status">{texts.figuresWait}</p>
  return (
    <>
      <dl className={styles.figures}>
        {figureRows(rules.figures, year, texts).map(([what, values]) => (
          <div key={what}>
            <dt>{what}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
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
