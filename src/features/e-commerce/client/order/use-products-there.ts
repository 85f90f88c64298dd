import { useQueries } from '@tanstack/react-query'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { readProduct } from '../../contract.ts'
import type { OrderedProduct } from '../../order.ts'

export type Whereabouts = 'there' | 'bin' | 'gone' | 'unknown'

// An order with more lines than that is not worth so many questions.
const mostAsked = 50

/** Where the products of an order are by now; those of long ago may be gone. */
export function useProductsThere(products: readonly OrderedProduct[]): readonly Whereabouts[] {
  const workspaceId = useUser()?.workspace.id ?? ''
  return useQueries({
    queries: products.slice(0, mostAsked).map(({ id }) => ({
      queryKey: ['shop-find', workspaceId, 'whereabouts', id],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Whereabouts> => {
        try {
          const { removed } = await call(readProduct, { productId: id }, { signal })
          return removed === null ? 'there' : 'bin'
        } catch (cause) {
          if (cause instanceof Problem && cause.code === 'not-found') return 'gone'
          throw cause
        }
      },
    })),
    combine: (answers) => answers.map(({ data: found }) => found ?? 'unknown'),
  })
}
