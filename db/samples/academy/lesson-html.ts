import type { WorkspaceLanguage } from '../../../src/kit/workspace-language.ts'
import type { InBoth } from '../../../src/platform/sample.ts'

const tryIt: InBoth = { en: 'Try it:', de: 'Zum Ausprobieren:' }

/**
 * A lesson as HTML. Blocks stand between empty lines: `- ` begins each entry of a list, `> ` something to try, `# ` a heading;
 * between two lines of `~~~` stands code, and a word between stars is code in a sentence. Code left empty is that of the `original`.
 */
export function lessonHtml(lesson: string, language: WorkspaceLanguage = 'en', original = ''): string {
  const code = partsOf(original)
  return partsOf(lesson)
    .map((part, at) => {
      if (at % 2 === 0) return proseHtml(part, language)
      return `<pre><code>${escaped((part.trim() === '' ? (code[at] ?? '') : part).trimEnd())}</code></pre>`
    })
    .join('')
}

/** Prose and code in turn. */
function partsOf(lesson: string): readonly string[] {
  return dedented(lesson).split(/^~~~$\n?/m)
}

function proseHtml(text: string, language: WorkspaceLanguage): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => blockHtml(block, language))
    .join('')
}

function blockHtml(block: string, language: WorkspaceLanguage): string {
  if (block.startsWith('- ')) {
    const entries = block.split(/^- /m).filter((entry) => entry.trim() !== '')
    return `<ul>${entries.map((entry) => `<li><p>${inline(entry)}</p></li>`).join('')}</ul>`
  }
  if (block.startsWith('# ')) return `<h2>${inline(block.slice(2))}</h2>`
  if (block.startsWith('> ')) return `<blockquote><p><strong>${tryIt[language]}</strong> ${inline(block.slice(2))}</p></blockquote>`
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
