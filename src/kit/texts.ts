/** The languages of the public pages. German is the first and the binding one; `ls` is easy German (Leichte Sprache). */
export const languages = ['de', 'fr', 'it', 'rm', 'en', 'ls'] as const
export type Language = (typeof languages)[number]

/** Something said in each language. Easy German may be missing: its readers then get the German. */
export type PerLanguage<Said> = Readonly<Record<Exclude<Language, 'ls'>, Said>> & { readonly ls?: Said | undefined }

export function inLanguage<Said>(said: PerLanguage<Said>, language: Language): Said {
  return said[language] ?? said.de
}

/** Whether the binding German words need no translation. */
export function readsGerman(language: Language): boolean {
  return language === 'de' || language === 'ls'
}

/** As `lang` attributes and date formats name the languages. The variant of easy German is registered by BCP 47. */
export const locales: Readonly<Record<Language, string>> = {
  de: 'de-CH',
  fr: 'fr-CH',
  it: 'it-CH',
  rm: 'rm-CH',
  en: 'en',
  ls: 'de-CH-simple',
}

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** What a text needs to be complete: one value for each `{name}` in it. */
export type Values<Text extends string> = { readonly [Name in Names<Text>]: string | number }

/** The same entries in another language. */
export type Translated<Texts extends Readonly<Record<string, string>>> = { readonly [Key in keyof Texts]: string }

/** Puts values into a text: `fill('bis {date}', { date })`. */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: keyof Values<Text>) => String(values[name] ?? whole))
}

type Visitor = {
  /** Of the address, with its question mark. */
  readonly search: string
  readonly cookies: string
  /** The languages that the browser says it reads, the best first. */
  readonly accepted: string
}

/**
 * The language an address asks for, else the one chosen before in this browser, else the first of ours that the browser reads, else
 * German. No browser says who needs easy German.
 */
export function languageFor({ search, cookies, accepted }: Visitor): Language {
  const asked = /[?&]lang=(\w+)/.exec(search)?.[1]
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1]
  const read = accepted.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase())
  return [asked, chosen, ...read].map((name) => languages.find((each) => each === name)).find(Boolean) ?? 'de'
}
