import { views, type View } from './period.ts'
import { isPhone } from '../../../shell/use-is-phone.ts'

const place = 'calendar.view'

/** The view last looked at in this browser; at first the month, on phones the agenda. */
export function usualView(): View {
  return kept() ?? (isPhone() ? 'agenda' : 'month')
}

export function keepView(view: View): void {
  try {
    localStorage.setItem(place, view)
  } catch {
    // NOTE A browser may refuse its storage; the view is then not kept, which harms nobody.
  }
}

function kept(): View | undefined {
  try {
    const word = localStorage.getItem(place)
    return views.find((view) => view === word)
  } catch {
    return undefined
  }
}
