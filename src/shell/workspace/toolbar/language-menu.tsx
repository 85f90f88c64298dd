import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { workspaceLanguages } from '../../../kit/workspace-language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { languageNames } from '../../language-names.ts'
import { useLanguage, useTexts } from '../../language.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { toolbarWords } from './toolbar-words.ts'

export function LanguageMenu(): ReactNode {
  const words = useTexts(toolbarWords)
  const { language, choose } = useLanguage()
  return (
    <LazyMenu
      trigger={<IconButton name={words.language} icon={Languages} />}
      groups={[
        workspaceLanguages.map((id) => ({ id, title: languageNames[id], isOn: language === id, isChoice: true, run: () => choose(id) })),
      ]}
    />
  )
}
