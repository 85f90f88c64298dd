import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTexts } from '../../../../../shell/language.tsx'
import { useConfirm } from '../../../../../shell/parts/confirm/confirm-store.ts'
import { Dialog } from '../../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../../shell/parts/form/app-form.tsx'
import { useLeaveGuard } from '../../../../../shell/parts/save-bar/use-leave-guard.ts'
import { sharedWords } from '../../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import type { Customer } from '../../../order.ts'
import { CustomerPart } from './customer-part.tsx'
import { LinesPart } from './lines-part.tsx'
import styles from './new-order.module.css'
import { newOrderSchema, type NewOrderInput, type NewOrderOutput } from './new-order-rules.ts'
import { newWords } from './new-words.ts'
import { PaymentPart } from './payment-part.tsx'
import { useAddOrder } from './use-add-order.ts'

const start: NewOrderInput = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  phone: '',
  address: '',
  lines: [],
  method: 'Bank-wire',
  transactionId: '',
  statusId: '10',
  discount: null,
}

/** An order that came by phone or at the counter. */
export function NewOrderDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(newWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const confirm = useConfirm()
  const add = useAddOrder()
  const isDirty = useRef(false)
  const first = useRef<HTMLElement>(null)
  const [earlier, setEarlier] = useState<Customer>()
  const schema = useMemo(() => newOrderSchema(texts), [texts])

  async function save(values: NewOrderOutput): Promise<void> {
    const show = await add(values, earlier)
    onClose()
    show()
  }

  async function closeUnlessDirty(): Promise<void> {
    const question = {
      title: texts.discardTitle,
      body: texts.discardBody,
      verb: texts.discardVerb,
      safeVerb: texts.keepVerb,
      isDanger: true,
    }
    if (!isDirty.current || (await confirm(question))) onClose()
  }

  return (
    <Dialog
      title={texts.title}
      size="card"
      isOpen
      onClose={() => void closeUnlessDirty()}
      initialFocus={first}
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {texts.add}
          </Button>
          <Button onClick={() => void closeUnlessDirty()}>{words.cancel}</Button>
        </>
      }
    >
      <div className={styles.whole} ref={(form) => void (first.current = form?.querySelector('input') ?? null)}>
        <AppForm id={id} schema={schema} start={start} onSubmit={save}>
          <DirtyWatch onDirty={(is) => void (isDirty.current = is)} />
          <CustomerPart onPick={setEarlier} />
          <LinesPart />
          <PaymentPart />
          <ServerProblem />
        </AppForm>
      </div>
    </Dialog>
  )
}

/** Guards what was entered against leaving the page, and tells the dialog. */
function DirtyWatch({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }): ReactNode {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  // What is on its way to the server, or there, is not lost by leaving.
  const isOpen = isDirty && !isSubmitting && !isSubmitSuccessful
  useLeaveGuard(isOpen)
  useEffect(() => onDirty(isOpen), [isOpen, onDirty])
  return null
}

function ServerProblem(): ReactNode {
  const problem = useFormState().errors.root?.['server']?.message
  return problem === undefined ? null : (
    <Notice kind="danger" role="alert">
      {problem}
    </Notice>
  )
}
