import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { allCommands, commandStore } from '../../../shell/workspace/commands/command-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { homePageWords } from './home-words.ts'

/** Whatever the apps can make anew, by name: they arrive one after the other. */
export function NewMenu(): ReactNode {
  const texts = useTexts(homePageWords)
  const { language } = useLanguage()
  const sources = commandStore.useState((state) => state.sources)
  const actions = allCommands(sources)
    .filter(({ group }) => group === 'create')
    .map((command): MenuAction => ({ ...command, isOff: command.isOff !== undefined }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language))
  if (actions.length === 0) return null
  return (
    <Menu
      groups={[actions]}
      trigger={
        <Button kind="primary">
          <Plus aria-hidden="true" />
          {texts.new}
        </Button>
      }
    />
  )
}
