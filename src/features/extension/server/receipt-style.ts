import type { Style } from '../../../platform/tagged-page.ts'

/** The default theme of the pages on white paper; every pair keeps its contrast in black and white. */
export const colors = {
  text: '#1b2026',
  muted: '#5e656f',
  line: '#dce2ea',
  panel: '#f3f6fa',
  link: '#2b5fc6',
  good: { accent: '#157839', tint: '#e5f0e9' },
  neutral: { accent: '#016dad', tint: '#e3eff6' },
  warning: { accent: '#935c00', tint: '#f3ece0' },
} as const

export const body: Style = { font: 'regular', size: 11, color: colors.text }
export const muted: Style = { ...body, color: colors.muted }
export const strong: Style = { ...body, font: 'semibold' }
export const heading: Style = { ...strong, size: 12 }
export const link: Style = { ...strong, color: colors.link }
