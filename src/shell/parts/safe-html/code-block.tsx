import { Check, Copy } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { safeHtmlWords } from './safe-html-words.ts'
import styles from './safe-text.module.css'

/** Lines of code, and a button that copies them. */
export function CodeBlock({ code }: { readonly code: string }): ReactNode {
  const texts = useTexts(safeHtmlWords)
  const announce = useAnnounce()
  const notify = useNotify()
  const [isCopied, setCopied] = useState(false)

  function copy(): void {
    void navigator.clipboard.writeText(code).then(
      () => {
        setCopied(true)
        announce(texts.codeCopied)
      },
      () => notify(texts.codeNotCopied, { kind: 'warn' }),
    )
  }

  return (
    <div className={styles.code}>
      {/* Long lines are scrolled, also by keys; where arrows scroll, they do nothing else. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <pre tabIndex={0} onKeyDown={keepArrows}>
        <code>{code}</code>
      </pre>
      <IconButton
        name={isCopied ? texts.codeCopied : texts.copyCode}
        icon={isCopied ? Check : Copy}
        className={styles.copy}
        onClick={copy}
        onBlur={() => setCopied(false)}
        onPointerLeave={() => setCopied(false)}
      />
    </div>
  )
}

function keepArrows(event: KeyboardEvent<HTMLPreElement>): void {
  const { scrollWidth, clientWidth } = event.currentTarget
  if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && scrollWidth > clientWidth) event.stopPropagation()
}
