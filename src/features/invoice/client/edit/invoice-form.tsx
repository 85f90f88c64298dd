import { useMemo, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useLeaveGuard } from '../../../../shell/parts/save-bar/use-leave-guard.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import styles from './invoice-form.module.css'
import { LinesEditor } from './lines-editor.tsx'
import { invoiceSchema, type InvoiceInput } from './rules.ts'
import { SumsEditor } from './sums-editor.tsx'

type InvoiceFormProps = {
  readonly start: InvoiceInput
  readonly onSave: (input: InvoiceInput) => Promise<void>
  readonly onCancel: () => void
}

/** An invoice to be written: whom it is for, when, what, and the sums as they come out. */
export function InvoiceFormFields({ start, onSave, onCancel }: InvoiceFormProps): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const schema = useMemo(() => invoiceSchema(texts), [texts])
  return (
    <div className={styles.sheet}>
      <AppForm schema={schema} start={start} onSubmit={onSave}>
        <LeaveGuard />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{texts.client}</legend>
          <div className={styles.columns}>
            <FormText name="client.title" label={texts.clientTitle} isRequired />
            <FormText name="client.email" label={texts.email} type="email" />
            <FormTextArea name="client.address" label={texts.address} hint={texts.addressHint} rows={2} />
            <FormText name="client.phone" label={texts.phone} type="tel" />
            <FormDate name="date" label={texts.invoiceDate} isRequired leaning="past" />
            <FormDate name="dueDate" label={texts.payBy} isRequired />
          </div>
        </fieldset>
        <LinesEditor />
        <SumsEditor />
        <FormActions submit={texts.save} onCancel={onCancel} />
      </AppForm>
    </div>
  )
}

function LeaveGuard(): ReactNode {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  // What is on its way to the server, or there, is not lost by leaving.
  useLeaveGuard(isDirty && !isSubmitting && !isSubmitSuccessful)
  return null
}
