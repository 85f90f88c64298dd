import { useState, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { homePath } from '../../../../shell/app-entry.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { wantedPath } from '../../../../shell/workspace/states/door.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { startProvider, type RedirectProvider } from '../../provider-contract.ts'
import { accountWords } from '../account-words.ts'
import { explained } from '../entry/explain.ts'
import { useWays } from '../entry/ways-queries.ts'
import styles from './other-ways.module.css'

/** Providers that know somebody already; each is asked by going there. */
export function OtherWays(): ReactNode {
  const texts = useTexts(accountWords)
  const words = useTexts(sharedWords)
  const { data: ways, isError, refetch } = useWays()
  const { go, leavingTo, problem } = useLeaving()
  if (isError) {
    return (
      <p className={styles.missing}>
        {texts.waysMissing}{' '}
        <Button kind="quiet" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </p>
    )
  }
  if (!ways || ways.redirects.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{texts.otherWays}</p>
      {ways.redirects.map(({ provider, name }) => (
        <Button key={provider} aria-busy={leavingTo === provider} onClick={() => void go(provider)}>
          {fill(leavingTo === provider ? texts.leaving : texts.signInWith, { name })}
        </Button>
      ))}
      {problem === undefined ? null : (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}

type Leaving = {
  readonly go: (provider: RedirectProvider) => Promise<void>
  readonly leavingTo: RedirectProvider | undefined
  readonly problem: string | undefined
}

function useLeaving(): Leaving {
  const texts = useTexts(accountWords)
  const search = useSearch()
  const [leavingTo, setLeavingTo] = useState<RedirectProvider>()
  const [problem, setProblem] = useState<string>()

  async function go(provider: RedirectProvider): Promise<void> {
    if (leavingTo !== undefined) return
    setLeavingTo(provider)
    setProblem(undefined)
    try {
      const { address } = await call(startProvider, { provider, returnPath: wantedPath(`?${search}`) ?? homePath })
      location.assign(address)
    } catch (cause) {
      setProblem(explained(cause, texts).message)
    }
    // Whoever comes back by the back button finds the buttons as they were.
    setLeavingTo(undefined)
  }

  return { go, leavingTo, problem }
}
