/** What is used of kept settings: everything if they hold a theme and a layout style, otherwise nothing. */
export function keptSettings(kept: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(kept)) return {}
  const { theme, layout } = kept
  const hasStyle = isRecord(layout) && typeof layout['style'] === 'string'
  return isRecord(theme) && hasStyle ? kept : {}
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
