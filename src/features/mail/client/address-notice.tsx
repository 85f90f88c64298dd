import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSender } from './mail-queries.ts'
import { mailWords } from './mail-words.ts'

/** As long as nobody has proved that this address is theirs: why no mail comes and goes, and what to do. */
export function AddressNotice(): ReactNode {
  const texts = useTexts(mailWords)
  const { data: sender } = useSender()
  if (sender?.isProved !== false) return null
  return (
    <Notice kind="warn" actions={<Link href="/confirm-address">{texts.confirmAddress}</Link>}>
      {fill(texts.addressUnproved, sender)}
    </Notice>
  )
}
