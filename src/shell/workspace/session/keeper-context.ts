import { createContext, use } from 'react'
import type { SessionKeeper } from './session-keeper.ts'

export const KeeperContext = createContext<SessionKeeper | undefined>(undefined)

export function useKeeper(): SessionKeeper {
  const keeper = use(KeeperContext)
  if (!keeper) throw new Error('no session keeper above this component')
  return keeper
}
