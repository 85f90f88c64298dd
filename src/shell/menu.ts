import { createContext } from 'react'
import type { MenuEntry } from './app-entry.ts'

/** Where one can go from here, over all apps. */
export const MenuContext = createContext<readonly MenuEntry[]>([])
