import { prerender } from 'react-dom/static'
import { plainPages } from '../features/extension/client/plain-pages.ts'
import { uiApps } from '../features/ui/client/app.ts'
import { localeOf } from '../shell/language.tsx'
import { TitleContext } from '../shell/page.tsx'
import { apps } from './apps.client.ts'
import { isWorkspacePath } from '../shell/workspace-path.ts'
import { Root } from './root-client.tsx'
import type { Visit } from './visit.ts'

/** Waits for the page and its language, so that what leaves the server is whole and needs no script to be read. */
async function render({ path, language, site, now, offersMail, state }: Visit): Promise<{ html: string; title: string; locale: string }> {
  let title = ''
  let failure: unknown
  const { prelude } = await prerender(
    <TitleContext value={(given) => (title = given)}>
      <Root path={path} language={language} site={site} start={{ clock: () => now, offersMail, state }} />
    </TitleContext>,
    // What fails inside a page must not be printed by React, whose message could quote somebody; the server's log tells it its own way.
    // NOTE React would send larger parts out of order and put them in place by inline script, which the page does not allow.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error: unknown) => void (failure ??= error) },
  )
  if (failure !== undefined) throw new Error('a page could not be rendered', { cause: failure })
  return { html: await new Response(prelude).text(), title, locale: localeOf(language) }
}

/** The addresses of the workspace, so that the server knows them without a list of its own. */
const workspacePages = [...apps, ...uiApps].flatMap(({ path, pages, isForDevelopment = false }) =>
  pages.map((page) => ({ path: `${path}${page.path}`, isForDevelopment })),
)

export const renderer = { workspacePages, isWorkspacePath, render, ...plainPages }
