import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import type { AppEntry } from '../app-entry.ts'
import { InteractionProviders } from '../parts/mutation/interaction-providers.tsx'
import { QueryCache } from '../query-cache.tsx'
import { AppsContext } from './apps-context.ts'
import { CommandStores } from './commands/command-stores.tsx'
import { frameStore } from './frame/frame-store.ts'
import { noticeStore } from './notices/notices.ts'
import { sessionStore, type User } from './session/session.ts'
import { browserKeeper } from './settings/browser-keeper.ts'
import { settingsStore, type SettingsKeeper } from './settings/settings-store.ts'
import { ChromeStores } from './toolbar/chrome-stores.tsx'
import { WorkspaceLanguage } from './workspace-language.tsx'

type WorkspaceProvidersProps = {
  readonly apps: readonly AppEntry[]
  readonly user?: User | undefined
  readonly keeper?: SettingsKeeper
  readonly children: ReactNode
}

/** What every part of the workspace may count on, in the frame or alone in a test. */
export function WorkspaceProviders({ apps, user, keeper = browserKeeper, children }: WorkspaceProvidersProps): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <Tooltip.Provider delay={400}>
        <QueryCache>
          <WorkspaceLanguage>
            <AppsContext value={apps}>
              <settingsStore.Provider start={keeper}>
                <sessionStore.Provider start={user}>
                  <CommandStores>
                    <noticeStore.Provider start={undefined}>
                      <ChromeStores>
                        <frameStore.Provider start={undefined}>
                          <InteractionProviders>{children}</InteractionProviders>
                        </frameStore.Provider>
                      </ChromeStores>
                    </noticeStore.Provider>
                  </CommandStores>
                </sessionStore.Provider>
              </settingsStore.Provider>
            </AppsContext>
          </WorkspaceLanguage>
        </QueryCache>
      </Tooltip.Provider>
    </CSPProvider>
  )
}
