import { about, forMembers, listOf, type Policies } from './policy.ts'

const app = '/api/help'
const aText = { title: 'Neu', content: '<p>Neu</p>', language: 'de', isFeatured: false }
const shelf = 'knowledge-base'

export const helpPolicies: Policies = {
  'GET /api/faq': listOf(({ helpQuestion }) => ({ after: helpQuestion })),
  'GET /api/knowledge-base': forMembers,
  'GET /api/knowledge-base/articles': listOf(({ helpArticle }) => ({ after: helpArticle })),
  'GET /api/knowledge-base/article': about(({ helpArticle }) => ({ id: helpArticle })),
  [`POST ${app}/vote`]: about(({ helpArticle }) => ({ id: helpArticle, isHelpful: true, comment: '' })),
  [`GET ${app}/sections`]: { ...forMembers, inputs: () => ({ own: { shelf } }) },
  [`POST ${app}/sections/save`]: about(({ helpSection }) => ({ section: { id: helpSection, shelf, title: 'Neu' } }), { takesAnyId: true }),
  [`GET ${app}/entries`]: about(({ helpArticle }) => ({ shelf, after: helpArticle })),
  [`GET ${app}/entry`]: about(({ helpArticle }) => ({ id: helpArticle })),
  [`POST ${app}/save`]: about(({ helpArticle, helpSection }) => ({ entry: { ...aText, id: helpArticle, sectionId: helpSection } })),
  [`POST ${app}/publish`]: about(({ helpArticle }) => ({ id: helpArticle })),
  [`POST ${app}/withdraw`]: about(({ helpArticle }) => ({ id: helpArticle })),
  [`GET ${app}/revisions`]: about(({ helpArticle }) => ({ id: helpArticle })),
  [`POST ${app}/revisions/restore`]: about(({ helpArticle }) => ({ id: helpArticle, number: 1 })),
  [`GET ${app}/opinions`]: about(({ helpArticle }) => ({ id: helpArticle })),
  [`POST ${app}/remove`]: about(({ helpArticle }) => ({ entryIds: [helpArticle] })),
  [`POST ${app}/restore`]: about(({ helpInBin }) => ({ entryIds: [helpInBin] })),
  [`POST ${app}/delete`]: about(({ helpInBin }) => ({ entryIds: [helpInBin] })),
}
