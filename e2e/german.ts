import { existsSync, globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { projectPath } from '../src/main/project.ts'
import { readsGerman, type Language } from '../src/kit/texts.ts'

type Texts = Readonly<Record<string, string>>

/** German sentences on a page in another language; none on one in German or easy German. What is marked as German may be: the office speaks nothing else. */
export async function germanLeftOver(page: Page, language: Language): Promise<readonly string[]> {
  if (readsGerman(language)) return []
  const own = new Set(await sentences(language))
  const read = await readable(page)
  return (await sentences('de')).filter((sentence) => !own.has(sentence) && read.includes(sentence))
}

/** Too short a piece could be a word of any language. */
const shortest = 13

/** What the catalogues say, without the places for values. */
async function sentences(language: Language): Promise<readonly string[]> {
  const ending = language === 'de' ? 'texts.ts' : `texts.${language}.ts`
  // Where a German translation lies beside it, the original is English: that is the workspace, which has its own languages.
  const isOfPublicPages = (file: string): boolean => !existsSync(projectPath(file.replace(/texts\.ts$/, 'texts.de.ts')))
  const files = globSync(`src/**/*${ending}`, { cwd: projectPath('.') }).filter(isOfPublicPages)
  const catalogues = await Promise.all(files.map((file) => import(projectPath(file)) as Promise<Readonly<Record<string, Texts>>>)) // they export texts
  const texts = catalogues.flatMap((catalogue) => Object.values(catalogue).flatMap((entries) => Object.values(entries)))
  // Some files of this name hold other things beside texts.
  const written = texts.filter((text) => typeof text === 'string')
  return written.flatMap((text) => text.split(/\{\w+\}/)).filter((piece) => piece.trim().length >= shortest)
}

/** Everything a page says to those who look, to those who listen, and in the title of its window. */
function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isGerman = (element: Element | null): boolean => element?.closest('[lang]')?.getAttribute('lang') === 'de-CH'
    const isShown = (element: Element | null): boolean => element?.closest('noscript, script, style, [hidden]') === null
    const said: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isGerman(node.parentElement) && isShown(node.parentElement)) said.push(node.nodeValue ?? '')
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        said.push(isGerman(element) ? '' : (element.getAttribute(name) ?? ''))
    return said.join('\n')
  })
}
