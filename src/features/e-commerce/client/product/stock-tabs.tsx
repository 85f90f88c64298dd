import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { FormMoney, FormNumber } from '../../../../shell/parts/form/form-number.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { productWords } from '../shop-words.ts'
import styles from './product.module.css'

/** What it is called in the stock, and how many there are. */
export function InventoryTab(): ReactNode {
  const texts = useTexts(productWords)
  return (
    <div className={styles.fields}>
      <FormText name="sku" label={texts.sku} hint={texts.skuHint} length={24} isRequired />
      <FormNumber name="quantity" label={texts.quantity} unit={texts.pieces} />
    </div>
  )
}

/** How large and heavy the parcel is. */
export function ShippingTab(): ReactNode {
  const texts = useTexts(productWords)
  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <FormNumber name="width" label={texts.width} unit="cm" />
        <FormNumber name="height" label={texts.height} unit="cm" />
        <FormNumber name="depth" label={texts.depth} unit="cm" />
      </div>
      <FormNumber name="weight" label={texts.weight} unit="kg" />
      <FormMoney name="extraShippingFee" label={texts.extraShippingFee} />
    </div>
  )
}
