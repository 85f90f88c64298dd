import { sheetStyle } from './sheet-style.ts'
import type { SafeDocument } from './safe-document.ts'

/** Shows foreign nodes in a frame that is as high as they are, in the colours of the page. Answers how to stop. */
export function showIn(frame: HTMLIFrameElement, shown: SafeDocument, title: string): () => void {
  const target = frame.contentDocument
  const view = frame.contentWindow?.window
  if (!target || !view) return () => undefined
  const sheet = new view.CSSStyleSheet()
  const paint = (): void => sheet.replaceSync(sheetStyle(frame))
  paint()
  target.adoptedStyleSheets = [sheet]
  target.documentElement.lang = document.documentElement.lang
  target.title = title
  shown.fill(target)
  const fit = new ResizeObserver(() => void (frame.style.height = `${Math.ceil(target.body.getBoundingClientRect().height)}px`))
  fit.observe(target.body)
  return stopAll([() => fit.disconnect(), onThemeChange(paint)])
}

/** Inside a frame nothing is inherited: a new theme has to be carried over. */
function onThemeChange(tell: () => void): () => void {
  const watch = new MutationObserver(tell)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-contrast', 'class'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', tell)
  return stopAll([() => watch.disconnect(), () => system.removeEventListener('change', tell)])
}

function stopAll(stops: readonly (() => void)[]): () => void {
  return () => stops.forEach((stop) => stop())
}
