import { useState, useEffect, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Problem } from '../../../kit/problem.ts'
import { dayAt } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import type { Invoice } from '../invoice.ts'
import { FromOrder } from './edit/from-order.tsx'
import { InvoiceFormFields } from './edit/invoice-form.tsx'
import { inputOf, newInput, writtenFrom, type InvoiceInput } from './edit/rules.ts'
import { useSaveInvoice } from './edit/use-save-invoice.ts'
import { useInvoice, useSeller } from './invoice-queries.ts'
import { invoiceAppWords } from './invoice-words.ts'
import { idIn, invoicePath, invoicesPath, newPath } from './paths.ts'
import { NoInvoice } from './read/no-invoice.tsx'

const params = { order: textParam() }

/** Where invoices are written: a new one, one of an order, or one that is there. */
export function Page(): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const [path] = useLocation()
  const [{ order }] = useUrlState(params)
  const place = idIn(path)
  if (place === 'wrong' || (place.id === undefined && path !== newPath)) {
    return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  }
  if (place.id !== undefined) return <EditPlace id={place.id} />
  return (
    <WorkspacePage title={texts.newTitle} trail={[{ title: texts.title, path: invoicesPath }]}>
      {order === '' ? <NewPlace /> : <FromOrder orderId={order} />}
    </WorkspacePage>
  )
}

function NewPlace(): ReactNode {
  const { add } = useSaveInvoice()
  const leave = useLeaving()
  const [today] = useState(() => dayAt(new Date(), officeTimeZone))
  return (
    <Loaded query={useSeller()} skeleton={<LoadingRows />}>
      {({ seller }) => (
        <InvoiceFormFields
          start={newInput(seller, today)}
          onSave={async (input) => leave.to((await add(writtenFrom(input))).id)}
          onCancel={() => leave.to(undefined)}
        />
      )}
    </Loaded>
  )
}

function EditPlace({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const query = useInvoice(id)
  // What somebody writes here does not change under their hands; who saved meanwhile is met when saving.
  const [begun, setBegun] = useState<Invoice>()
  const read = query.data?.invoice
  if (read && !begun) setBegun(read)
  const isMissing = (query.error instanceof Problem && query.error.code === 'not-found') || (begun ?? read)?.removed
  const title = begun && !isMissing ? fill(texts.editTitle, { number: begun.number }) : texts.title
  return (
    <WorkspacePage title={title} trail={[{ title: texts.title, path: invoicesPath }]}>
      {isMissing ? (
        <NoInvoice isAny={false} />
      ) : (
        <Loaded query={query} skeleton={<LoadingRows />}>
          {() => (begun ? <EditForm before={begun} /> : null)}
        </Loaded>
      )}
    </WorkspacePage>
  )
}

function EditForm({ before }: { readonly before: Invoice }): ReactNode {
  const { change } = useSaveInvoice()
  const leave = useLeaving()
  async function save(input: InvoiceInput): Promise<void> {
    const saved = await change(before, writtenFrom(input))
    leave.to(saved.id)
  }
  return <InvoiceFormFields start={inputOf(before)} onSave={save} onCancel={() => leave.to(before.id)} />
}

/** Goes on when the form knows that it is saved; before, it would ask whether to leave. */
function useLeaving(): { readonly to: (id: string | undefined) => void } {
  const [, navigate] = useLocation()
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    if (target !== undefined) navigate(target)
  }, [target, navigate])
  return { to: (id) => setTarget(id === undefined ? invoicesPath : invoicePath('modern', id)) }
}
