import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Problem } from '../../../../kit/problem.ts'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormChoices } from '../../../../shell/parts/form/form-choices.tsx'
import { FormCombobox } from '../../../../shell/parts/form/form-combobox.tsx'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { FormDateRange } from '../../../../shell/parts/form/form-date-range.tsx'
import { FormFile } from '../../../../shell/parts/form/form-file.tsx'
import { FormMoney, FormNumber } from '../../../../shell/parts/form/form-number.tsx'
import { FormRadio } from '../../../../shell/parts/form/form-radio.tsx'
import { FormSelect, type FormOption } from '../../../../shell/parts/form/form-select.tsx'
import { FormCheck, FormSwitch } from '../../../../shell/parts/form/form-switch.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { FormTime } from '../../../../shell/parts/form/form-time.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Specimen } from '../specimen.tsx'

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  email: z.email(),
  note: z.string().check(z.maxLength(200)),
  kind: z.enum(['private', 'work']),
  language: z.string().check(z.minLength(1)),
  town: z.string().check(z.minLength(1)),
  labels: z.array(z.string()).check(z.minLength(1)),
  weight: z.number().check(z.gt(0)),
  price: z.int(),
  due: z.iso.date(),
  at: z.iso.time({ precision: -1 }),
  away: z.object({ from: z.iso.date(), to: z.iso.date() }),
  files: z.array(z.instanceof(File)),
  isPublic: z.boolean(),
  agrees: z.literal(true),
})

const start = {
  name: '',
  email: 'anna@example.ch',
  note: '',
  kind: null,
  language: 'de',
  town: '',
  labels: ['invoice'],
  weight: 1234.5,
  price: 123_450,
  due: '2026-11-30',
  at: '14:05',
  away: { from: '2026-12-24', to: '2027-01-03' },
  files: [],
  isPublic: true,
  agrees: null,
}

const towns = ['Aarau', 'Basel', 'Bern', 'Chur', 'Genève', 'Lugano', 'Luzern', 'St. Gallen', 'Zürich'].map(asOption)

/** A server that needs a moment, and knows one address already. */
async function save(values: z.infer<typeof schema>): Promise<{ readonly email?: string }> {
  await new Promise((done) => setTimeout(done, 1000))
  if (values.name === 'Problem') throw new Problem('unavailable', 'The server does not answer. Your entries are still here.')
  return values.email === 'anna@example.ch' ? { email: 'The email is already in use' } : {}
}

export function Sheet(): ReactNode {
  const notify = useNotify()
  const [labels, setLabels] = useState<readonly FormOption[]>(['Invoice', 'Note', 'Paypal'].map(asOption))

  function create(label: string): FormOption {
    const option = asOption(label)
    setLabels([...labels, option])
    return option
  }

  return (
    <Specimen title="Every field. A wrong e-mail address comes from the server: anna@example.ch; the name «Problem» makes it fail.">
      <AppForm
        schema={schema}
        start={start}
        onSubmit={async (values) => {
          const faults = await save(values)
          if (!faults.email) notify('Saved', { kind: 'ok' })
          return faults
        }}
      >
        <FormText name="name" label="Name" isRequired autoComplete="name" />
        <FormText name="email" label="E-mail address" type="email" hint="Only used to answer you" isRequired autoComplete="email" />
        <FormRadio
          name="kind"
          label="Kind"
          options={[
            { value: 'private', label: 'Private' },
            { value: 'work', label: 'Work' },
          ]}
        />
        <FormSelect name="language" label="Language" options={['de', 'fr', 'it', 'rm', 'en'].map(asOption)} />
        <FormCombobox name="town" label="Town" hint="Type a few letters" options={towns} isRequired />
        <FormChoices name="labels" label="Labels" options={labels} onCreate={create} />
        <FormNumber name="weight" label="Weight" unit="kg" />
        <FormMoney name="price" label="Price" />
        <FormDate name="due" label="Due on" isRequired />
        <FormTime name="at" label="At" />
        <FormDateRange name="away" label="Away" />
        <FormTextArea name="note" label="Note" />
        <FormFile name="files" label="Attachments" types={['.pdf', 'image/*']} mostBytes={2_000_000} />
        <FormSwitch name="isPublic" label="Visible to the team" hint="Everybody who works here can read it" />
        <FormCheck name="agrees" label="I have read the rules" isRequired />
        <FormActions submit="Save" onCancel={() => notify('Cancelled')} />
      </AppForm>
    </Specimen>
  )
}

function asOption(label: string): FormOption {
  return { value: label.toLowerCase(), label }
}
