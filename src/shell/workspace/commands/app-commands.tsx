import type { ReactNode } from 'react'
import type { AppEntry } from '../../app-entry.ts'
import { useApps } from '../apps-context.ts'
import { mayEnter, useUser } from '../session/session.ts'
import type { Command } from './command.ts'
import { useCommands } from './command-store.ts'

/** What each app that this reader may enter offers from anywhere. */
export function AppCommands(): ReactNode {
  const apps = useApps()
  const roles = useUser()?.roles ?? []
  return apps.map((app) => {
    const offer = mayEnter(app.access, roles) ? app.useCommands : undefined
    return offer ? <CommandsOf key={app.id} useOffer={offer} /> : null
  })
}

/** A component of its own, because an app says it by a hook. */
function CommandsOf({ useOffer }: { readonly useOffer: NonNullable<AppEntry['useCommands']> }): ReactNode {
  const commands: readonly Command[] = useOffer()
  useCommands(commands, 'app')
  return null
}
