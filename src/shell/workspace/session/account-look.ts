import type { Settings } from '../../../kit/settings.ts'
import { remember } from '../../remembered.ts'
import { regionLook, type Region } from '../settings/region-look.ts'
import { systemIsDark } from '../settings/use-system-dark.ts'

// NOTE src/main/workspace-pages.ts reads the same cookies, so that the workspace has its colours and its frame from its first moment.
const cookies = { theme: 'workspace-theme', contrast: 'workspace-contrast', frame: 'workspace-frame' } as const

/** The look of an account, for the workspace only: the public pages keep what was chosen there, or follow the system. */
export function keepAccountLook(settings: Settings): void {
  const { theme, display } = settings
  remember(cookies.theme, theme.main)
  remember(cookies.contrast, display.contrast)
  remember(cookies.frame, frameWord(settings))
}

export function forgetAccountLook(): void {
  for (const cookie of Object.values(cookies)) remember(cookie, undefined)
}

/** Density, navbar and toolbar with their colours, as one word. */
function frameWord(settings: Settings): string {
  const { style, config } = settings.layout
  const { navbar, toolbar } = config
  const place = style === 'layout1' ? navbar.position : 'bar'
  const fold = navbar.folded ? 'folded' : navbar.foldedByChoice === true ? 'open' : 'auto'
  const colours = (region: Region): readonly string[] => {
    const look = regionLook(settings, region, systemIsDark())
    return [look['data-theme'], look['data-tone']]
  }
  return [
    settings.display.density,
    navbar.display ? place : 'none',
    fold,
    ...colours('navbar'),
    toolbar.display ? (toolbar.position === 'above' ? 'edge' : 'column') : 'none',
    ...colours('toolbar'),
  ].join('_')
}
