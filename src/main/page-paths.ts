/** Every address that shows a page. The browser's registry holds the same list; a test compares them. */
export const pagePaths: readonly string[] = [
  '/',
  '/steuernnp',
  '/steuernjp',
  '/result',
  '/info',
  '/beleg',
  '/rueckgaengig',
  '/regeln',
  '/hilfe',
  '/erinnerungen',
  '/status',
  '/api/docs',
  '/pages/errors/error-404',
]

/** Pages that the browser fetches as parts of their own. The server names their files in the page, so that none shows up without its looks. */
export const pageParts: Readonly<Record<string, string>> = {
  '/result': 'src/features/extension/client/result/result-page.tsx',
  '/info': 'src/features/extension/client/about/info-page.tsx',
  '/beleg': 'src/features/extension/client/verify/verify-page.tsx',
  '/rueckgaengig': 'src/features/extension/client/undo/undo-page.tsx',
  '/regeln': 'src/features/extension/client/rules/rules-page.tsx',
  '/hilfe': 'src/features/extension/client/help/help-page.tsx',
  '/erinnerungen': 'src/features/extension/client/mail/mail-page.tsx',
  '/status': 'src/features/status/client/status-page.tsx',
  '/api/docs': 'src/features/extension/client/api/api-page.tsx',
  '/pages/errors/error-404': 'src/shell/not-found/not-found-page.tsx',
}

/** The pages that hold the form; each takes it back when it is sent without script. */
export const formPaths: readonly string[] = ['/', '/steuernnp', '/steuernjp']
export const resultPath = '/result'
export const verifyPath = '/beleg'
export const undoPath = '/rueckgaengig'
export const rulesPath = '/regeln'
export const statusPath = '/status'
export const apiPath = '/api/docs'
export const helpPath = '/hilfe'
/** Where links in mails lead. */
export const mailPath = '/erinnerungen'
export const notFoundPath = '/pages/errors/error-404'
