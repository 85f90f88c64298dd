import { FolderKanban } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { placeParams, tabs, tabSearch } from '../place.ts'
import { projectWords } from '../project-words.ts'

/** The keys of this dashboard: p goes to the project, 1 to 3 choose a tab. */
export function useProjectCommands(): void {
  const texts = useTexts(projectWords)
  const [path, navigate] = useLocation()
  const [{ project }] = useUrlState(placeParams)
  const commands = useMemo((): readonly Command[] => {
    const titles = { home: texts.home, budget: texts.budgetTab, team: texts.teamTab }
    return [
      { id: 'project-switch', title: texts.project, group: 'page', icon: FolderKanban, keys: 'p', run: focusSwitcher },
      ...tabs.map((tab, at): Command => ({
        id: `project-${tab}`,
        title: titles[tab],
        group: 'go',
        keys: `${at + 1}`,
        run: () => navigate(`${path}${tabSearch(project, tab)}`),
      })),
    ]
  }, [texts, path, navigate, project])
  useCommands(commands)
}

function focusSwitcher(): void {
  document.querySelector<HTMLInputElement>('[data-project-switcher]')?.focus()
}
