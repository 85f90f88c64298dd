import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { iconsWords } from './icons-words.ts'

/** Whoever builds a page needs the name of an icon, and nothing else of it. */
export function useCopyName(): (name: string) => Promise<void> {
  const texts = useTexts(iconsWords)
  const notify = useNotify()
  return async (name) => {
    try {
      // Where the page did not come over a safe line there is no clipboard at all.
      await navigator.clipboard.writeText(name)
      notify(fill(texts.copied, { name }), { kind: 'ok' })
    } catch {
      notify(fill(texts.notCopied, { name }), { kind: 'warn' })
    }
  }
}
