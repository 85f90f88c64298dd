import { useMemo, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { dayAt, isPlainDate, plainDate, yearOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { FormSelect } from '../../../../shell/parts/form/form-select.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { taxpayerGroups, type Terms } from '../../everybody-contract.ts'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'
import { groupIn, groupsOf } from './terms-words.ts'
import { texts as german } from './texts.de.ts'

const reasons = ['outage', 'dispatch', 'software', 'event', 'other'] as const
const kinds = ['both', 'natural-person', 'legal-entity'] as const
const groups = ['all', ...taxpayerGroups] as const

const Given = z.object({
  kind: z.enum(kinds),
  group: z.enum(groups),
  period: z.string().check(z.minLength(4)),
  from: z.iso.date(),
  to: z.iso.date(),
  deadline: z.iso.date(),
  reason: z.enum(reasons),
  detail: z.string().check(z.trim(), z.maxLength(400)),
})
type Given = z.output<typeof Given>

/** Asks for the terms and the reason, and has them tried out. */
export function TermsForm({ onTry }: { readonly onTry: (terms: Terms, reason: string) => Promise<void> }): ReactNode {
  const texts = useTexts(everybodyWords)
  const year = yearOf(dayAt(useMinute(), officeTimeZone))
  const start = useMemo(
    () => ({
      kind: 'natural-person' as const,
      group: 'all' as const,
      period: String(year - 1),
      from: plainDate(year, 3, 31),
      to: plainDate(year, 3, 31),
      deadline: '',
      reason: 'outage' as const,
      detail: '',
    }),
    [year],
  )

  async function submit(given: Given): Promise<{ readonly to?: string; readonly deadline?: string; readonly detail?: string }> {
    if (given.to < given.from) return { to: texts.rangeFault }
    if (given.deadline <= given.from) return { deadline: texts.deadlineFault }
    if (given.reason === 'other' && given.detail.length < 3) return { detail: texts.detailMissing }
    await onTry(termsFrom(given), reasonFrom(given))
    return {}
  }

  return (
    <AppForm schema={Given} start={start} onSubmit={submit}>
      <div className={styles.fields}>
        <FormSelect
          name="kind"
          label={texts.kind}
          options={[
            { value: 'natural-person', label: texts.person },
            { value: 'legal-entity', label: texts.entity },
            { value: 'both', label: texts.both },
          ]}
          isRequired
        />
        <FormSelect
          name="group"
          label={texts.group}
          options={[
            { value: 'all', label: texts.allGroups },
            ...taxpayerGroups.map((group) => ({ value: group, label: groupIn(texts, group) })),
          ]}
          isRequired
        />
        <FormSelect
          name="period"
          label={texts.period}
          options={[year - 2, year - 1, year].map((each) => ({ value: String(each), label: String(each) }))}
          isRequired
        />
        <FormDate name="from" label={texts.from} isRequired />
        <FormDate name="to" label={texts.to} isRequired />
        <FormDate name="deadline" label={texts.deadline} isRequired />
      </div>
      <FormSelect name="reason" label={texts.reason} options={reasons.map((each) => ({ value: each, label: texts[each] }))} isRequired />
      <FormTextArea name="detail" label={texts.detail} hint={texts.detailHint} rows={2} />
      <FormActions submit={texts.tryIt} busy={texts.trying} />
    </AppForm>
  )
}

function termsFrom({ kind, group, period, from, to, deadline }: Given): Terms {
  const legalForm = kind === 'both' ? null : kind
  return {
    period: Number(period),
    legalForm,
    groups: group === 'all' ? [...groupsOf(legalForm)] : [group],
    from: day(from),
    to: day(to),
    deadline: day(deadline),
  }
}

/** In the language of the office, whatever that of the page is. */
function reasonFrom({ reason, detail }: Given): string {
  if (reason === 'other') return detail
  return detail === '' ? german[reason] : `${german[reason]}: ${detail}`
}

function day(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError('the form let something pass that is no day')
  return text
}
