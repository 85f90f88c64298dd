import { ArrowUp } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import styles from './live.module.css'
import { liveWords } from './live-words.ts'

/** «3 new» over a list: they come in when somebody asks for them. */
export function FreshPill({ count, onShow }: { readonly count: number; readonly onShow: () => void }): ReactNode {
  const texts = useTexts(liveWords)
  const announce = useAnnounce()
  const text = count === 1 ? texts.newOne : fill(texts.newMany, { count })
  useEffect(() => {
    if (count > 0) announce(text)
  }, [announce, count, text])
  if (count === 0) return null
  return (
    <div className={styles.place}>
      <button type="button" className={styles.pill} onClick={onShow}>
        <ArrowUp aria-hidden="true" />
        {text}
      </button>
    </div>
  )
}
