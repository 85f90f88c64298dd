import { useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormNumber } from '../../../../shell/parts/form/form-number.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { readSeller, saveSeller } from '../../contract.ts'
import { Seller } from '../../invoice.ts'
import { isSwissIban } from '../../payment.ts'
import { useInvoicesKey, useSeller } from '../invoice-queries.ts'
import { invoiceAppWords } from '../invoice-words.ts'

/** Who sends the invoices, and where to pay to. */
export function SellerDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  return (
    <Dialog title={texts.seller} description={texts.sellerText} isOpen onClose={onClose} size="large">
      <Loaded query={useSeller()} skeleton={<LoadingRows />}>
        {({ seller }) => <SellerForm seller={seller} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function SellerForm({ seller, onClose }: { readonly seller: Seller; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const id = useId()
  const schema = useMemo(
    () =>
      z.extend(Seller, {
        iban: Seller.shape.iban.check(z.refine((iban) => iban.trim() === '' || isSwissIban(iban), { error: texts.ibanWrong })),
      }),
    [texts],
  )
  const save = useSaveSeller()
  async function submit(values: Seller): Promise<void> {
    await save(seller, { ...values, version: seller.version })
    onClose()
  }
  return (
    <AppForm id={id} schema={schema} start={seller} onSubmit={submit}>
      <FormText name="title" label={texts.sellerTitle} />
      <FormTextArea name="address" label={texts.address} hint={texts.addressHint} rows={2} />
      <FormText name="phone" label={texts.phone} type="tel" />
      <FormText name="email" label={texts.email} type="email" />
      <FormText name="website" label={texts.website} type="url" />
      <FormText name="iban" label={texts.iban} inputMode="text" length={34} />
      <FormText name="referenceStart" label={texts.referenceStart} hint={texts.referenceHint} inputMode="numeric" length={18} />
      <FormText name="taxNumber" label={texts.taxNumber} length={24} />
      <FormNumber name="paymentDays" label={texts.paymentDays} />
      <FormText name="prefix" label={texts.prefix} length={12} />
      <FormActions onCancel={onClose} />
    </AppForm>
  )
}

function useSaveSeller(): (before: Seller, seller: Seller) => Promise<void> {
  const texts = useTexts(invoiceAppWords)
  const client = useQueryClient()
  const queryKey = useInvoicesKey()
  const { did } = useUndo()
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey })
  const put = async (seller: Seller): Promise<void> => {
    const { version } = await call(readSeller, {})
    await call(saveSeller, { seller: { ...seller, version } })
    await readAgain()
  }
  return async (before, seller) => {
    await call(saveSeller, { seller })
    void readAgain()
    did({ text: texts.sellerSaved, undo: () => put(before), redo: () => put(seller) })
  }
}
