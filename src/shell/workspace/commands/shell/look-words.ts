import type { Language } from '../../../../kit/texts.ts'
import { texts as settingsDe } from '../../settings/texts.de.ts'
import { texts as settingsEn } from '../../settings/texts.ts'
import { texts as namesDe } from '../../settings/theme-names/texts.de.ts'
import { texts as namesEn } from '../../settings/theme-names/texts.ts'
import { texts as de } from '../texts.de.ts'
import { texts as en } from '../texts.ts'

type Entries<Texts> = { readonly [Key in keyof Texts]: string }

/** All words about the look; the names are those of the settings panel. */
export type LookWords = {
  readonly texts: Entries<typeof en>
  readonly themeNames: Entries<typeof namesEn>
  readonly layoutNames: Pick<Entries<typeof settingsEn>, 'layout1' | 'layout2' | 'layout3'>
}

const english: LookWords = { texts: en, themeNames: namesEn, layoutNames: settingsEn }
const german: LookWords = { texts: de, themeNames: namesDe, layoutNames: settingsDe }

export function lookWordsIn(language: Language): LookWords {
  return language === 'de' ? german : english
}

/** For a reader who types what it is called in the other language. */
export function lookWordsBeside(language: Language): LookWords {
  return language === 'de' ? english : german
}
