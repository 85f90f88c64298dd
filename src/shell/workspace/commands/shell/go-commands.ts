import { FileText } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useLanguage, useTexts } from '../../../language.tsx'
import { usePlaces } from '../../toolbar/use-places.ts'
import type { Command } from '../command.ts'
import { commandWords, otherWords } from '../command-words.ts'

/** To each place of the menu that this reader may enter: `g` and then its letter. */
export function useGoCommands(): readonly Command[] {
  const places = usePlaces()
  const texts = useTexts(commandWords)
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  return useMemo((): readonly Command[] => {
    const toForm: Command = {
      id: 'go.form',
      title: texts.form,
      group: 'go',
      icon: FileText,
      keys: 'g 0',
      keywords: otherWords(language).form,
      run: () => navigate('/'),
    }
    const toPlaces = places.map(({ id, appTitle, title, path, icon, keywords, goKey }): Command => ({
      id: `go.${id}`,
      // The key leads to the app; apart from its app, «Modern» says nothing.
      title: appTitle === title || goKey !== undefined ? appTitle : `${appTitle} · ${title}`,
      group: 'go',
      icon,
      keywords,
      ...(goKey === undefined ? {} : { keys: `g ${goKey}` }),
      run: () => navigate(path),
    }))
    return [...toPlaces, toForm]
  }, [places, texts, language, navigate])
}
