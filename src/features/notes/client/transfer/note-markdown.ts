import type { SourceFormat } from '../../../../shell/parts/transfer/format.ts'
import { emptyTransfer, type TransferNote } from './transferable.ts'

/** Notes to read and to take along: a heading, the text, the list as `- [x]`, the labels as #words. Between two notes stands a line. */
export function writeMarkdown(notes: readonly TransferNote[]): string {
  return notes.map(written).join('\n---\n\n')
}

function written({ title, description, checklist, labels }: TransferNote): string {
  const parts = [
    title === '' ? '' : `# ${title}`,
    description,
    checklist.map(({ checked, text, indent }) => `${indent ? '  ' : ''}- [${checked ? 'x' : ' '}] ${text}`).join('\n'),
    labels.map((label) => `#${label.replaceAll(' ', '_')}`).join(' '),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

export const markdown: SourceFormat<TransferNote> = {
  id: 'markdown',
  title: 'Markdown',
  extensions: ['md', 'markdown', 'txt'],
  type: 'text/markdown',
  detect: (text) => /^#{1,6} \S|^\s*[-*] \[[ x]\] /im.test(text),
  read: (text) => ({
    kind: 'rows',
    rows: text
      .split(/^---\s*$/m)
      .map(read)
      .filter(isSaying),
  }),
}

function read(text: string): TransferNote {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const heading = /^#{1,6} +(.+)$/.exec(lines[0] ?? '')?.[1]?.trim()
  const body = heading === undefined ? lines : lines.slice(1)
  const items = body.flatMap((line) => {
    const [, space = '', mark = '', words] = /^(\s*)[-*] \[([ xX])\] (.*)$/.exec(line) ?? []
    if (words === undefined) return []
    const item = { id: crypto.randomUUID(), checked: mark !== ' ', text: words.slice(0, 2000) }
    return [space === '' ? item : { ...item, indent: true }]
  })
  const isLabels = (line: string): boolean => /^#[^\s#]+(?: #[^\s#]+)*\s*$/.test(line)
  const labels = body.filter(isLabels).flatMap((line) =>
    line
      .trim()
      .split(' ')
      .map((word) => word.slice(1).replaceAll('_', ' ')),
  )
  const rest = body.filter((line) => !isLabels(line) && !/^\s*[-*] \[[ xX]\] /.test(line))
  return {
    ...emptyTransfer,
    title: (heading ?? '').slice(0, 500),
    description: rest.join('\n').trim().slice(0, 50_000),
    checklist: items.slice(0, 500),
    labels: labels.map((label) => label.slice(0, 50)),
  }
}

function isSaying({ title, description, checklist }: TransferNote): boolean {
  return title !== '' || description !== '' || checklist.length > 0
}
