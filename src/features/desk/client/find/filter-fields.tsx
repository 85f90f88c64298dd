import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { caseStates, outcomes, ruleCodes } from '../../find-contract.ts'
import { DayField } from '../parts/day-field.tsx'
import { stateWords } from '../parts/state-words.ts'
import { findWords } from './find-words.ts'
import type { Draft } from './question.ts'

type FilterFieldsProps = { readonly draft: Draft; readonly onChange: (next: Draft) => void }

/** The newest period first; the register goes back about ten years. */
function periods(): readonly string[] {
  const year = new Date().getFullYear()
  return Array.from({ length: 11 }, (_, back) => String(year - back))
}

/** What may stand in an address: kind, period, state, rule, days. */
export function FilterFields({ draft, onChange }: FilterFieldsProps): ReactNode {
  const texts = useTexts(findWords)
  const states = useTexts(stateWords)
  const any = { value: '', label: texts.any }
  const known = [...new Set([...periods(), ...(draft.period === '' ? [] : [draft.period])])]
  const field = (id: keyof Draft) => ({ id, value: draft[id], onChange: (value: string) => onChange({ ...draft, [id]: value }) })
  const kinds = (['cases', 'requests'] as const).map((value) => ({ value, label: texts[value] }))
  return (
    <>
      <SelectField {...field('kind')} label={texts.kind} options={kinds} />
      <SelectField {...field('period')} label={texts.period} options={[any, ...known.map((value) => ({ value, label: value }))]} />
      {draft.kind === 'cases' ? (
        <SelectField
          {...field('state')}
          label={texts.state}
          options={[any, ...caseStates.map((value) => ({ value, label: states[value] }))]}
        />
      ) : (
        <>
          <SelectField
            {...field('outcome')}
            label={texts.outcome}
            options={[any, ...outcomes.map((value) => ({ value, label: states[value] }))]}
          />
          <SelectField {...field('rule')} label={texts.rule} options={[any, ...ruleCodes.map((value) => ({ value, label: value }))]} />
          <DayField {...field('from')} label={texts.from} />
          <DayField {...field('until')} label={texts.until} />
        </>
      )}
    </>
  )
}
