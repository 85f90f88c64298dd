import { useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { pagingWords } from './paging-words.ts'
import styles from './pager.module.css'

type PageFieldProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void }

/** The number of the page, to be typed over. A number beyond the end means the last page. */
export function PageField({ page, pages, onPage }: PageFieldProps): ReactNode {
  const texts = useTexts(pagingWords)
  const { number } = useFormats()
  const [typed, setTyped] = useState<string>()

  function go(): void {
    const asked = Number.parseInt(typed ?? '', 10)
    setTyped(undefined)
    if (asked >= 1 && asked !== page) onPage(Math.min(asked, pages))
  }

  return (
    <form
      className={styles.jump}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <input
        className={styles.box}
        inputMode="numeric"
        size={Math.max(2, String(pages).length)}
        aria-label={texts.page}
        autoComplete="off"
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={go}
      />
      <span>{fill(texts.ofPages, { pages: number(pages) })}</span>
    </form>
  )
}
