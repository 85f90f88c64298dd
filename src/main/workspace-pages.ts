import type { PageBlock } from '../kit/page-block.ts'
import { locales } from '../kit/texts.ts'
import { workspaceLanguageFor } from '../kit/workspace-language.ts'
import type { PageAsked, Pages, WrittenPage } from '../platform/pages.ts'
import { pageHtml, type Chosen } from './page-html.ts'
import { chosenIn, type WriterNeeds } from './page-writer.ts'

type Build = Pick<WriterNeeds, 'template'> & { readonly workspaceLinks: string }

/** Pages of the workspace leave the server empty: whoever works there is known to the script only. */
export function workspacePages({ template, workspaceLinks }: Build, block: PageBlock): Pages {
  const write = ({ cookies, accepted }: Pick<PageAsked, 'cookies' | 'accepted'>): WrittenPage => {
    const locale = locales[workspaceLanguageFor(cookies, accepted)]
    return { html: pageHtml(template, { block, locale, chosen: accountLookIn(cookies) ?? chosenIn(cookies), links: workspaceLinks }) }
  }
  return {
    show: async (asked) => write(asked),
    missing: async (asked) => write(asked),
    broken: () => write({ cookies: '', accepted: '' }),
  }
}

/** Whoever is signed in has a look of their own here; what the system wishes needs no mark. */
function accountLookIn(cookies: string): Chosen | undefined {
  const kept = (name: string): string | undefined => new RegExp(`(?:^|;\\s*)workspace-${name}=(\\w+)`).exec(cookies)?.[1]
  const [theme, contrast] = [kept('theme'), kept('contrast')]
  if (theme === undefined) return undefined
  return { theme: theme === 'system' ? undefined : theme, contrast: contrast === 'more' ? contrast : undefined }
}

/** The addresses of the workspace as its apps name them. */
export function workspacePaths(
  { workspacePages: pages }: Pick<WriterNeeds['renderer'], 'workspacePages'>,
  isForDevelopment: boolean,
): readonly string[] {
  return pages.filter((page) => isForDevelopment || !page.isForDevelopment).map(({ path }) => path)
}
