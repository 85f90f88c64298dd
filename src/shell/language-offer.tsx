import { useState, type ReactNode } from 'react'
import type { Language, OfferedLanguage } from '../kit/texts.ts'
import { Button } from '../ui/button.tsx'
import { instead } from '../ui/instead.ts'
import { languageNames, languageOffers } from './language-names.ts'
import styles from './language-offer.module.css'
import { localeOf, useLanguage, useTexts } from './language.tsx'
import { shellCatalogue } from './shell-catalogue.ts'

/** The browser's language as an offer, never as a decision. Answered once, it does not come again. */
export function LanguageOffer({ offer }: { readonly offer: OfferedLanguage }): ReactNode {
  const texts = useTexts(shellCatalogue)
  const { language, choose } = useLanguage()
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered || language === offer) return null

  function answer(chosen: Language): void {
    setAnswered(true)
    choose(chosen)
  }

  return (
    <div className={styles.offer} role="region" aria-label={texts.chooseLanguage}>
      <p lang={localeOf(offer)}>
        {languageOffers[offer]}{' '}
        <a href={`?lang=${offer}`} onClick={instead(() => answer(offer))}>
          {languageNames[offer]}
        </a>
      </p>
      <Button kind="quiet" className={`needs-script ${styles.stay}`} onClick={() => answer(language)}>
        {languageNames[language]}
      </Button>
    </div>
  )
}
