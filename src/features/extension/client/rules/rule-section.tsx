import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { ruleTexts } from '../../decision-texts.ts'
import { isGrant, type ruleList } from '../../rule-list.ts'
import { answerWords, gapNames } from '../../rule-words.ts'
import { rulesPageTexts } from '../../rules-page-texts.ts'
import { conditionCatalogue } from './condition-catalogue.ts'
import { ruleCatalogue } from './rule-catalogue.ts'
import styles from './rule-section.module.css'
import { rulesPageCatalogue } from './rules-page-catalogue.ts'
import { Sentence } from './sentence.tsx'

type Rule = (typeof ruleList)[number]

/** Rules in their order: what each is called, when it applies and what it answers. */
export function RuleSection({ rules }: { readonly rules: readonly Rule[] }): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const conditions = useTexts(conditionCatalogue)
  return (
    <ol className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.code} id={rule.code} className={styles.rule}>
          <h3>
            <span className={styles.code}>{rule.code}</span> {conditions[rule.code]}
          </h3>
          <p>{conditions[`${rule.code}When`]}</p>
          <p className={styles.kind} data-grant={isGrant(rule.code)}>
            {answerWords(rule, texts)}
          </p>
          <RuleAnswer rule={rule} />
        </li>
      ))}
    </ol>
  )
}

/** The words of the answer; where they are translated, the binding ones stand beneath. */
function RuleAnswer({ rule }: { readonly rule: Rule }): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const translations = useTexts(ruleCatalogue)
  const { language } = useLanguage()
  if (!('text' in rule)) return <p className={styles.answer}>{texts.storedText}</p>
  return (
    <blockquote className={styles.answer}>
      <p>
        <Sentence text={translations[rule.text]} gaps={gapNames(texts)} />
      </p>
      {language === 'de' ? null : (
        <p lang="de-CH" className={styles.german}>
          <Sentence text={ruleTexts[rule.text]} gaps={gapNames(rulesPageTexts)} />
        </p>
      )}
    </blockquote>
  )
}
