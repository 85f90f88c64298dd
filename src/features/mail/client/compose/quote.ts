import { harmlessNodes } from '../../../../shell/parts/safe-html/sanitise.ts'
import type { Mail } from '../../mail.ts'

/** A line such as `On 28 Jun, Anna wrote:` and below it what Anna wrote, indented, with an empty line above to write in. */
export function quoted(mail: Mail, line: string): string {
  return htmlOf(element('p'), element('p', line), element('blockquote', contentOf(mail)))
}

/** The whole message below lines that say who wrote it to whom, to be passed on. */
export function passedOn(mail: Mail, lines: readonly string[]): string {
  const head = lines.flatMap((line, at) => (at === 0 ? [line] : [document.createElement('br'), line]))
  return htmlOf(element('p'), element('p', ...head), contentOf(mail))
}

/**
 * Only what reads as text: pictures from elsewhere would tell their sender of every further reader, and marks that
 * wait for a style are of no use in a new message.
 */
function contentOf({ message }: Mail): DocumentFragment {
  const nodes = harmlessNodes(message)
  for (const image of nodes.querySelectorAll('img')) image.replaceWith(image.alt)
  for (const each of nodes.querySelectorAll('*')) {
    for (const name of each.getAttributeNames()) if (name !== 'href') each.removeAttribute(name)
  }
  return nodes
}

function element(name: 'p' | 'blockquote' | 'div', ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

function htmlOf(...nodes: readonly Node[]): string {
  return element('div', ...nodes).innerHTML
}
