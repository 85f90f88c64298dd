import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { wordsFor } from '../../../../shell/workspace/words.ts'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import type { SearchResult } from '../../contract.ts'
import { kindLooks } from '../kind-looks.ts'
import { searchWords } from '../search-words.ts'
import styles from './results.module.css'

/** One find: what it is called, where it is, the piece of its text with the words, and from when it is. */
export function ResultItem({ result: { kind, title, url, excerpt, changed, words } }: { readonly result: SearchResult }): ReactNode {
  const texts = useTexts(searchWords)
  const { language } = useLanguage()
  const { icon: Picture, title: kindTitle } = kindLooks[kind]
  return (
    <li className={styles.item}>
      <span className={styles.face} aria-hidden="true">
        <Picture />
      </span>
      <div className={styles.text}>
        <Link href={url} className={styles.title} data-row="">
          {title === '' ? texts.untitled : <MarkedText text={title} marks={words} />}
        </Link>
        <p className={styles.about}>
          <span className={styles.address}>{wordsFor(kindTitle, language)}</span>
          <Moment value={changed} format="list" />
        </p>
        {excerpt === '' ? null : (
          <p className={styles.excerpt}>
            <MarkedText text={excerpt} marks={words} />
          </p>
        )}
      </div>
    </li>
  )
}
