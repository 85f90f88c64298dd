import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { translatedSentence } from '../../translated-sentence.ts'
import { ruleCatalogue } from '../rules/rule-catalogue.ts'
import styles from './translation.module.css'

/** The office's words in the language of the page, with the binding German below. German alone where the words are not ours. */
export function Translation({ german }: { readonly german: string }): ReactNode {
  const translated = translatedSentence(german, useTexts(ruleCatalogue))
  if (translated === undefined) return <span lang="de-CH">{german}</span>
  return (
    <>
      {translated}
      <span className={styles.binding} lang="de-CH">
        {german}
      </span>
    </>
  )
}
