import { createContext, use } from 'react'
import type { Site } from '../kit/site.ts'

export const SiteContext = createContext<Site | undefined>(undefined)

/** Who runs this installation. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('no site above this component')
  return site
}

/** The server writes the site into every page it sends. */
export function readSite(): Site {
  const block = document.querySelector('#site')?.textContent
  if (!block) throw new Error('the page came without its site block')
  return JSON.parse(block) as Site // the server checked it against the schema before it wrote it
}
