/** The forms a counted thing has in the languages of the product, e.g. `{days} Tag` and `{days} Tage`. */
type Forms<One extends string, Other extends string> = { readonly one: One; readonly other: Other }

/**
 * The form that goes with a number. The locale comes from the texts and not from the page: browsers do not know how Romansh
 * counts and would take the language of the system.
 */
export function plural<One extends string, Other extends string>(count: number, locale: string, forms: Forms<One, Other>): One | Other {
  return new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
}
