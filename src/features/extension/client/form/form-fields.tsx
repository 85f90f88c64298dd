import type { ReactNode } from 'react'
import { yearOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RadioField } from '../../../../ui/radio-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { isPeriodOver, periodsOnOffer } from '../../rules.ts'
import type { Draft, Edit } from './draft.ts'
import { formCatalogue } from './form-catalogue.ts'
import styles from './form-fields.module.css'
import { PidHelp } from './pid-help.tsx'

export type FieldProps = {
  readonly draft: Draft
  readonly today: PlainDate
  readonly edit: (edit: Edit) => void
  readonly error?: ReactNode
}

export function LegalFormField({ draft, edit }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <RadioField
      id="legal-form"
      label={texts.legalForm}
      options={[
        { value: 'natural-person', label: texts.person },
        { value: 'legal-entity', label: texts.entity },
      ]}
      value={draft.legalForm}
      onChange={(legalForm) => edit({ kind: 'legal-form', legalForm })}
    />
  )
}

export function PeriodField({ draft, today, edit }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const { period } = draft
  const hasOffer = period === yearOf(today) && !isPeriodOver(draft.legalForm, period - 1, today)
  return (
    <SelectField
      id="period"
      label={texts.period}
      options={periodsOnOffer(today).map((year) => ({
        value: String(year),
        label: fill(texts.periodOption, { period: year, due: year + 1 }),
      }))}
      value={String(period)}
      onChange={(value) => edit({ kind: 'period', period: Number(value) })}
      isRequired
      note={draft.fromLink.includes('period') ? texts.fromLink : undefined}
      beside={
        hasOffer ? (
          <span className={`needs-script ${styles.offer}`}>
            {fill(texts.periodOffer, { period: period - 1 })}
            <Button className={styles.choose} onClick={() => edit({ kind: 'period', period: period - 1 })}>
              {fill(texts.choosePeriod, { period: period - 1 })}
            </Button>
          </span>
        ) : undefined
      }
    />
  )
}

export function PidField({ draft, edit, error }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <TextField
      id="pid"
      label={texts.pid}
      hint={texts.pidHint}
      error={error}
      aside={<PidHelp />}
      value={draft.pid}
      onChange={(text) => edit({ kind: 'pid', text })}
      onLeave={() => edit({ kind: 'leave-pid' })}
      length={8}
      inputMode="numeric"
      autoComplete="off"
      isRequired
      note={draft.fromLink.includes('pid') ? texts.fromLink : undefined}
    />
  )
}
