import { MessageSquare, PanelLeft, PanelRight, RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { useAnnounce } from '../../../announce.tsx'
import { useLanguage, useTexts } from '../../../language.tsx'
import { panelStore } from '../../panels/panel-store.ts'
import { useChatApp } from '../../panels/use-chat-app.ts'
import { useSettings } from '../../settings/settings-store.ts'
import type { Command } from '../command.ts'
import { commandWords, otherWords } from '../command-words.ts'
import { goToRegion } from './regions.ts'
import { useNavigationToggle } from './navigation-toggle.ts'

/** What the parts of the frame can do. */
export function useFrameCommands(): readonly Command[] {
  const texts = useTexts(commandWords)
  const { language } = useLanguage()
  const announce = useAnnounce()
  const panels = panelStore.useStore()
  const { display: hasPanels } = useSettings().layout.config.rightSidePanel
  const hasChat = useChatApp() !== undefined
  const toggleNavigation = useNavigationToggle()
  return useMemo((): readonly Command[] => {
    const other = otherWords(language)
    const go = (step: 'next' | 'previous') => () => announce(goToRegion(step, texts))
    const chat: Command = {
      id: 'chat',
      title: texts.teamChat,
      group: 'general',
      icon: MessageSquare,
      keywords: other.teamChat,
      run: () => panels.getState().toggle('chat'),
    }
    const quick: Command = {
      id: 'quick-panel',
      title: texts.quickPanel,
      group: 'general',
      icon: PanelRight,
      keywords: other.quickPanel,
      run: () => panels.getState().toggle('quick'),
    }
    return [
      ...(hasPanels ? [quick] : []),
      ...(hasPanels && hasChat ? [chat] : []),
      {
        id: 'navigation',
        title: texts.navigation,
        group: 'general',
        icon: PanelLeft,
        keys: '[',
        keywords: other.navigation,
        run: toggleNavigation,
      },
      { id: 'next-region', title: texts.nextRegion, group: 'general', keys: 'f6', isKeyOnly: true, run: go('next') },
      { id: 'previous-region', title: texts.previousRegion, group: 'general', keys: 'shift+f6', isKeyOnly: true, run: go('previous') },
      {
        id: 'reload',
        title: texts.reload,
        group: 'general',
        icon: RotateCw,
        keywords: other.reload,
        run: () => location.reload(),
      },
    ]
  }, [texts, language, announce, panels, hasPanels, hasChat, toggleNavigation])
}
