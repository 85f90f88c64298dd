import { Sparkles } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { Bar } from './bar.tsx'
import { statesWords } from './states-words.ts'
import { useNewVersion } from './use-new-version.ts'

/** Offers to reload where the server has a newer version. Never reloads by itself: somebody may be writing. */
export function NewVersionNotice(): ReactNode {
  const texts = useTexts(statesWords)
  const announce = useAnnounce()
  const isNew = useNewVersion()
  const [isPutOff, setPutOff] = useState(false)
  useEffect(() => {
    if (isNew) announce(texts.newVersion)
  }, [isNew, announce, texts])
  return isNew && !isPutOff ? <NewVersionBar onReload={() => location.reload()} onLater={() => setPutOff(true)} /> : null
}

type NewVersionBarProps = { readonly onReload: () => void; readonly onLater: () => void }

export function NewVersionBar({ onReload, onLater }: NewVersionBarProps): ReactNode {
  const texts = useTexts(statesWords)
  const actions = (
    <>
      <Button kind="quiet" onClick={onReload}>
        {texts.reload}
      </Button>
      <Button kind="quiet" onClick={onLater}>
        {texts.later}
      </Button>
    </>
  )
  return <Bar kind="info" icon={Sparkles} text={texts.newVersion} actions={actions} />
}
