import { Languages } from 'lucide-react'
import { useMemo } from 'react'
import { workspaceLanguages } from '../../../../kit/workspace-language.ts'
import { fill } from '../../../../kit/texts.ts'
import { languageNames } from '../../../language-names.ts'
import { useLanguage } from '../../../language.tsx'
import { settingsStore, useSettings } from '../../settings/settings-store.ts'
import type { Command } from '../command.ts'
import { useCommands } from '../command-store.ts'
import { lookChoices } from './look-choices.ts'
import { lookWordsBeside, lookWordsIn } from './look-words.ts'

/** How the workspace looks and speaks, for those who type it; no key leads here, so it comes with the palette. */
export function LookCommands(): null {
  useCommands(useLanguageCommands(), 'shell')
  useCommands(useLookCommands(), 'shell')
  return null
}

/** Each theme, layout, density, contrast: what is on already says so. */
function useLookCommands(): readonly Command[] {
  const settings = useSettings()
  const store = settingsStore.useStore()
  const { language } = useLanguage()
  return useMemo(() => {
    const words = lookWordsIn(language)
    const others = lookChoices(settings, lookWordsBeside(language))
    return lookChoices(settings, words).map(({ id, title, icon, isChosen, next }): Command => ({
      id,
      title,
      icon,
      group: 'settings',
      keywords: others.find((other) => other.id === id)?.title ?? '',
      isSearchOnly: true,
      ...(isChosen ? { isOff: words.texts.isChosen } : {}),
      run: () => store.getState().change(next),
    }))
  }, [settings, store, language])
}

/** Both languages of the workspace, each in its own words. */
function useLanguageCommands(): readonly Command[] {
  const { language, choose } = useLanguage()
  return useMemo(() => {
    const { texts } = lookWordsIn(language)
    const beside = lookWordsBeside(language).texts
    return workspaceLanguages.map((each): Command => ({
      id: `language.${each}`,
      title: fill(texts.languageOf, { name: languageNames[each] }),
      icon: Languages,
      group: 'settings',
      keywords: fill(beside.languageOf, { name: languageNames[each] }),
      isSearchOnly: true,
      ...(each === language ? { isOff: texts.isChosen } : {}),
      run: () => choose(each),
    }))
  }, [language, choose])
}
