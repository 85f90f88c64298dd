import { createContext, use } from 'react'
import type { MenuEntry, PublicApp } from './public-app.ts'

type LoadMenu = () => Promise<readonly MenuEntry[]>

/** Where one can go from here, over all apps; fetched once somebody wants to go somewhere. */
export const MenuContext = createContext<LoadMenu>(() => Promise.resolve([]))

export function menuOf(apps: readonly PublicApp[]): LoadMenu {
  let loading: Promise<readonly MenuEntry[]> | undefined
  return () => (loading ??= Promise.all(apps.map(({ menu }) => menu())).then((menus) => menus.flat()))
}

export function useMenu(): readonly MenuEntry[] {
  return use(use(MenuContext)())
}
