import { useMemo, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { centsOf, inFrancs } from '../../../../kit/money.ts'
import { dayAt } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { FormMoney } from '../../../../shell/parts/form/form-number.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { Spending } from '../../rows.ts'
import { projectWords } from '../project-words.ts'
import styles from './budget.module.css'
import { useBudgetChanges } from './use-budget-changes.ts'

type SpendingFormProps = {
  readonly budgetId: string
  /** The one that is changed; without it, a new one is entered. */
  readonly spending: Spending | undefined
  readonly onDone: () => void
}

export function SpendingForm({ budgetId, spending, onDone }: SpendingFormProps): ReactNode {
  const texts = useTexts(projectWords)
  const { putSpending } = useBudgetChanges()
  const today = dayAt(useMinute(), officeTimeZone)
  const schema = useMemo(
    () =>
      z.object({
        day: Spending.shape.day,
        amount: z.int().check(
          z.minimum(-1e13),
          z.maximum(1e13),
          z.refine((cents) => cents !== 0, texts.notZero),
        ),
        note: Spending.shape.note,
      }),
    [texts],
  )
  const start = {
    day: spending?.day ?? today,
    amount: spending ? centsOf(spending.amount) : null,
    note: spending?.note ?? '',
  }

  async function save({ day, amount, note }: z.output<typeof schema>): Promise<void> {
    await putSpending({ id: spending?.id ?? crypto.randomUUID(), budgetId, day, amount: inFrancs(amount), note }, spending)
    onDone()
  }

  return (
    <section className={styles.form}>
      <h3 className={styles.formTitle}>{spending ? texts.changeSpending : texts.newSpending}</h3>
      <AppForm schema={schema} start={start} onSubmit={save}>
        <div className={styles.fields}>
          <FormDate name="day" label={texts.dateField} leaning="past" isRequired />
          <FormMoney name="amount" label={texts.amount} hint={texts.amountHint} isRequired />
          <FormText name="note" label={texts.note} />
        </div>
        <FormActions {...(spending ? { onCancel: onDone } : { submit: texts.add })} />
      </AppForm>
    </section>
  )
}
