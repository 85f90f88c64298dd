import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { Loading } from '../../loading.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { useNotify } from '../notices/notices.ts'
import { usePrepared } from '../use-prepared.ts'
import { SafeRegion } from '../states/region-error.tsx'
import { useKeeper } from './keeper-context.ts'
import { endings, sessionWords } from './session-words.ts'
import { sessionStore, type SessionEnd } from './session.ts'
import { startSession, type SessionStart } from './start-session.ts'
import { watchSession } from './watch-session.ts'

const { Part: Interruption, prepare } = lazyPart(() => import('./interruption.tsx').then((loaded) => loaded.Interruption))

type SessionGateProps = {
  /** What is known of the stored token already. */
  readonly start?: SessionStart | undefined
  readonly children: ReactNode
}

/** Nothing shows before it is known for whom. A session that ends later leaves the page where it is. */
export function SessionGate({ start, children }: SessionGateProps): ReactNode {
  const status = sessionStore.useState((state) => state.status)
  useStart(start)
  useWatch()
  useGoingOn()
  const isLeaving = sessionStore.useState(({ user }) => user?.deleteAt !== undefined)
  if (status === 'starting') return <Loading />
  return (
    <>
      {isLeaving ? <Leaving /> : children}
      <SafeRegion>
        <Suspense>
          <Interruptions isNow={status === 'interrupted'} />
        </Suspense>
      </SafeRegion>
    </>
  )
}

/** Their own data stays out of sight until they keep the account. */
function Leaving(): ReactNode {
  const keeper = useKeeper()
  const [{ Part }] = useState(() => lazyPart(() => keeper.loadLeaving().then((loaded) => loaded.Leaving)))
  return (
    <Suspense fallback={<Loading />}>
      <Part />
    </Suspense>
  )
}

/** Once there, it stays: a dialog that closes gives the focus back to where it was. */
function Interruptions({ isNow }: { readonly isNow: boolean }): ReactNode {
  const [wasThere, setThere] = useState(isNow)
  if (isNow && !wasThere) setThere(true)
  // By the time it is needed, a server with a newer version may not have it any more.
  usePrepared(prepare)
  return isNow || wasThere ? <Interruption /> : null
}

/** What could not be read while a session was interrupted is read now. */
function useGoingOn(): void {
  const session = sessionStore.useStore()
  const client = useQueryClient()
  useEffect(
    () =>
      session.subscribe((now, before) => {
        if (before.status === 'interrupted' && now.status === 'signed-in') void client.invalidateQueries()
      }),
    [session, client],
  )
}

function useStart(known: SessionStart | undefined): void {
  const session = sessionStore.useStore()
  const isStarting = sessionStore.useState(({ status }) => status === 'starting')
  const keeper = useKeeper()
  const tell = useTellStart()
  const first = useRef(known)
  useEffect(() => {
    if (!isStarting) return
    let isGone = false
    const starting = first.current ?? startSession(keeper, Date.now)
    first.current = undefined
    void Promise.resolve(starting).then((start) => (isGone ? undefined : tell(start)))
    return () => void (isGone = true)
    // oxlint-disable-next-line react/exhaustive-deps -- in whichever language: it begins once
  }, [session, isStarting, keeper])
}

/** What the start found out is so from now on. */
export function useTellStart(): (start: SessionStart) => void {
  const session = sessionStore.useStore()
  const notify = useNotify()
  const texts = useTexts(sessionWords)

  function ended(message: SessionEnd): void {
    session.getState().removeUser(message)
    notify(texts[endings[message]], { kind: 'warn' })
  }

  return (start) => {
    const { signedIn, signedOut, unreachable } = session.getState()
    if (start.kind === 'no-token') return signedOut()
    if (start.kind === 'unreachable') return unreachable()
    if (start.kind === 'expired') return ended('access_token expired')
    if (start.kind === 'refused') return ended('Invalid access_token')
    signedIn(start.user)
  }
}

function useWatch(): void {
  const session = sessionStore.useStore()
  const keeper = useKeeper()
  useEffect(() => watchSession(session, keeper), [session, keeper])
}
