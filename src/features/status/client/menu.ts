import type { MenuEntry } from '../../../shell/public-app.ts'
import { menuLabel } from '../texts.menu.ts'

export const menu: readonly MenuEntry[] = [{ path: '/status', label: menuLabel, icon: 'pulse' }]
