import { isFolded, withFolded, type LayoutConfig, type LayoutStyle } from '../../../kit/settings.ts'

type Part = 'layout' | 'navbar' | 'toolbar' | 'footer' | 'sidePanels'
type Option = 'boxed' | 'fullwidth' | 'container' | 'body' | 'content' | 'left' | 'right' | 'above' | 'below' | 'fixed' | 'static'
type OffReason = 'navbarHidden' | 'toolbarHidden' | 'footerHidden'

type Place = {
  readonly part: Part
  readonly name: 'mode' | 'scroll' | 'display' | 'folded' | 'position' | 'style' | 'leftSidePanel' | 'rightSidePanel'
  /** Why it would change nothing now. */
  readonly offReason?: (config: LayoutConfig) => OffReason | undefined
}
type SwitchEntry = Place & {
  readonly kind: 'switch'
  readonly isOn: (config: LayoutConfig) => boolean
  readonly turn: (config: LayoutConfig, isOn: boolean) => LayoutConfig
}
type ChoiceEntry = Place & {
  readonly kind: 'choice'
  readonly options: readonly Option[]
  readonly chosen: (config: LayoutConfig) => Option
  readonly choose: (config: LayoutConfig, option: Option) => LayoutConfig
}
export type LayoutField = SwitchEntry | ChoiceEntry

/** What can be changed in each layout, in the order of the panel. Layout 2 and 3 have the same controls, with other defaults. */
export function layoutFields(style: LayoutStyle, hasRoom: boolean): readonly LayoutField[] {
  return [...(style === 'layout1' ? vertical(hasRoom) : horizontal), sidePanel('leftSidePanel'), sidePanel('rightSidePanel')]
}

const navbarHidden = ({ navbar }: LayoutConfig): OffReason | undefined => (navbar.display ? undefined : 'navbarHidden')
const toolbarHidden = ({ toolbar }: LayoutConfig): OffReason | undefined => (toolbar.display ? undefined : 'toolbarHidden')
const footerHidden = ({ footer }: LayoutConfig): OffReason | undefined => (footer.display ? undefined : 'footerHidden')

function choice<Value extends Option>(
  place: Place,
  options: readonly Value[],
  chosen: (config: LayoutConfig) => Option,
  put: (config: LayoutConfig, value: Value) => LayoutConfig,
): ChoiceEntry {
  const choose = (config: LayoutConfig, option: Option): LayoutConfig => {
    const value = options.find((each) => each === option)
    return value === undefined ? config : put(config, value)
  }
  return { ...place, kind: 'choice', options, chosen, choose }
}

function mode(options: readonly LayoutConfig['mode'][]): ChoiceEntry {
  return choice(
    { part: 'layout', name: 'mode' },
    options,
    (config) => config.mode,
    (config, value) => ({ ...config, mode: value }),
  )
}

const scroll = choice(
  { part: 'layout', name: 'scroll' },
  ['body', 'content'],
  (config) => config.scroll,
  (config, value) => ({ ...config, scroll: value }),
)

function display(part: 'navbar' | 'toolbar' | 'footer'): SwitchEntry {
  return {
    part,
    name: 'display',
    kind: 'switch',
    isOn: (config) => config[part].display,
    turn: (config, isOn) => ({ ...config, [part]: { ...config[part], display: isOn } }),
  }
}

function folded(hasRoom: boolean): SwitchEntry {
  return {
    part: 'navbar',
    name: 'folded',
    kind: 'switch',
    offReason: navbarHidden,
    isOn: ({ navbar }) => isFolded(navbar, hasRoom),
    turn: withFolded,
  }
}

function sidePanel(name: 'leftSidePanel' | 'rightSidePanel'): SwitchEntry {
  return {
    part: 'sidePanels',
    name,
    kind: 'switch',
    isOn: (config) => config[name].display,
    turn: (config, isOn) => ({ ...config, [name]: { display: isOn } }),
  }
}

const navbarPosition = choice(
  { part: 'navbar', name: 'position', offReason: navbarHidden },
  ['left', 'right'],
  ({ navbar }) => navbar.position,
  (config, position) => ({ ...config, navbar: { ...config.navbar, position } }),
)

const toolbarStyle = choice(
  { part: 'toolbar', name: 'style', offReason: toolbarHidden },
  ['fixed', 'static'],
  ({ toolbar }) => toolbar.style,
  (config, style) => ({ ...config, toolbar: { ...config.toolbar, style } }),
)

// Above or below means the navbar: without it both look the same.
const toolbarPosition = choice(
  { part: 'toolbar', name: 'position', offReason: (config) => toolbarHidden(config) ?? navbarHidden(config) },
  ['above', 'below'],
  ({ toolbar }) => toolbar.position,
  (config, position) => ({ ...config, toolbar: { ...config.toolbar, position } }),
)

const footerStyle = choice(
  { part: 'footer', name: 'style', offReason: footerHidden },
  ['fixed', 'static'],
  ({ footer }) => footer.style,
  (config, style) => ({ ...config, footer: { ...config.footer, style } }),
)

const footerPosition = choice(
  { part: 'footer', name: 'position', offReason: (config) => footerHidden(config) ?? navbarHidden(config) },
  ['above', 'below'],
  ({ footer }) => footer.position,
  (config, position) => ({ ...config, footer: { ...config.footer, position } }),
)

const vertical = (hasRoom: boolean): readonly LayoutField[] => [
  mode(['boxed', 'fullwidth']),
  scroll,
  display('navbar'),
  folded(hasRoom),
  navbarPosition,
  display('toolbar'),
  toolbarStyle,
  toolbarPosition,
  display('footer'),
  footerStyle,
  footerPosition,
]

const horizontal: readonly LayoutField[] = [
  mode(['boxed', 'fullwidth', 'container']),
  display('navbar'),
  display('toolbar'),
  toolbarPosition,
  display('footer'),
  footerStyle,
]
