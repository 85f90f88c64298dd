import { startTransition, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { placeOfLaw, setDayAt } from '../kit/plain-date.ts'
import { languageFor } from '../kit/texts.ts'
import { readPageBlock } from '../shell/page-block.ts'
import { chosenTheme, showTheme } from '../shell/theme.ts'
import { isWorkspacePath } from '../shell/workspace-path.ts'
import { loadWorkspace, Root } from './root-client.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')

// A message could quote what somebody typed, and others may read the console of a shared computer.
const silent: RootOptions = { onCaughtError: () => undefined, onUncaughtError: () => undefined }
const options = import.meta.env.DEV ? {} : silent

const { site, made, offersMail = false } = readPageBlock()
const ahead = made ? Date.parse(made.now) - Date.now() : 0
if (made) setDayAt(new Date(made.now), placeOfLaw, made.today)
// The address follows the page that was made for it.
if (made && made.path !== location.pathname) history.replaceState({ wrongPath: made.wrongPath }, '', made.path)

const pageWith = (Workspace?: ComponentType): ReactNode => (
  <Root
    Workspace={Workspace}
    site={site}
    language={made?.language ?? languageFor({ search: location.search, cookies: document.cookie, accepted: navigator.languages.join() })}
    start={{ clock: () => new Date(Date.now() + ahead), offersMail, state: made?.state }}
  />
)
// A page from the cache of an offline start comes without its content; all others are taken over as they are.
// As a transition it is done in slices, so that a slow phone answers to the finger meanwhile.
if (root.childElementCount > 0) startTransition(() => void hydrateRoot(root, pageWith(), options))
else {
  showTheme(chosenTheme())
  // The workspace is drawn once it is there with its page: what waits while it is shown is shown twice.
  const draw = (Workspace?: ComponentType): void => createRoot(root, options).render(pageWith(Workspace))
  if (isWorkspacePath(location.pathname))
    void loadWorkspace().then(
      (part) => draw(part.Workspace),
      () => draw(),
    )
  else draw()
}
// Nobody waits for it, and without it the page simply needs its network.
if (!import.meta.env.DEV) void import('./offline-client.ts').then((part) => part.prepareOfflineStart()).catch(() => undefined)
