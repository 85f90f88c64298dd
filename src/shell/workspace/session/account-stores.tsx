import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { usableSettings } from '../../../kit/settings.ts'
import { giveLookBack, lendLook } from '../settings/browser-keeper.ts'
import { settingsStore, type SettingsKeeper } from '../settings/settings-store.ts'
import { browserShortcuts } from '../toolbar/shortcut-keeper.ts'
import { shortcutStore } from '../toolbar/shortcut-store.ts'
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
        <shortcutStore.Provider start={account.isGuest ? browserShortcuts : account.shortcuts}>{children}</shortcutStore.Provider>
      </settingsStore.Provider>
    </AccountContext>
  )
}

export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('no account above this component')
  return account
}

/** What the public pages of this browser look like. As long as nobody knows who is here, they stay as they are. */
function useLook(): void {
  const session = sessionStore.useStore()
  const status = sessionStore.useState((state) => state.status)
  useLayoutEffect(() => {
    const { user } = session.getState()
    if (status === 'guest') giveLookBack()
    else if (user) lendLook(usableSettings(user.settings))
  }, [session, status])
}
