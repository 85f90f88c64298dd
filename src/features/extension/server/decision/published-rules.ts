import type { Canton } from '../../../../platform/canton.ts'
import { ruleTexts } from '../../decision-texts.ts'
import { ruleList } from '../../rule-list.ts'
import { answerWords, gapNames } from '../../rule-words.ts'
import type { PublishedRules } from '../../rules-contract.ts'
import { latestDeadline, type LegalForm } from '../../rules.ts'
import { configurationOf } from './configuration.ts'

/** The rules and figures by which this installation decides, for everybody to read. */
export function publishedRules(canton: Pick<Canton, 'site' | 'extension'>, decidedBy: PublishedRules['decidedBy']): PublishedRules {
  const { version, holidays, ...figures } = configurationOf(canton)
  const latest = { naturalPerson: latestDay('natural-person'), legalEntity: latestDay('legal-entity') }
  return { version, decidedBy, rules: shownRules(), figures: { ...figures, filing: canton.site.filing, latest, holidays: [...holidays] } }
}

function shownRules(): PublishedRules['rules'] {
  return ruleList.map((rule) => ({
    code: rule.code,
    answer: answerWords(rule),
    ...('text' in rule && { text: withNamedGaps(ruleTexts[rule.text]) }),
  }))
}

/** `bis zum {Datum}` instead of `bis zum {deadline}`: the sentences are German, so their gaps are too. */
function withNamedGaps(text: string): string {
  return Object.entries(gapNames).reduce((shown, [gap, name]) => shown.replace(`{${gap}}`, `{${name}}`), text)
}

/** Day and month are the same in every year. */
function latestDay(form: LegalForm): string {
  return latestDeadline(form, 2000).slice(5)
}
