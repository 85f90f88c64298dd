import { useState, type ReactNode } from 'react'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { isPeriodOver, latestDeadline, periodsOnOffer, pidFrom, type LegalForm } from '../../rules.ts'
import { FaultText } from '../form/fault-text.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import { resultCatalogue } from '../result/result-catalogue.ts'
import { linkCatalogue } from './link-catalogue.ts'
import { pidFaultOf } from './link-pid.ts'

type PeriodProps = {
  readonly legalForm: LegalForm
  readonly period: number
  readonly today: PlainDate
  readonly onChange: (period: number) => void
}

/** The periods on offer, with what a link for the chosen one is good for. */
export function LinkPeriodField({ legalForm, period, today, onChange }: PeriodProps): ReactNode {
  const texts = useTexts(linkCatalogue)
  const { overTitle } = useTexts(resultCatalogue)
  const date = dottedDate(latestDeadline(legalForm, period))
  return (
    <SelectField
      id="link-period"
      label={texts.period}
      options={periodsOnOffer(today).map((year) => ({ value: String(year), label: String(year) }))}
      value={String(period)}
      onChange={(value) => onChange(Number(value))}
      note={isPeriodOver(legalForm, period, today) ? fill(overTitle, { period }) : fill(texts.periodLatest, { date })}
    />
  )
}

type PidProps = { readonly pid: string; readonly today: PlainDate; readonly onChange: (pid: string) => void }

/** Cleaned and judged as in the form, but once it is left, because nothing is sent here. */
export function LinkPidField({ pid, today, onChange }: PidProps): ReactNode {
  const texts = useTexts(linkCatalogue)
  const { errorPrefix } = useTexts(formCatalogue)
  const [isLeft, setIsLeft] = useState(false)
  const faulty = pidFaultOf(pid, today)

  function change(text: string): void {
    onChange(text)
    // A fault that shows goes as it is mended; a new one waits until the field is left again.
    if (!faulty) setIsLeft(false)
  }

  function leave(): void {
    setIsLeft(true)
    if (!faulty) onChange(pidFrom(pid))
  }

  const error =
    isLeft && faulty ? (
      <>
        <VisuallyHidden>{errorPrefix}</VisuallyHidden>
        <FaultText {...faulty} />
      </>
    ) : undefined
  return (
    <TextField
      id="link-pid"
      label={texts.pid}
      hint={texts.pidHint}
      error={error}
      value={pid}
      onChange={change}
      onLeave={leave}
      length={8}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
