import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { usableSettings } from '../../../kit/settings.ts'
import type { Language } from '../../../kit/texts.ts'
import { workspaceLanguages } from '../../../kit/workspace-language.ts'
import { LanguageContext, useLanguage } from '../../language.tsx'
import { settingsStore, type SettingsKeeper } from '../settings/settings-store.ts'
import { browserShortcuts } from '../toolbar/shortcut-keeper.ts'
import { shortcutStore } from '../toolbar/shortcut-store.ts'
import { forgetAccountLook, keepAccountLook } from './account-look.ts'
import { accountOf, type Account } from './account.ts'
import { useKeeper } from './keeper-context.ts'
import { sessionStore } from './session.ts'
import { useSaveNotices } from './use-save-notices.ts'

const AccountContext = createContext<Account | undefined>(undefined)

type AccountStoresProps = { readonly guestSettings: SettingsKeeper; readonly children: ReactNode }

/** Settings and shortcuts of whoever is here: of a guest in this browser, of an account on the server. Somebody else needs new ones. */
export function AccountStores({ guestSettings, children }: AccountStoresProps): ReactNode {
  const session = sessionStore.useStore()
  const keeper = useKeeper()
  const notices = useSaveNotices()
  const [account] = useState(() => accountOf({ session, keeper, notices }))
  useEffect(() => account.open(), [account])
  useLook()
  return (
    <AccountContext value={account}>
      <settingsStore.Provider start={account.isGuest ? guestSettings : account.settings}>
        <shortcutStore.Provider start={account.isGuest ? browserShortcuts : account.shortcuts}>
          {account.isGuest ? children : <AccountLanguage>{children}</AccountLanguage>}
        </shortcutStore.Provider>
      </settingsStore.Provider>
    </AccountContext>
  )
}

export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('no account above this component')
  return account
}

/** The language of an account holds wherever its owner signs in, and what they choose is kept there. */
function AccountLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const { language, choose } = useLanguage()
  const settings = settingsStore.useStore()
  const kept = settingsStore.useState((state) => state.settings.language)
  useLayoutEffect(() => {
    if (kept !== undefined) choose(kept)
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` is another one at each rendering
  }, [kept])

  function chooseForAccount(next: Language): void {
    choose(next)
    const { settings: before, change } = settings.getState()
    const spoken = workspaceLanguages.find((each) => each === next)
    if (spoken) change({ ...before, language: spoken })
  }

  return <LanguageContext value={{ language, choose: chooseForAccount }}>{children}</LanguageContext>
}

/** What the workspace looks like from its first moment. As long as nobody knows who is here, that stays as it is. */
function useLook(): void {
  const session = sessionStore.useStore()
  const status = sessionStore.useState((state) => state.status)
  useLayoutEffect(() => {
    const { user } = session.getState()
    if (status === 'guest') forgetAccountLook()
    else if (user) keepAccountLook(usableSettings(user.settings))
  }, [session, status])
}
