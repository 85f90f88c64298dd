import { createContext, use, useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { languages, type Language } from '../kit/texts.ts'
import type { Catalogue, Entries } from './catalogue.ts'
import { remember, remembered } from './remembered.ts'

const storageKey = 'language'
const locales: Readonly<Record<Language, string>> = { de: 'de-CH', fr: 'fr-CH', it: 'it-CH', rm: 'rm-CH', en: 'en' }

type LanguageChoice = {
  readonly language: Language
  /** The page stays as it is until the new language has arrived. */
  readonly choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'de', choose: () => undefined })

export function useLanguage(): LanguageChoice {
  return use(LanguageContext)
}

/** The language as `lang` attributes and date formats want it. */
export function localeOf(language: Language): string {
  return locales[language]
}

/** The entries of a catalogue in the language of the page. */
export function useTexts<Texts extends Entries>(catalogue: Catalogue<Texts>): Texts {
  const texts = catalogue.textsIn(useLanguage().language)
  return texts instanceof Promise ? use(texts) : texts
}

export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(firstLanguage)
  const [, startTransition] = useTransition()
  useLayoutEffect(() => {
    document.documentElement.lang = locales[language]
  }, [language])

  function choose(next: Language): void {
    remember(storageKey, next)
    keepAddressTrue(next)
    startTransition(() => setLanguage(next))
  }

  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>
}

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) {
    remember(storageKey, asked)
    return asked
  }
  const chosen = remembered(storageKey)
  return isLanguage(chosen) ? chosen : 'de'
}

/** An address that names a language would win over the choice on the next load. */
function keepAddressTrue(language: Language): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.set('lang', language)
  history.replaceState(history.state, '', address)
}

function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text)
}
