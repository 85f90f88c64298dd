import { createContext } from 'react'
import type { MenuEntry } from './public-app.ts'

/** Where one can go from here, over all apps. */
export const MenuContext = createContext<readonly MenuEntry[]>([])
