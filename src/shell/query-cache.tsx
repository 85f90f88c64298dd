import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Problem } from '../kit/problem.ts'

/** Server state for pages that read much. Imported by lazy pages only: the form must not pay for it. */
export function QueryCache({ children }: { readonly children: ReactNode }): ReactNode {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: mayTryAgain } } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** Whoever has to sign in first gets the same answer again. */
function mayTryAgain(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof Problem && error.code === 'not-signed-in')
}
