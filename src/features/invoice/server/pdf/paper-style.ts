import type { Style } from '../../../../platform/tagged-page.ts'

/** Dark on white paper, as the default theme has it; every pair keeps its contrast in black and white. */
export const colors = { text: '#1b2026', muted: '#5e656f', line: '#dce2ea', rule: '#808892', accent: '#2b5fc6', dark: '#171f2e' } as const

export const body: Style = { font: 'regular', size: 9.5, color: colors.text }
export const muted: Style = { ...body, color: colors.muted }
export const strong: Style = { ...body, font: 'semibold' }
export const caption: Style = { ...body, font: 'semibold', size: 8, color: colors.muted, spacing: 0.4 }
export const large: Style = { ...body, size: 16 }
