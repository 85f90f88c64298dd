import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { readPictureRules, trustSender } from '../../contract.ts'
import type { Mail } from '../../mail.ts'
import { useTrustedSendersKey } from '../mail-queries.ts'
import { readWords } from './read-words.ts'

type PictureNoticeProps = {
  readonly mail: Mail
  readonly count: number
  readonly state: 'hidden' | 'loading' | 'shown' | 'failed'
  readonly isTrusted: boolean
  readonly onShow: () => void
}

/** Above a message with pictures from elsewhere: that they are hidden, and how to see them. */
export function PictureNotice({ mail, count, state, isTrusted, onShow }: PictureNoticeProps): ReactNode {
  const texts = useTexts(readWords)
  const { data: rules } = useQuery({ queryKey: ['mail-picture-rules'], queryFn: () => call(readPictureRules, {}), staleTime: Infinity })
  const trust = useTrust(mail.from.email.toLowerCase())
  const hidden = count === 1 ? texts.picturesOne : fill(texts.picturesMany, { count })
  if (rules?.mayShow !== true) return <Notice kind="info">{count === 1 ? texts.notHereOne : fill(texts.notHereMany, { count })}</Notice>
  if (state === 'loading') return <Notice kind="info">{texts.picturesLoading}</Notice>
  if (state === 'failed') return <Notice kind="warn">{texts.picturesFailed}</Notice>
  if (isTrusted) {
    return (
      <Notice kind="info" actions={<Button onClick={() => trust(false)}>{texts.askAgain}</Button>}>
        {texts.noLongerTrust}
      </Notice>
    )
  }
  if (state === 'shown') return null
  return (
    <Notice
      kind="info"
      actions={
        <>
          <Button onClick={onShow}>{texts.showPictures}</Button>
          <Button kind="quiet" onClick={() => trust(true)}>
            {texts.alwaysShow}
          </Button>
        </>
      }
    >
      {hidden}
    </Notice>
  )
}

/** Remembers whether a sender may show pictures without asking. */
function useTrust(email: string): (isTrusted: boolean) => void {
  const { run } = useChange<readonly string[], boolean>({
    queryKey: useTrustedSendersKey(),
    mode: 'optimistic',
    apply: (senders, isTrusted) => {
      const others = senders.filter((each) => each !== email)
      return isTrusted ? [...others, email] : others
    },
    call: (isTrusted) => call(trustSender, { email, isTrusted }),
  })
  return (isTrusted) => void run(isTrusted)
}
