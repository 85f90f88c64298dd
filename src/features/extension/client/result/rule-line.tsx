import { Suspense, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Answer } from '../../contract.ts'
import { ruleList } from '../../rule-list.ts'
import { ruleLineCatalogue } from './rule-line-catalogue.ts'
import styles from './rule-line.module.css'

/** By which rule an answer was given, and that a person will check it. Nothing where the rule is not one of ours, or nothing is decided yet. */
export function RuleLine({ answer }: { readonly answer: Answer }): ReactNode {
  const isOurs = ruleList.some(({ code }) => code === answer.rule)
  if (!isOurs || answer.kind === 'pending') return null
  return (
    <Suspense>
      <p className={styles.line}>
        <AnsweredBy rule={answer.rule ?? ''} version={answer.kind === 'decided' ? answer.configuration : undefined} />
      </p>
    </Suspense>
  )
}

function AnsweredBy({ rule, version }: { readonly rule: string; readonly version: string | undefined }): ReactNode {
  const texts = useTexts(ruleLineCatalogue)
  const [before = '', after = ''] = (version === undefined ? texts.answered : texts.decided).split('{rule}')
  return (
    <>
      {before}
      <Link href={`/regeln#${rule}`}>{fill(texts.rule, { code: rule })}</Link>
      {version === undefined ? after : fill(after, { version })}
    </>
  )
}
