import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { createStore } from 'zustand'
import { storeContext } from '../../workspace/store-context.tsx'
import { changeEngine } from './change-engine.ts'

export const changeStore = storeContext('changes', (client: QueryClient) => createStore(() => changeEngine(client)))

/** Changes outlive the page that made them; what is held is sent at the next navigation, or when the window goes. */
export function ChangeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <changeStore.Provider start={useQueryClient()}>
      <Flushing />
      {children}
    </changeStore.Provider>
  )
}

function Flushing(): ReactNode {
  const store = changeStore.useStore()
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    if (last.current !== path) void store.getState().flush({ keepalive: false })
    last.current = path
  }, [store, path])
  useEffect(() => {
    const flush = (): void => void store.getState().flush({ keepalive: true })
    addEventListener('pagehide', flush)
    return () => removeEventListener('pagehide', flush)
  }, [store])
  return null
}
