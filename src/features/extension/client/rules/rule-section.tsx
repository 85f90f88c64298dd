import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { RuleCode } from '../../rule-list.ts'
import { conditionCatalogue } from './condition-catalogue.ts'
import styles from './rule-section.module.css'
import { rulesPageCatalogue } from './rules-page-catalogue.ts'

type SectionProps = { readonly rules: readonly RuleCode[]; readonly title: string }

/** Cases of one kind: what each means and what to do, with the code of its rule beside it. */
export function RuleSection({ rules, title }: SectionProps): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const conditions = useTexts(conditionCatalogue)
  return (
    <table className={styles.rules}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{texts.caseColumn}</th>
          <th scope="col">{texts.ruleColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((code) => (
          <tr key={code} id={code}>
            <th scope="row">
              <b>{conditions[code]}</b>
              <span>{conditions[`${code}Text`]}</span>
            </th>
            <td>{code}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
