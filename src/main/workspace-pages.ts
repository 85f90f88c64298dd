import type { PageBlock } from '../kit/page-block.ts'
import { locales } from '../kit/texts.ts'
import { workspaceLanguageFor } from '../kit/workspace-language.ts'
import type { PageAsked, Pages, WrittenPage } from '../platform/pages.ts'
import { pageHtml, type Chosen } from './page-html.ts'
import { chosenIn, type WriterNeeds } from './page-writer.ts'

type Build = Pick<WriterNeeds, 'template'> & { readonly workspaceLinks: string }

/** Pages of the workspace leave the server with no more than the shape of their frame: whoever works there is known to the script only. */
export function workspacePages({ template, workspaceLinks }: Build, block: PageBlock): Pages {
  const write = ({ path, cookies, accepted }: Pick<PageAsked, 'path' | 'cookies' | 'accepted'>): WrittenPage => {
    const locale = locales[workspaceLanguageFor(cookies, accepted)]
    const frame = framedPaths.test(path) ? frameIn(cookies) : undefined
    const chosen = { ...(accountLookIn(cookies) ?? chosenIn(cookies)), ...frame?.chosen }
    return { html: pageHtml(template, { block, locale, chosen, links: workspaceLinks, frame: frame?.html ?? '' }) }
  }
  return {
    show: async (asked) => write(asked),
    missing: async (asked) => write(asked),
    broken: () => write({ path: '', cookies: '', accepted: '' }),
  }
}

/** All others stand alone, e.g. signing in. */
const framedPaths = /^\/(apps|pages|ui|auth|desk)(\/|$)/

function keptIn(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)workspace-${name}=(\\w+)`).exec(cookies)?.[1]
}

/** Whoever is signed in has a look of their own here; what the system wishes needs no mark. */
function accountLookIn(cookies: string): Chosen | undefined {
  const [theme, contrast] = [keptIn(cookies, 'theme'), keptIn(cookies, 'contrast')]
  if (theme === undefined) return undefined
  return { theme: theme === 'system' ? undefined : theme, contrast: contrast === 'more' ? contrast : undefined }
}

/** The bars of the frame as it was last, empty, until the script draws it. Without an account there is nothing to go by. */
function frameIn(cookies: string): { readonly chosen: Chosen; readonly html: string } | undefined {
  const [density, navbar, fold, navbarTheme, navbarTone, toolbar, toolbarTheme, toolbarTone] = keptIn(cookies, 'frame')?.split('_') ?? []
  if (toolbarTone === undefined) return undefined
  const navbarBar = `<div class="navbar" data-theme="${navbarTheme}" data-tone="${navbarTone}"></div>`
  const toolbarBar = `<div class="toolbar" data-theme="${toolbarTheme}" data-tone="${toolbarTone}"></div>`
  const html = `<div id="frame-ahead" data-navbar="${navbar}" data-fold="${fold}" data-toolbar="${toolbar}" aria-hidden="true">${navbarBar}${toolbarBar}</div>`
  return { chosen: { scale: 'app', density }, html }
}

/** The addresses of the workspace as its apps name them. */
export function workspacePaths(
  { workspacePages: pages }: Pick<WriterNeeds['renderer'], 'workspacePages'>,
  isForDevelopment: boolean,
): readonly string[] {
  return pages.filter((page) => isForDevelopment || !page.isForDevelopment).map(({ path }) => path)
}
