/** The languages of the workspace. */
export const workspaceLanguages = ['en', 'de'] as const
export type WorkspaceLanguage = (typeof workspaceLanguages)[number]

/** The one chosen before in this browser, else the first of both that the browser reads, else English. Readers of easy German get German. */
export function workspaceLanguageFor(cookies: string, accepted: string): WorkspaceLanguage {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1]
  if (chosen === 'ls') return 'de'
  const read = accepted.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase())
  return [chosen, ...read].map((name) => workspaceLanguages.find((each) => each === name)).find(Boolean) ?? 'en'
}
