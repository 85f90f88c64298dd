import { pageBlockId, type PageBlock } from '../kit/page-block.ts'
import { pageDescriptions } from './page-descriptions.ts'

/** By the names of their `data-` attributes. */
export type Chosen = { readonly [Name in 'theme' | 'contrast' | 'scale' | 'density']?: string | undefined }

type Parts = {
  readonly block: PageBlock
  readonly root?: string
  readonly title?: string
  readonly locale?: string
  /** What somebody chose for all pages; without it a page follows the system. */
  readonly chosen?: Chosen
  readonly description?: string
  /** What fetches the files of the page's own part. */
  readonly links?: string
  /** What stands below the root until the script has drawn it. */
  readonly frame?: string
  /** One for each page that is shown: pressing twice is asking once, also without script. */
  readonly key?: string
}

/** Puts the parts into the built page. */
export function pageHtml(
  template: string,
  { block, root = '', title, locale, chosen = {}, description, links = '', frame = '', key }: Parts,
): string {
  const marks: Readonly<Record<string, string>> = {
    '<!--block-->': blockElement(block),
    '<!--part-->': links,
    '<!--root-->': root,
    '<!--frame-->': frame,
    '<!--key-->': key === undefined ? '' : `<input type="hidden" name="key" form="extension-form" value="${escaped(key)}">`,
    ...(locale === undefined ? {} : { '<html lang="de-CH">': `<html lang="${escaped(locale)}"${attributesOf(chosen)}>` }),
    ...(description === undefined ? {} : { [`content="${pageDescriptions.de}"`]: `content="${escaped(description)}"` }),
    ...(title === undefined ? {} : { '<title>eFristerstreckung</title>': `<title>${escaped(title)}</title>` }),
  }
  // A function as replacement, because a text with a dollar sign would mean something else.
  return Object.entries(marks).reduce((html, [mark, text]) => html.replace(mark, () => text), template)
}

/** Known before anything shows, so that nothing flashes. */
function attributesOf(chosen: Chosen): string {
  return Object.entries(chosen)
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escaped(value)}"`))
    .join('')
}

/** The browser reads it but never runs it. */
function blockElement(block: PageBlock): string {
  const json = JSON.stringify(block).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${pageBlockId}">${json}</script>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
