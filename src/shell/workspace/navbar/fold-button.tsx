import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { settingsStore, useSettings } from '../settings/settings-store.ts'
import { navbarWords } from './navbar-words.ts'

const icons = {
  left: { fold: PanelLeftClose, unfold: PanelLeftOpen },
  right: { fold: PanelRightClose, unfold: PanelRightOpen },
} as const

/** Folds the navbar to icons, or lets it stand open again. */
export function FoldButton({ onFold }: { readonly onFold: () => void }): ReactNode {
  const texts = useTexts(navbarWords)
  const { config } = useSettings().layout
  const changeConfig = settingsStore.useState((state) => state.changeConfig)
  const { folded: isFolded, position } = config.navbar

  function toggle(): void {
    changeConfig({ ...config, navbar: { ...config.navbar, folded: !isFolded } })
    onFold()
  }

  return (
    <IconButton
      name={isFolded ? texts.unfold : texts.fold}
      icon={icons[position][isFolded ? 'unfold' : 'fold']}
      keys="["
      onClick={toggle}
    />
  )
}
