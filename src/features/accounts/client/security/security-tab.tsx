import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { StateBlock } from '../../../../shell/parts/states/state-block.tsx'
import { providerName, sessionWords } from '../../../../shell/workspace/session/session-words.ts'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { useSecurity, type Security } from './security-queries.ts'
import { securityWords } from './security-words.ts'
import { TwoStepSection } from './two-step-section.tsx'

/** How one signs in. */
export function Tab(): ReactNode {
  const texts = useTexts(securityWords)
  const security = useSecurity()
  return (
    <Loaded query={security} skeleton={<LoadingBlock lines={6} />} errorTitle={texts.failed}>
      {(state) => (state.hasPassword ? <OwnPassword {...state} /> : <Elsewhere {...state} />)}
    </Loaded>
  )
}

function OwnPassword({ twoStep, passkeys }: Security): ReactNode {
  return (
    <>
      <PasswordSection />
      <TwoStepSection twoStep={twoStep} />
      <PasskeySection passkeys={passkeys} />
    </>
  )
}

function Elsewhere({ from }: Security): ReactNode {
  const texts = useTexts(securityWords)
  const words = useTexts(sessionWords)
  const name = from === 'identity provider' ? texts.provider : providerName(from, words)
  return <StateBlock kind="done" icon={Building2} title={fill(texts.elsewhereTitle, { name })} text={texts.elsewhere} />
}
