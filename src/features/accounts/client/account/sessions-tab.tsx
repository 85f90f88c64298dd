import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { endOtherSessions, endSession } from '../../account-contract.ts'
import { TeamSection } from '../team/team-section.tsx'
import rows from '../rows.module.css'
import { accountPageWords } from './account-page-words.ts'
import { useAccountKey, useEnding, useSessions, type Ending, type Sessions } from './account-queries.ts'
import styles from './account.module.css'
import { TokenSection } from './token-section.tsx'

/** Where the account is signed in, and which scripts may act for it. */
export function Tab(): ReactNode {
  const texts = useTexts(accountPageWords)
  const sessions = useSessions()
  const end = useEnding<Sessions>(useAccountKey('sessions'))
  const confirm = useConfirm()
  const list = useRef<HTMLUListElement>(null)

  async function endOthers(): Promise<void> {
    const isSure = await confirm({ title: texts.othersTitle, body: texts.othersText, verb: texts.endOthers, isDanger: true })
    if (isSure) await endAndStay({ ask: () => call(endOtherSessions, {}), done: texts.othersEnded, wanted: texts.endingOthers })
  }

  /** The button that had the focus is gone. */
  async function endAndStay(ending: Ending<Sessions>): Promise<void> {
    await end(ending)
    list.current?.focus()
  }

  return (
    <>
      <TeamSection title={texts.sessionsTitle} count={sessions.data?.length ?? 0}>
        <Loaded query={sessions} skeleton={<LoadingRows rows={3} />} errorTitle={texts.sessionsFailed}>
          {(all) => (
            <>
              <ul className={rows.list} aria-label={texts.sessionsTitle} ref={list} tabIndex={-1}>
                {all.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    onEnd={(name) =>
                      void endAndStay({
                        ask: () => call(endSession, { id: session.id }),
                        done: fill(texts.sessionEnded, { name }),
                        wanted: fill(texts.endingSession, { name }),
                      })
                    }
                  />
                ))}
              </ul>
              <div className={styles.foot}>
                <p className={rows.faint}>{texts.sessionsHint}</p>
                {all.length > 1 ? (
                  <Button onClick={() => void endOthers()}>
                    <LogOut aria-hidden="true" />
                    {texts.endOthers}
                  </Button>
                ) : null}
              </div>
            </>
          )}
        </Loaded>
      </TeamSection>
      <TokenSection />
    </>
  )
}

const phones: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android'])

type SessionRowProps = { readonly session: Sessions[number]; readonly onEnd: (name: string) => void }

function SessionRow({ session: { browser, system, begunAt, usedAt, isThis }, onEnd }: SessionRowProps): ReactNode {
  const texts = useTexts(accountPageWords)
  const known = [browser, system].filter((word) => word !== '')
  const name = known.length === 2 ? fill(texts.browserOn, { browser, system }) : (known[0] ?? texts.unknownBrowser)
  const Picture = phones.has(system) ? Smartphone : Laptop
  return (
    <li className={rows.row} aria-current={isThis ? 'true' : undefined}>
      <span className={rows.picture}>
        <Picture aria-hidden="true" />
      </span>
      <div className={rows.words}>
        <p className={rows.name}>
          {name}
          {isThis ? <Badge kind="ok">{texts.thisDevice}</Badge> : null}
        </p>
        <p className={rows.faint}>
          {texts.begun} <Moment value={begunAt} />, {isThis ? texts.usedNow : texts.used}
          {isThis ? null : (
            <>
              {' '}
              <Moment value={usedAt} />
            </>
          )}
        </p>
      </div>
      {isThis ? null : (
        <Button aria-label={fill(texts.endSessionOf, { name })} onClick={() => onEnd(name)}>
          {texts.endSession}
        </Button>
      )}
    </li>
  )
}
