import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { filterWords } from './filter-words.ts'

/** The address says everything about a view, so sharing it is copying it. */
export function useCopyLink(): () => void {
  const copy = useCopyAddress()
  return () => copy(location.href)
}

/** The same for another address, or for a place on the page. */
export function useCopyAddress(): (address: string) => void {
  const texts = useTexts(filterWords)
  const notify = useNotify()
  return (address) => {
    const copied = navigator.clipboard.writeText(address)
    void copied.then(
      () => notify(texts.linkCopied, { kind: 'ok' }),
      () => notify(texts.linkNotCopied, { kind: 'warn' }),
    )
  }
}
