import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { translatedSentence } from '../../translated-sentence.ts'
import { ruleCatalogue } from '../rules/rule-catalogue.ts'
import styles from './translation.module.css'

/** What a German answer of the office means, in the language of the page. Nothing where the words are not ours. */
export function Translation({ german }: { readonly german: string }): ReactNode {
  const translated = translatedSentence(german, useTexts(ruleCatalogue))
  return translated === undefined ? null : <dd className={styles.translation}>{translated}</dd>
}
