import type { MenuEntry } from '../../../shell/public-app.ts'
import { menuTexts } from '../texts.menu.ts'

/** Where the menu leads. */
export const menu: readonly MenuEntry[] = [
  { path: '/steuernnp', label: menuTexts.person, icon: 'person' },
  { path: '/steuernjp', label: menuTexts.entity, icon: 'building' },
  { path: '/beleg', label: menuTexts.verify, icon: 'check' },
  { path: '/regeln', label: menuTexts.rules, icon: 'document' },
  { path: '/hilfe', label: menuTexts.help, icon: 'book' },
  { path: '/info', label: menuTexts.about, icon: 'info' },
]
