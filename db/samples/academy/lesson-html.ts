/**
 * A lesson as HTML. Blocks stand between empty lines: `- ` begins each entry of a list, `> ` something to try, `# ` a heading;
 * between two lines of `~~~` stands code, and a word between stars is code in a sentence.
 */
export function lessonHtml(lesson: string): string {
  return dedented(lesson)
    .split(/^~~~$\n?/m)
    .map((part, at) => (at % 2 === 1 ? `<pre><code>${escaped(part.trimEnd())}</code></pre>` : proseHtml(part)))
    .join('')
}

function proseHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockHtml)
    .join('')
}

function blockHtml(block: string): string {
  if (block.startsWith('- ')) {
    const entries = block.split(/^- /m).filter((entry) => entry.trim() !== '')
    return `<ul>${entries.map((entry) => `<li><p>${inline(entry)}</p></li>`).join('')}</ul>`
  }
  if (block.startsWith('# ')) return `<h2>${inline(block.slice(2))}</h2>`
  if (block.startsWith('> ')) return `<blockquote><p><strong>Try it:</strong> ${inline(block.slice(2))}</p></blockquote>`
  return `<p>${inline(block)}</p>`
}

function inline(text: string): string {
  return escaped(text.trim().replace(/\s*\n\s*/g, ' ')).replace(/\*([^*]+)\*/g, '<code>$1</code>')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Without the indent that all its lines have. */
function dedented(text: string): string {
  const lines = text.replace(/^\n/, '').split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const indent = Math.min(...indents)
  return lines.map((line) => line.slice(indent)).join('\n')
}
