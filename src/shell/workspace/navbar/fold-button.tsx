import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { isFolded as isFoldedAt, withFolded } from '../../../kit/settings.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { useHasRoom } from '../frame/use-width.ts'
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
  const { position } = config.navbar
  const isFolded = isFoldedAt(config.navbar, useHasRoom())

  function toggle(): void {
    changeConfig(withFolded(config, !isFolded))
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
