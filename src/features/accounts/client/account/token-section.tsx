import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { revokeToken } from '../../account-contract.ts'
import { TeamSection } from '../team/team-section.tsx'
import rows from '../rows.module.css'
import { accountPageWords } from './account-page-words.ts'
import { useAccountKey, useEnding, useTokens, type AccessTokens } from './account-queries.ts'
import styles from './account.module.css'
import { TokenDialog } from './token-dialog.tsx'

/** Access tokens for scripts. */
export function TokenSection(): ReactNode {
  const texts = useTexts(accountPageWords)
  const tokens = useTokens()
  const end = useEnding<AccessTokens>(useAccountKey('tokens'))
  const confirm = useConfirm()
  const [isOpen, setOpen] = useState(false)
  const make = useRef<HTMLButtonElement>(null)

  async function revoke({ id, name }: AccessTokens[number]): Promise<void> {
    const title = fill(texts.endTokenTitle, { name })
    const isSure = await confirm({ title, body: texts.endTokenText, verb: texts.endTokenVerb, isDanger: true })
    if (!isSure) return
    await end({ ask: () => call(revokeToken, { id }), done: fill(texts.tokenEnded, { name }), wanted: fill(texts.endingToken, { name }) })
    // The button that had the focus is gone.
    make.current?.focus()
  }

  return (
    <TeamSection title={texts.tokensTitle} count={tokens.data?.length ?? 0}>
      <div className={styles.foot}>
        <p className={rows.faint}>{texts.tokensText}</p>
        <Button ref={make} onClick={() => setOpen(true)}>
          <Plus aria-hidden="true" />
          {texts.newToken}
        </Button>
      </div>
      <Loaded
        query={tokens}
        skeleton={<LoadingRows rows={1} />}
        isEmpty={(all) => all.length === 0}
        empty={<p className={rows.nothing}>{texts.noTokens}</p>}
        errorTitle={texts.tokensFailed}
      >
        {(all) => (
          <ul className={rows.list} aria-label={texts.tokensTitle}>
            {all.map((token) => (
              <TokenRow key={token.id} token={token} onEnd={() => void revoke(token)} />
            ))}
          </ul>
        )}
      </Loaded>
      {isOpen ? <TokenDialog onClose={() => setOpen(false)} /> : null}
    </TeamSection>
  )
}

type TokenRowProps = { readonly token: AccessTokens[number]; readonly onEnd: () => void }

function TokenRow({ token: { name, rights, workspaceName, expiresAt, usedAt }, onEnd }: TokenRowProps): ReactNode {
  const texts = useTexts(accountPageWords)
  return (
    <li className={rows.row}>
      <span className={rows.picture}>
        <KeyRound aria-hidden="true" />
      </span>
      <div className={rows.words}>
        <p className={rows.name}>
          {name}
          <Badge kind="neutral">{texts[rights]}</Badge>
        </p>
        <p className={rows.faint}>
          {workspaceName}, {texts.until} <Moment value={expiresAt} format="day" />, {usedAt === null ? texts.neverUsed : texts.used}
          {usedAt === null ? null : (
            <>
              {' '}
              <Moment value={usedAt} />
            </>
          )}
        </p>
      </div>
      <IconButton name={fill(texts.endToken, { name })} icon={Trash2} onClick={onEnd} />
    </li>
  )
}
