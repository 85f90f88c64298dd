import { Keyboard, Search, Command as CommandIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '../../../language.tsx'
import type { Command } from '../command.ts'
import { commandWords, otherWords } from '../command-words.ts'
import { paletteStore } from '../palette-store.ts'
import { pageSearch } from './page-search.ts'

/** What finds things: the search over everything, the field of the page, the list of keys. */
export function useLayerCommands(): readonly Command[] {
  const texts = useTexts(commandWords)
  const { language } = useLanguage()
  const palette = paletteStore.useStore()
  return useMemo((): readonly Command[] => {
    const other = otherWords(language)

    function togglePalette(): void {
      const { layer, show, close } = palette.getState()
      if (layer === 'palette') close()
      else show('palette')
    }
    function startSearch(): void {
      const field = pageSearch()
      if (field) field.focus()
      else togglePalette()
    }

    return [
      { id: 'palette', title: texts.openPalette, group: 'general', icon: CommandIcon, keys: 'mod+k', isKeyOnly: true, run: togglePalette },
      {
        id: 'key-map',
        title: texts.openKeyMap,
        group: 'general',
        icon: Keyboard,
        keys: '?',
        keywords: other.openKeyMap,
        run: () => palette.getState().show('key-map'),
      },
      { id: 'search', title: texts.search, group: 'general', icon: Search, keys: '/', keywords: other.search, run: startSearch },
    ]
  }, [texts, language, palette])
}
