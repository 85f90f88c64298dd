import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { controlProps, Field } from '../../../../ui/field.tsx'
import { RadioField } from '../../../../ui/radio-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { channels, grounds } from '../../decide-contract.ts'
import { DayField } from '../parts/day-field.tsx'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'
import { NoteField } from './note-field.tsx'

export type EntryDraft = {
  readonly legalForm: 'natural-person' | 'legal-entity'
  readonly pid: string
  readonly period: string
  readonly wish: string
  readonly channel: string
  readonly arrivedOn: string
  readonly ground: string
  readonly note: string
  readonly scan: File | undefined
}
export type EntryFaults = Partial<Record<'pid' | 'period' | 'wish' | 'arrivedOn' | 'note', true>>

type EntryFieldsProps = { readonly draft: EntryDraft; readonly faults: EntryFaults; readonly onChange: (next: EntryDraft) => void }

/** Who, what and why. The browser must not remember any of it. */
export function EntryFields({ draft, faults, onChange }: EntryFieldsProps): ReactNode {
  const texts = useTexts(decideWords)
  const set = (name: keyof EntryDraft) => (value: string) => onChange({ ...draft, [name]: value })
  const scan = { id: 'scan', label: texts.scan, hint: texts.scanHint }
  const error = (name: keyof EntryFaults, text: string) => (faults[name] ? { error: text } : {})
  return (
    <>
      <RadioField
        id="legal-form"
        label={texts.legalForm}
        value={draft.legalForm}
        options={[
          { value: 'natural-person', label: texts.person },
          { value: 'legal-entity', label: texts.firm },
        ]}
        onChange={set('legalForm')}
      />
      <div className={styles.fields}>
        <TextField
          id="pid"
          label={texts.pid}
          length={8}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          value={draft.pid}
          onChange={set('pid')}
          {...error('pid', texts.badPid)}
        />
        <TextField
          id="period"
          label={texts.period}
          length={6}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          value={draft.period}
          onChange={set('period')}
          {...error('period', texts.badPeriod)}
        />
        <DayField
          id="wish"
          label={texts.wish}
          leaning="future"
          value={draft.wish}
          onChange={set('wish')}
          {...error('wish', texts.badDay)}
        />
        <DayField
          id="arrivedOn"
          label={texts.arrivedOn}
          value={draft.arrivedOn}
          onChange={set('arrivedOn')}
          {...error('arrivedOn', texts.badDay)}
        />
        <SelectField
          id="channel"
          label={texts.channel}
          value={draft.channel}
          options={channels.map((value) => ({ value, label: texts[value] }))}
          onChange={set('channel')}
        />
        <SelectField
          id="ground"
          label={texts.ground}
          value={draft.ground}
          options={grounds.map((value) => ({ value, label: texts[value] }))}
          onChange={set('ground')}
        />
      </div>
      <Field {...scan}>
        <input
          {...controlProps(scan)}
          type="file"
          accept="application/pdf,image/*"
          onChange={({ target }) => onChange({ ...draft, scan: target.files?.[0] })}
        />
      </Field>
      <NoteField
        label={texts.note}
        hint={texts.noteHint}
        error={faults.note ? texts.noteMissing : undefined}
        value={draft.note}
        onChange={set('note')}
      />
    </>
  )
}
