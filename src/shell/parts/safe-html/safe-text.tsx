import { Link as LinkIcon } from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { useTexts } from '../../language.tsx'
import { CodeBlock } from './code-block.tsx'
import type { ReadText, TextHeading } from './read-text.ts'
import { safeHtmlWords } from './safe-html-words.ts'
import styles from './safe-text.module.css'

type SafeTextProps = {
  readonly text: ReadText
  /** Of the first headings in it: one below what stands above the text. */
  readonly level?: 2 | 3 | 4
  /** Headings can be linked to. Only where no other text on the page has headings. */
  readonly hasAnchors?: boolean
  /** Words that were looked for. */
  readonly marks?: readonly string[]
  /** Where it is not that of the page. */
  readonly language?: string
}

const none: readonly string[] = []
// Said as it is. What is not named here or below loses its tag and keeps its words.
const kept = new Set(
  'p div ul ol li strong b em i u s del ins sub sup code blockquote br hr small abbr kbd dl dt dd figure figcaption thead tbody tfoot tr caption'.split(
    ' ',
  ),
)

/**
 * A text of the workspace in the page itself, so that its headings can be reached and its words found. It is made anew of elements
 * that we name: no attribute of its writer but addresses of links ever reaches the page.
 */
export function SafeText({ text, level = 2, hasAnchors = false, marks = none, language }: SafeTextProps): ReactNode {
  let heading = 0
  const next = (): TextHeading | undefined => text.headings[heading++]
  const way: Way = { level, hasAnchors, marks, next }
  return (
    <div className={styles.text} lang={language}>
      {childrenOf(text.nodes, way)}
    </div>
  )
}

type Way = Required<Pick<SafeTextProps, 'level' | 'hasAnchors' | 'marks'>> & { readonly next: () => TextHeading | undefined }

function childrenOf(parent: Node, way: Way): readonly ReactNode[] {
  return Array.from(parent.childNodes, (node, key) => {
    if (node instanceof Text) return <MarkedText key={key} text={node.data} marks={way.marks} />
    return node instanceof Element ? elementOf(node, key, way) : null
  })
}

function elementOf(element: Element, key: number, way: Way): ReactNode {
  const tag = element.tagName.toLowerCase()
  if (/^h[1-6]$/.test(tag)) return <Heading key={key} heading={way.next()} way={way} content={childrenOf(element, way)} />
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key })
  if (tag === 'pre') return <CodeBlock key={key} code={(element.textContent ?? '').replace(/\n$/, '')} />
  if (tag === 'a') return <TextLink key={key} address={element.getAttribute('href') ?? ''} content={childrenOf(element, way)} />
  if (tag === 'table') return <ScrolledTable key={key} content={childrenOf(element, way)} />
  if (tag === 'td' || tag === 'th') return createElement(tag, { key, ...spansOf(element) }, ...childrenOf(element, way))
  if (tag === 'img') return element.getAttribute('alt')
  return createElement(kept.has(tag) ? tag : 'span', { key }, ...childrenOf(element, way))
}

function spansOf(cell: Element): { readonly colSpan?: number; readonly rowSpan?: number } {
  const count = (name: string): number => Math.min(50, Number(cell.getAttribute(name) ?? 1) || 1)
  return { colSpan: count('colspan'), rowSpan: count('rowspan') }
}

type HeadingProps = { readonly heading: TextHeading | undefined; readonly way: Way; readonly content: readonly ReactNode[] }

function Heading({ heading, way: { level, hasAnchors }, content }: HeadingProps): ReactNode {
  const texts = useTexts(safeHtmlWords)
  const tag = `h${level + (heading?.isLower ? 1 : 0)}`
  if (!hasAnchors || !heading) return createElement(tag, {}, ...content)
  const link = (
    <a href={`#${heading.id}`} className={styles.anchor} aria-label={fill(texts.headingLink, { title: heading.title })}>
      <LinkIcon aria-hidden="true" />
    </a>
  )
  return createElement(tag, { id: heading.id, tabIndex: -1 }, ...content, ' ', link)
}

type TextLinkProps = { readonly address: string; readonly content: readonly ReactNode[] }

/** Our own pages stay in this window; the web opens beside it and knows nothing of it. */
function TextLink({ address, content }: TextLinkProps): ReactNode {
  if (/^\/(?![/\\])/.test(address)) return <Link href={address}>{content}</Link>
  if (!/^(?:https?|mailto|tel):/i.test(address)) return content
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  )
}

function ScrolledTable({ content }: { readonly content: readonly ReactNode[] }): ReactNode {
  const texts = useTexts(safeHtmlWords)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <div className={styles.table} role="group" aria-label={texts.table} tabIndex={0}>
      <table>{content}</table>
    </div>
  )
}
