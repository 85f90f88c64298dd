import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { chosenContrast, showContrast } from '../../display/contrast.ts'
import { chosenTheme, showTheme } from '../../theme.ts'
import './apply-settings.css'
import { settingsStore, useSettings } from './settings-store.ts'

/** Writes what style sheets read to the root of the page, before the workspace shows. */
export function ApplySettings(): ReactNode {
  const { theme, display, customScrollbars } = useSettings()
  const { main } = theme
  const { contrast, motion, density } = display
  useLayoutEffect(() => {
    showTheme(main === 'system' ? undefined : main)
    showContrast(contrast)
    // The public pages have a look of their own.
    return () => {
      showTheme(chosenTheme())
      showContrast(chosenContrast())
    }
  }, [main, contrast])
  useMark('motion', motion)
  useMark('density', density)
  useMark('scrollbars', customScrollbars ? 'thin' : 'native')
  useFollowing()
  return null
}

function useMark(name: string, value: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset[name] = value
    return () => void delete document.documentElement.dataset[name]
  }, [name, value])
}

function useFollowing(): void {
  const store = settingsStore.useStore()
  useEffect(() => store.getState().follow(), [store])
}
