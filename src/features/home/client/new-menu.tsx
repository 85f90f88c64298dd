import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { sharedWords } from '../../../shell/parts/words/shared-words.ts'
import { allCommands, commandStore } from '../../../shell/workspace/commands/command-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { homePageWords } from './home-words.ts'

/** Whatever the apps can make anew, by name. The apps bring it a little after the page. */
export function NewMenu(): ReactNode {
  const texts = useTexts(homePageWords)
  const { loading } = useTexts(sharedWords)
  const { language } = useLanguage()
  const sources = commandStore.useState((state) => state.sources)
  const actions = allCommands(sources)
    .filter(({ group }) => group === 'create')
    .map((command): MenuAction => ({ ...command, isOff: command.isOff !== undefined }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language))
  return (
    <Menu
      groups={[actions.length === 0 ? [comingAction(loading)] : actions]}
      trigger={
        <Button kind="primary">
          <Plus aria-hidden="true" />
          {texts.new}
        </Button>
      }
    />
  )
}

function comingAction(title: string): MenuAction {
  return { id: 'coming', title, isOff: true, run: () => undefined }
}
