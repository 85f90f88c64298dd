import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { filterWords } from './filter-words.ts'

/** The address says everything about a view, so sharing it is copying it. */
export function useCopyLink(): () => void {
  const texts = useTexts(filterWords)
  const notify = useNotify()
  return () => {
    const copied = navigator.clipboard.writeText(location.href)
    void copied.then(
      () => notify(texts.linkCopied, { kind: 'ok' }),
      () => notify(texts.linkNotCopied, { kind: 'warn' }),
    )
  }
}
