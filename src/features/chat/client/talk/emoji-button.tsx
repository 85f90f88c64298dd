import { Smile } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { wordsFor } from '../../../../shell/workspace/words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { chatWords } from '../chat-words.ts'
import styles from './composer.module.css'
import { emoji } from './emoji.ts'

/** A few pictures to choose from; their names show how to write them. */
export function EmojiButton({ onChoose }: { readonly onChoose: (sign: string) => void }): ReactNode {
  const texts = useTexts(chatWords)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover name={texts.emoji} isOpen={isOpen} onOpenChange={setOpen} trigger={<IconButton name={texts.emoji} icon={Smile} />}>
      <div className={styles.emoji}>
        {emoji.map(({ sign, name }) => (
          <button
            key={sign}
            type="button"
            className={styles.sign}
            aria-label={wordsFor(name, language)}
            title={`:${wordsFor(name, language)}:`}
            onClick={() => {
              setOpen(false)
              onChoose(sign)
            }}
          >
            {sign}
          </button>
        ))}
      </div>
    </Popover>
  )
}
