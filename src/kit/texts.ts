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
