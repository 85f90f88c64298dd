import { remember, remembered } from '../remembered.ts'

export type Contrast = 'system' | 'more'

// NOTE src/main/page-writer.ts reads the same cookie, so that a page has its contrast from its first moment.
const cookie = 'contrast'

/** What somebody chose in this browser; nothing chosen means: as the system wishes. */
export function chosenContrast(): Contrast {
  return remembered(cookie) === 'more' ? 'more' : 'system'
}

export function chooseContrast(contrast: Contrast): void {
  remember(cookie, contrast === 'more' ? 'more' : undefined)
  showContrast(contrast)
}

export function showContrast(contrast: Contrast): void {
  if (contrast === 'more') document.documentElement.dataset['contrast'] = 'more'
  else delete document.documentElement.dataset['contrast']
}
