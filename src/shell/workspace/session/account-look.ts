import type { Settings } from '../../../kit/settings.ts'
import { remember } from '../../remembered.ts'

// NOTE src/main/workspace-pages.ts reads the same cookies, so that the workspace has its colours from its first moment.
const cookies = { theme: 'workspace-theme', contrast: 'workspace-contrast' } as const

/** The look of an account, for the workspace only: the public pages keep what was chosen there, or follow the system. */
export function keepAccountLook({ theme, display }: Settings): void {
  remember(cookies.theme, theme.main)
  remember(cookies.contrast, display.contrast)
}

export function forgetAccountLook(): void {
  for (const cookie of Object.values(cookies)) remember(cookie, undefined)
}
