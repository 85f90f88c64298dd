import { createContext, use, useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { locales, type Language } from '../kit/texts.ts'
import type { Catalogue, Entries } from './catalogue.ts'
import { remember } from './remembered.ts'

type LanguageChoice = {
  readonly language: Language
  /** The page stays as it is until the new language has arrived. */
  readonly choose: (language: Language) => void
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'de', choose: () => undefined })

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

type LanguageProviderProps = { readonly first: Language; readonly children: ReactNode }

export function LanguageProvider({ first, children }: LanguageProviderProps): ReactNode {
  const [language, setLanguage] = useState(first)
  const [, startTransition] = useTransition()
  // After rendering on a server there is no such effect; its page has the attribute already.
  useLayoutEffect(() => {
    document.documentElement.lang = locales[language]
    if (new URLSearchParams(location.search).has('lang')) remember('language', language)
  }, [language])

  function choose(next: Language): void {
    remember('language', next)
    keepAddressTrue(next)
    startTransition(() => setLanguage(next))
  }

  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>
}

/** An address that names a language would win over the choice on the next load. */
function keepAddressTrue(language: Language): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.set('lang', language)
  history.replaceState(history.state, '', address)
}
