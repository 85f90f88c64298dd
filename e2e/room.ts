import type { Page } from '@playwright/test'

/** Makes every word that shows two fifths longer: the room a translation may need. Numbers, and what somebody typed, stay. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const longer = (letters: string): string => letters.replace(/.{1,5}/gsu, (some) => some + some.slice(-Math.round(some.length * 0.4)))
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = node.parentElement?.checkVisibility() && !node.parentElement.closest('textarea, option, code, [aria-hidden]')
      if (isShown && node.nodeValue) node.nodeValue = node.nodeValue.replace(/(?<![\w@.])\p{L}{2,}(?![\w@.])/gu, longer)
    }
  })
}

/** The distances that readers may set for themselves, by WCAG 1.4.12. As a sheet of the page: the policy allows no other. */
export function spreadTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Texts that do not fit where they stand, and controls that lie on each other. */
export async function crowding(page: Page): Promise<readonly string[]> {
  return [...(await cutOff(page)), ...(await overlaps(page))]
}

/** What hides a part of its text. What is only for people who listen has no room on purpose. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
      if (clipPath === 'inset(50%)' || !element.textContent.trim()) return false
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      return (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
    }
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    return shown.filter(isCut).map((element) => `cut off: ${element.outerHTML.slice(0, 160)}`)
  })
}

/** Pairs of links or controls in the same layer; what opens over the page may cover it. Words that leave their control count as its own. */
function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const layerOf = (element: Element): Element => {
      for (let at = element.parentElement; at; at = at.parentElement) if (/absolute|fixed/.test(getComputedStyle(at).position)) return at
      return document.body
    }
    const boxesOf = (control: Element): readonly DOMRect[] => {
      const seen = [control, ...control.querySelectorAll('*')].filter((element) => getComputedStyle(element).clipPath === 'none')
      const words = seen.flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      const range = document.createRange()
      const linesOf = (word: Node): readonly DOMRect[] => (range.selectNodeContents(word), [...range.getClientRects()])
      return [...control.getClientRects(), ...words.flatMap(linesOf)]
    }
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=gridcell]')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        name: control.outerHTML.slice(0, 100),
        text: control.textContent,
        boxes: boxesOf(control),
        layer: layerOf(control),
      }))
    const meets = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
    return controls.flatMap((one, at) =>
      controls
        .slice(at + 1)
        .filter((other) => one.layer === other.layer && one.boxes.some((box) => other.boxes.some((its) => meets(box, its))))
        .map((other) => `overlap: ${one.name} «${one.text}» and ${other.name} «${other.text}»`),
    )
  })
}
