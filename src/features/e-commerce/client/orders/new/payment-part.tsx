import { useEffect, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../../../../shell/language.tsx'
import { FormMoney } from '../../../../../shell/parts/form/form-number.tsx'
import { FormSelect } from '../../../../../shell/parts/form/form-select.tsx'
import { FormText } from '../../../../../shell/parts/form/form-text.tsx'
import { statuses } from '../../../statuses.ts'
import { orderWords } from '../order-words.ts'
import { paymentMethods, paymentName } from '../payment-methods.ts'
import { statusName } from '../status-name.ts'
import { firstStatus, type NewOrderInput } from './new-order-rules.ts'
import styles from './new-order.module.css'
import { newWords } from './new-words.ts'

/** How it is paid, and the state in which it begins: that follows from the method until somebody chooses another. */
export function PaymentPart(): ReactNode {
  const texts = useTexts(newWords)
  const names = useTexts(orderWords)
  const { setValue } = useFormContext<NewOrderInput>()
  const method = useWatch<NewOrderInput, 'method'>({ name: 'method' })
  useEffect(() => setValue('statusId', firstStatus(method)), [method, setValue])
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.payment}</h3>
      <div className={styles.pair}>
        <FormSelect
          name="method"
          label={texts.method}
          options={paymentMethods.map((each) => ({ value: each, label: paymentName(each, names) }))}
        />
        <FormSelect
          name="statusId"
          label={texts.status}
          options={statuses.map(({ id }) => ({ value: String(id), label: statusName(id, names) }))}
        />
        <FormText name="transactionId" label={texts.transactionId} />
        <FormMoney name="discount" label={texts.discount} />
      </div>
    </section>
  )
}
