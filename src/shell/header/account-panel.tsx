import { use, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../kit/texts.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { homePath } from '../app-entry.ts'
import { useTexts } from '../language.tsx'
import { MemberContext } from '../member.ts'
import { readPageBlock } from '../page-block.ts'
import { shellCatalogue } from '../shell-catalogue.ts'
import { storedToken } from '../stored-token.ts'
import type { PanelProps } from './flyout.tsx'
import { panelCatalogue } from './panel-catalogue.ts'
import styles from './rows.module.css'

export function Panel(props: PanelProps): ReactNode {
  const { noAccountNeeded } = useTexts(panelCatalogue)
  return (
    <>
      <AccountRows {...props} />
      {storedToken() === null ? <p className={styles.note}>{noAccountNeeded}</p> : null}
    </>
  )
}

/** Into the workspace and out of it. A token that the server no longer knows leads to the page to sign in. */
export function AccountRows({ close }: PanelProps): ReactNode {
  const { login } = useTexts(shellCatalogue)
  const texts = useTexts(panelCatalogue)
  const guestRows: readonly Row[] = [
    { path: '/login', label: login, icon: 'person' },
    ...(readPageBlock().opensAccounts ? [{ path: '/register', label: texts.register, icon: 'plus' } as const] : []),
  ]
  const memberRows: readonly Row[] = [
    { path: homePath, label: texts.workspace, icon: 'arrow-right' },
    { path: '/logout', label: texts.logout, icon: 'log-out' },
  ]
  return (
    <ul className={styles.rows}>
      {(storedToken() === null ? guestRows : memberRows).map(({ path, label, icon }) => (
        <li key={path}>
          <Link href={path} className={styles.row} onClick={close}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Row = { readonly path: string; readonly label: string; readonly icon: IconName }

/** Who is signed in; without an answer, the words that a guest reads. */
export function MemberMark(): ReactNode {
  const { login } = useTexts(shellCatalogue)
  const { accountOf } = useTexts(panelCatalogue)
  const readName = use(MemberContext)
  const [name, setName] = useState<string>()
  useEffect(() => {
    let isHere = true
    void readName().then((read) => (isHere ? setName(read) : undefined))
    return () => void (isHere = false)
  }, [readName])
  if (name === undefined) {
    return (
      <>
        <Icon name="person" />
        {login}
      </>
    )
  }
  return (
    <>
      <b className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </b>
      <VisuallyHidden>{fill(accountOf, { name })}</VisuallyHidden>
    </>
  )
}
