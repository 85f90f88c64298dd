import type { Article } from '../../post.ts'
import type { Upload } from '../media/upload.ts'

/** A post that is being written. */
export type Draft = {
  readonly message: string
  /** Nothing for a post without an article. */
  readonly article: Article | null
  readonly uploads: readonly Upload[]
}

export const emptyDraft: Draft = { message: '', article: null, uploads: [] }
export const emptyArticle: Article = { title: '', subtitle: '', excerpt: '', link: '' }

export function isBegun({ message, article, uploads }: Draft): boolean {
  return message.trim() !== '' || uploads.length > 0 || (article !== null && Object.values(article).some((text) => text.trim() !== ''))
}

type Fault = 'nothingToPost' | 'articleTitleMissing' | 'articleLinkWrong'

/** Why it cannot be posted; nothing if it can. */
export function faultOf({ message, article, uploads }: Draft): Fault | undefined {
  if (article === null) return message.trim() === '' && uploads.length === 0 ? 'nothingToPost' : undefined
  if (article.title.trim() === '') return 'articleTitleMissing'
  const link = article.link.trim()
  return link === '' || (/^https?:\/\//.test(link) && URL.canParse(link)) ? undefined : 'articleLinkWrong'
}
