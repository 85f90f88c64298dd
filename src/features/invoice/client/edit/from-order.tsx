import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { invoiceOrder, removeInvoices, restoreInvoices } from '../../contract.ts'
import { useInvoicesKey } from '../invoice-queries.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { invoicePath } from '../paths.ts'

/** Makes the invoice of an order, once, and goes to it. Coming here again leads to the same one. */
export function FromOrder({ orderId }: { readonly orderId: string }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const [, navigate] = useLocation()
  const [isFailed, setFailed] = useState(false)
  const isAsked = useRef(false)
  const client = useQueryClient()
  const queryKey = useInvoicesKey()
  const notify = useNotify()
  const { did } = useUndo()

  async function make(): Promise<void> {
    setFailed(false)
    const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey })
    const { invoice, isNew } = await call(invoiceOrder, { orderId })
    const { id, number } = invoice
    if (isNew) {
      did({
        text: fill(texts.fromOrderDone, { number }),
        undo: () => call(removeInvoices, { invoiceIds: [id] }).then(readAgain),
        redo: () => call(restoreInvoices, { invoiceIds: [id] }).then(readAgain),
      })
    } else notify(fill(texts.fromOrderThere, { number }), { kind: 'info' })
    void readAgain()
    navigate(invoicePath('modern', id), { replace: true })
  }
  const tryIt = (): void => void make().catch(() => setFailed(true))
  const begin = useEffectEvent(tryIt)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    begin()
  }, [])
  return isFailed ? <LoadError title={texts.fromOrderFailed} onRetry={tryIt} /> : <p role="status">{texts.fromOrder}</p>
}
