/** The languages of the public pages; German is the first and the binding one. */
export const languages = ['de', 'fr', 'it', 'rm', 'en'] as const
export type Language = (typeof languages)[number]

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** What a text needs to be complete: one value for each `{name}` in it. */
export type Values<Text extends string> = { readonly [Name in Names<Text>]: string | number }

/** The same entries in another language. */
export type Translated<Texts extends Readonly<Record<string, string>>> = { readonly [Key in keyof Texts]: string }

/** Puts values into a text: `fill('bis {date}', { date })`. */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: keyof Values<Text>) => String(values[name] ?? whole))
}

/** The language an address asks for, else the one chosen before in this browser, else German. */
export function languageFor(search: string, cookies: string): Language {
  const asked = /[?&]lang=(\w+)/.exec(search)?.[1]
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1]
  return languages.find((each) => each === asked) ?? languages.find((each) => each === chosen) ?? 'de'
}

/** The first of our languages that a browser says it reads, if that is not the one of the page. Only ever an offer. */
export function languageToOffer(accepted: string, current: Language): Language | undefined {
  const read = accepted.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase())
  const first = read.map((code) => languages.find((each) => each === code)).find((each) => each !== undefined)
  return first === current ? undefined : first
}
