import type { Settings } from '../../../kit/settings.ts'

/** Where the regions stand. `page` is inside what scrolls, `column` beside a vertical navbar, `edge` over the whole width. */
export type FramePlan = {
  readonly navbar: 'side' | 'bar' | 'drawer' | 'none'
  readonly side: 'left' | 'right'
  readonly toolbar: 'edge' | 'column' | 'page' | 'none'
  readonly footer: 'edge' | 'column' | 'page' | 'none'
  /** In the drawer of the navbar where there is one; a tab of its own would lie over the page. */
  readonly leftPanel: 'strip' | 'drawer' | 'tab' | 'none'
  readonly rightPanel: 'shown' | 'none'
}

type Width = 'wide' | 'narrow' | 'phone'

/** Only layout1 has a navbar at the side, and with it a choice of sides and of scrolling bars. Phones do without the footer. */
export function framePlan({ style, config }: Settings['layout'], width: Width): FramePlan {
  const isVertical = style === 'layout1'
  const { navbar, toolbar, footer } = config
  return {
    navbar: navbar.display ? navbarPlace(isVertical ? 'side' : 'bar', width) : 'none',
    side: isVertical ? navbar.position : 'left',
    toolbar: toolbar.display ? barPlace(toolbar.position, isVertical ? toolbar.style : 'fixed') : 'none',
    footer: footer.display && width !== 'phone' ? barPlace(isVertical ? footer.position : 'below', footer.style) : 'none',
    leftPanel: config.leftSidePanel.display ? (width === 'wide' ? 'strip' : navbar.display ? 'drawer' : 'tab') : 'none',
    rightPanel: config.rightSidePanel.display ? 'shown' : 'none',
  }
}

/** Nothing but the page. */
export const barePlan: FramePlan = {
  navbar: 'none',
  side: 'left',
  toolbar: 'none',
  footer: 'none',
  leftPanel: 'none',
  rightPanel: 'none',
}

function navbarPlace(place: 'side' | 'bar', width: Width): FramePlan['navbar'] {
  return width === 'wide' ? place : 'drawer'
}

/** A bar over the whole width stands outside of what scrolls, so it cannot scroll with it. */
function barPlace(position: 'above' | 'below', style: 'fixed' | 'static'): 'edge' | 'column' | 'page' {
  if (position === 'above') return 'edge'
  return style === 'fixed' ? 'column' : 'page'
}
