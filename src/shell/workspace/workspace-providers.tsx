import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import type { AppEntry } from '../app-entry.ts'
import { InteractionProviders } from '../parts/mutation/interaction-providers.tsx'
import { QueryCache } from '../query-cache.tsx'
import { AppsContext } from './apps-context.ts'
import { badgeStore } from './badges.ts'
import { CommandStores } from './commands/command-stores.tsx'
import { frameStore } from './frame/frame-store.ts'
import { noticeStore } from './notices/notices.ts'
import { AccountBoundary } from './session/account-boundary.tsx'
import { AccountStores } from './session/account-stores.tsx'
import { KeeperContext } from './session/keeper-context.ts'
import type { SessionKeeper } from './session/session-keeper.ts'
import { sessionStore, type SessionFirst } from './session/session.ts'
import { browserKeeper } from './settings/browser-keeper.ts'
import type { SettingsKeeper } from './settings/settings-store.ts'
import { ChromeStores } from './toolbar/chrome-stores.tsx'
import { WorkspaceLanguage } from './workspace-language.tsx'

type WorkspaceProvidersProps = {
  readonly apps: readonly AppEntry[]
  readonly keeper: SessionKeeper
  readonly first: SessionFirst
  /** Where the settings of a guest live. */
  readonly guestSettings?: SettingsKeeper
  readonly children: ReactNode
}

/** What every part of the workspace may count on, in the frame or alone in a test. */
export function WorkspaceProviders({ apps, keeper, first, guestSettings = browserKeeper, children }: WorkspaceProvidersProps): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <Tooltip.Provider delay={400}>
        <WorkspaceLanguage>
          <AppsContext value={apps}>
            <KeeperContext value={keeper}>
              <sessionStore.Provider start={first}>
                <noticeStore.Provider start={undefined}>
                  <AccountBoundary>
                    <AccountStores guestSettings={guestSettings}>
                      <OwnStores>{children}</OwnStores>
                    </AccountStores>
                  </AccountBoundary>
                </noticeStore.Provider>
              </sessionStore.Provider>
            </KeeperContext>
          </AppsContext>
        </WorkspaceLanguage>
      </Tooltip.Provider>
    </CSPProvider>
  )
}

/** What belongs to whoever is here. */
function OwnStores({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <QueryCache>
      <CommandStores>
        <ChromeStores>
          <frameStore.Provider start={undefined}>
            <badgeStore.Provider start={undefined}>
              <InteractionProviders>{children}</InteractionProviders>
            </badgeStore.Provider>
          </frameStore.Provider>
        </ChromeStores>
      </CommandStores>
    </QueryCache>
  )
}
