/** Its title, and its text as `htmlOf` reads it. */
export type SampleArticle = readonly [title: string, text: string]

/**
 * The HTML of a sample text. Each line is a paragraph, or begins with `# ` for a heading, `- ` for a point, `1. ` for a step;
 * `**` stands around what is strong, `[words](address)` is a link.
 */
export function htmlOf(text: string): string {
  let html = ''
  let list = ''
  const close = (): void => {
    html += list === '' ? '' : `</${list}>`
    list = ''
  }
  for (const line of text.trim().split('\n')) {
    const [, mark = '', words = ''] = /^(# |- |1\. )?(.*)$/.exec(line.trim()) ?? []
    const wanted = { '- ': 'ul', '1. ': 'ol' }[mark] ?? ''
    if (wanted !== list) {
      close()
      html += wanted === '' ? '' : `<${wanted}>`
      list = wanted
    }
    const tag = mark === '# ' ? 'h2' : wanted === '' ? 'p' : 'li'
    html += words === '' ? '' : `<${tag}>${wanted === '' ? inline(words) : `<p>${inline(words)}</p>`}</${tag}>`
  }
  close()
  return html
}

function inline(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
}
