import { randomUUID } from 'node:crypto'
import type { PageBlock } from '../kit/page-block.ts'
import { dayAt, placeOfLaw } from '../kit/plain-date.ts'
import { languageFor, type Language } from '../kit/texts.ts'
import type { PageAsked, WrittenPage } from '../platform/pages.ts'
import { descriptionOf } from './page-descriptions.ts'
import { pageHtml, type Chosen } from './page-html.ts'
import { formPaths } from './page-paths.ts'
import type { PublicRenderer } from './public-renderer.ts'
import type { Visit } from './visit.ts'

export type WriterNeeds = {
  readonly template: string
  readonly renderer: PublicRenderer
  /** What every page brings along. */
  readonly block: PageBlock
  readonly clock: () => Date
  /** What a page needs in its head. */
  readonly linksOf: (path: string, language: Language) => string
  /** What some pages begin with whoever opens them, by path. */
  readonly sharedStates?: Readonly<Record<string, unknown>>
}

/** Writes one page from a state; `wrongPath` is the address nobody has. */
export type PageWriter = (asked: PageAsked, state: unknown, wrongPath?: string) => Promise<WrittenPage>

/** Renders each plain page once an hour and language; what depends on the visitor is rendered for the visitor. */
export function pageWriter({ template, renderer, block: shared, clock, linksOf, sharedStates = {} }: WriterNeeds): PageWriter {
  const { site, offersMail = false } = shared
  const rendered = new Map<string, ReturnType<PublicRenderer['render']>>()

  function renderPlain(plain: Omit<Visit, 'site' | 'state'>): ReturnType<PublicRenderer['render']> {
    const name = [plain.now.toISOString().slice(0, 13), plain.language, plain.path].join(' ')
    const known = rendered.get(name)
    if (known) return known
    if (rendered.size > 200) rendered.clear()
    const page = renderer.render({ ...plain, site, state: sharedStates[plain.path] })
    rendered.set(name, page)
    // A failure is not kept: the next visitor may have more luck.
    page.catch(() => rendered.delete(name))
    return page
  }

  return async (asked, own, wrongPath) => {
    const { path, search, cookies } = asked
    const language = languageFor(asked)
    const now = clock()
    const plain = { path, language, now, offersMail }
    const page = own === undefined ? renderPlain(plain) : renderer.render({ ...plain, site, state: own })
    const { html: root, title, locale } = await page
    const block = {
      ...shared,
      made: {
        path,
        language,
        now: now.toISOString(),
        today: dayAt(now, placeOfLaw),
        ...given({ state: own ?? sharedStates[path], wrongPath }),
      },
    }
    const key = formPaths.includes(path) ? { key: randomUUID() } : {}
    const description = descriptionOf(path, language)
    const html = pageHtml(template, {
      block,
      root,
      title,
      locale,
      chosen: chosenIn(cookies),
      description,
      links: linksOf(path, language),
      ...key,
    })
    return { html, ...(/[?&]lang=/.test(search) ? { language } : {}) }
  }
}

/** The cookies by which a page looks right from its first moment. */
export function chosenIn(cookies: string): Chosen {
  return { theme: /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1], contrast: /(?:^|;\s*)contrast=(\w+)/.exec(cookies)?.[1] }
}

type Optional = Pick<NonNullable<PageBlock['made']>, 'state' | 'wrongPath'>

/** Only what there is. */
function given(values: { readonly [Name in keyof Optional]: Optional[Name] | undefined }): Optional {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
