import { createContext, use } from 'react'
import type { Site } from '../kit/site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

/** Who runs this installation. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('no site above this component')
  return site
}
