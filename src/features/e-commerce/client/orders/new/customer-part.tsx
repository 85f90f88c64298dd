import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../../../shell/language.tsx'
import { FormTextArea } from '../../../../../shell/parts/form/form-text-area.tsx'
import { FormText } from '../../../../../shell/parts/form/form-text.tsx'
import type { Customer } from '../../../order.ts'
import { customerName } from '../customer-name.ts'
import { FindField } from './find-field.tsx'
import type { NewOrderInput } from './new-order-rules.ts'
import styles from './new-order.module.css'
import { newWords } from './new-words.ts'
import { useFoundCustomers } from './use-found.ts'

/** Who orders: somebody from before, or somebody new. */
export function CustomerPart({ onPick }: { readonly onPick: (customer: Customer) => void }): ReactNode {
  const texts = useTexts(newWords)
  const form = useFormContext<NewOrderInput>()
  const [typed, setTyped] = useState('')
  const found = useFoundCustomers(typed)
  const options = found.map((customer) => ({
    value: customer.id,
    label: [customerName(customer), customer.company, customer.email]
      .filter((part, at, all) => part !== '' && all.indexOf(part) === at)
      .join(', '),
  }))

  function take(id: string): void {
    const customer = found.find((each) => each.id === id)
    if (!customer) return
    onPick(customer)
    const { firstName, lastName, company, email, phone, shippingAddress } = customer
    const values = { firstName, lastName, company, email, phone, address: shippingAddress.address }
    for (const [name, value] of Object.entries(values)) {
      // The keys are names of the form, which `Object.entries` forgets.
      form.setValue(name as keyof typeof values, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.customer}</h3>
      <FindField label={texts.findCustomer} hint={texts.findCustomerHint} text={typed} onText={setTyped} options={options} onPick={take} />
      <div className={styles.pair}>
        <FormText name="firstName" label={texts.firstName} />
        <FormText name="lastName" label={texts.lastName} />
        <FormText name="company" label={texts.company} />
        <FormText name="email" label={texts.email} type="email" />
        <FormText name="phone" label={texts.phone} type="tel" />
      </div>
      <FormTextArea name="address" label={texts.address} hint={texts.addressHint} rows={2} />
    </section>
  )
}
