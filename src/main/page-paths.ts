/** Every address that shows a page. The browser's registry holds the same list; a test compares them. */
export const pagePaths: readonly string[] = ['/', '/steuernnp', '/steuernjp', '/result', '/info', '/status', '/pages/errors/error-404']
