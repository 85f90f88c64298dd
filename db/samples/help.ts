import { randomUUID } from 'node:crypto'
import { insertPublished, insertSections } from '../../src/features/help/server/first-texts.ts'
import { handleFor } from '../../src/features/help/rules.ts'
import type { Shelf } from '../../src/features/help/help.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { accountArticles } from './help-account.ts'
import { buyingArticles } from './help-buying.ts'
import { extensionArticles } from './help-extension.ts'
import { htmlOf, type SampleArticle } from './help-html.ts'
import { itemSupportArticles } from './help-item-support.ts'
import { sampleTopics } from './help-questions.ts'
import { sellingArticles } from './help-selling.ts'

type SampleSection = {
  readonly title: string
  readonly shelf: Shelf
  readonly language: 'en' | 'de'
  readonly texts: readonly SampleArticle[]
}

const shelf = 'knowledge-base'
const english = { shelf, language: 'en' } as const
const sections: readonly SampleSection[] = [
  { ...english, title: 'Your Account', texts: accountArticles },
  { ...english, title: 'Selling', texts: sellingArticles },
  { ...english, title: 'Buying', texts: buyingArticles },
  { ...english, title: 'Item Support', texts: itemSupportArticles },
  { shelf, language: 'de', title: 'Fristerstreckung', texts: extensionArticles },
  ...sampleTopics.map(({ title, language, questions }): SampleSection => ({ shelf: 'faq', language, title, texts: questions })),
]
const mostFeatured = 5

/** What a small shop and its office look up: 80 articles and the questions that are asked most. */
export const helpSample: Sample = async (tx, { today }) => {
  const named = sections.map((section) => ({ ...section, id: randomUUID(), handle: handleFor(section.title, new Set()) }))
  await insertSections(tx, named)
  const texts = named.flatMap(({ id: sectionId, language, texts: all }) =>
    all.map(([title, text], at) => ({
      sectionId,
      title,
      content: htmlOf(text),
      language,
      position: at + 1,
      isFeatured: at < mostFeatured,
    })),
  )
  await insertPublished(tx, { texts, author: 'Nora Beispiel', day: today })
}
