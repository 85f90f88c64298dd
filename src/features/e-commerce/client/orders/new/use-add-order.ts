import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { Problem } from '../../../../../kit/problem.ts'
import { fill } from '../../../../../kit/texts.ts'
import { call } from '../../../../../shell/call.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { useUndo } from '../../../../../shell/parts/undo/use-undo.ts'
import { addOrder, removeOrders, restoreOrders } from '../../../contract.ts'
import type { Customer } from '../../../order.ts'
import { orderPath } from '../order-path.ts'
import { sentOf, type NewOrderOutput } from './new-order-rules.ts'
import { newWords } from './new-words.ts'

/** Adds an order; resolves with how to go there once the dialog is closed. Taken back, it lies in the bin. */
export function useAddOrder(): (values: NewOrderOutput, earlier: Customer | undefined) => Promise<() => void> {
  const texts = useTexts(newWords)
  const client = useQueryClient()
  const undo = useUndo()
  const [, navigate] = useLocation()
  return async (values, earlier) => {
    const id = crypto.randomUUID()
    const order = await call(addOrder, { order: sentOf(values, id, earlier) }).catch((cause: unknown) => {
      throw cause instanceof Problem && cause.code === 'conflict' ? new Problem('conflict', texts.notEnough, { cause }) : cause
    })
    const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: ['shop'] })
    void readAgain()
    undo.did({
      text: fill(texts.added, { number: order.number }),
      undo: async () => {
        await call(removeOrders, { orderIds: [order.id] })
        await readAgain()
      },
      redo: async () => {
        await call(restoreOrders, { orderIds: [order.id] })
        await readAgain()
      },
    })
    return () => navigate(orderPath(order.id))
  }
}
