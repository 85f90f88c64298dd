import type { Language, Translated } from '../kit/texts.ts'

export type Entries = Readonly<Record<string, string>>

/** The texts of one part of the product: German at hand, the other languages when asked for. */
export type Catalogue<Texts extends Entries> = {
  /** Always the same promise for the same language, as React's `use` wants it. */
  readonly textsIn: (language: Language) => Texts | Promise<Texts>
}

type Load<Texts extends Entries> = () => Promise<{ readonly texts: Translated<Texts> }>

/** Easy German may be missing: what has no easy words is said in German. */
type Sources<Texts extends Entries> = {
  readonly de: Texts
  readonly ls?: Load<Texts>
} & { readonly [Other in Exclude<Language, 'de' | 'ls'>]: Load<Texts> }

/** `catalogue({ de, fr: () => import('./texts.fr.ts'), … })`; each translation file exports `texts`. */
export function catalogue<Texts extends Entries>(sources: Sources<Texts>): Catalogue<Texts> {
  const asked = new Map<Language, Promise<Texts>>()

  async function load(fetchTexts: Load<Texts>): Promise<Texts> {
    try {
      // A translation has the placeholders of its original (tested for every catalogue), so `fill` may trust the German type.
      return (await fetchTexts()).texts as Texts
    } catch {
      // A translation that cannot be fetched must not take the page away; German is the binding version anyway.
      return sources.de
    }
  }

  return {
    textsIn: (language) => {
      const fetchTexts = language === 'de' ? undefined : sources[language]
      if (!fetchTexts) return sources.de
      const loading = asked.get(language) ?? load(fetchTexts)
      asked.set(language, loading)
      return loading
    },
  }
}
