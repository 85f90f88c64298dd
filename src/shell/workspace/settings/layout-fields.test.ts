import { describe, expect, it } from 'vitest'
import { layoutDefaults, layoutStyles, type LayoutConfig } from '../../../kit/settings.ts'
import { layoutFields, type LayoutField } from './layout-fields.ts'

describe('a control of a layout', () => {
  it.each(layoutStyles.flatMap((style) => layoutFields(style, true).map((field) => ({ style, name: nameOf(field), field }))))(
    '$style: $name changes what it shows, and nothing else',
    ({ style, field }) => {
      const before = layoutDefaults[style]

      for (const [after, shown] of outcomes(field, before)) {
        expect(valueIn(field, after)).toBe(shown)
        expect(differences(before, after)).toEqual(valueIn(field, before) === shown ? [] : [changedBy(field)])
      }
    },
  )

  it.each([
    ['navbar', 'navbarHidden', ['navbar.folded', 'navbar.position', 'toolbar.position', 'footer.position']],
    ['toolbar', 'toolbarHidden', ['toolbar.style', 'toolbar.position']],
    ['footer', 'footerHidden', ['footer.style', 'footer.position']],
  ] as const)('says that it has no effect without the %s', (part, reason, names) => {
    const config = { ...layoutDefaults.layout1, [part]: { ...layoutDefaults.layout1[part], display: false } }

    const off = layoutFields('layout1', true).filter((field) => field.offReason?.(config) === reason)

    expect(off.map(nameOf)).toEqual(names)
  })

  it('always has an effect where all bars show', () => {
    for (const style of layoutStyles) {
      expect(layoutFields(style, true).filter((field) => field.offReason?.(layoutDefaults[style]) !== undefined)).toEqual([])
    }
  })
})

/** Where the configuration keeps it. */
function changedBy(field: LayoutField): string {
  if (field.part === 'sidePanels') return `${field.name}.display`
  return nameOf(field).replace('layout.', '')
}

function nameOf({ part, name }: LayoutField): string {
  return `${part}.${name}`
}

function valueIn(field: LayoutField, config: LayoutConfig): string | boolean {
  return field.kind === 'switch' ? field.isOn(config) : field.chosen(config)
}

function outcomes(field: LayoutField, config: LayoutConfig): readonly (readonly [LayoutConfig, string | boolean])[] {
  if (field.kind === 'switch') return [true, false].map((isOn) => [field.turn(config, isOn), isOn])
  return field.options.map((option) => [field.choose(config, option), option])
}

function differences(one: LayoutConfig, other: LayoutConfig): readonly string[] {
  const [before, after] = [leaves(one), leaves(other)]
  return Object.keys(before).filter((path) => before[path] !== after[path])
}

function leaves(tree: object, above = ''): Readonly<Record<string, unknown>> {
  const entries = Object.entries(tree).map(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${above}${name}.`) : { [`${above}${name}`]: value },
  )
  return Object.assign({}, ...entries) as Readonly<Record<string, unknown>> // built from records just above
}
