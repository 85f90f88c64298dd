import { describe, expect, it } from 'vitest'
import { blocksOf, withToggled, type Span } from './markdown.ts'

function html(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'text') return span.text
      if (span.kind === 'link') return `<a ${span.address}>${span.text}</a>`
      return span.kind === 'strong' ? `<b>${html(span.spans)}</b>` : `<i>${html(span.spans)}</i>`
    })
    .join('')
}
const inline = (text: string): string => {
  const [block] = blocksOf(text)
  return block?.kind === 'paragraph' ? block.lines.map(({ spans }) => html(spans)).join('\n') : ''
}

describe('the small Markdown of notes', () => {
  it.each([
    ['a **bold** word', 'a <b>bold</b> word'],
    ['a *slanted* and _also_ word', 'a <i>slanted</i> and <i>also</i> word'],
    ['**both *in* one**', '<b>both <i>in</i> one</b>'],
    ['see [here](https://example.com/a_b_c).', 'see <a https://example.com/a_b_c>here</a>.'],
    ['see https://example.com/a_b_c.', 'see <a https://example.com/a_b_c>https://example.com/a_b_c</a>.'],
    ['snake_case_stays and 2 * 3 * 4', 'snake_case_stays and 2 * 3 * 4'],
    ['two\nlines', 'two\nlines'],
  ])('%s', (text, expected) => {
    expect(inline(text)).toBe(expected)
  })

  it.each(['[x](javascript:alert(1))', '[x](data:text/html,hi)', '<b>no html</b>'])('%s stays plain text', (text) => {
    expect(inline(text)).toBe(text)
  })

  it('knows lists, numbered lists and checklists', () => {
    const blocks = blocksOf('Buy:\n- milk\n- [x] bread\n- [ ] salt\n\n1. first\n2. second')

    expect(
      blocks.map((block) => (block.kind === 'list' ? [block.isNumbered, block.items.map(({ at, isChecked }) => [at, isChecked])] : 'text')),
    ).toEqual([
      'text',
      [
        false,
        [
          [1, undefined],
          [2, true],
          [3, false],
        ],
      ],
      [
        true,
        [
          [5, undefined],
          [6, undefined],
        ],
      ],
    ])
  })

  it('§4.30 ticks and clears one box, and leaves the rest as it was written', () => {
    const text = '- [x] bread\n- [ ] salt [ ]\nend'

    expect(withToggled(text, 1)).toBe('- [x] bread\n- [x] salt [ ]\nend')
    expect(withToggled(text, 0)).toBe('- [ ] bread\n- [ ] salt [ ]\nend')
    expect(withToggled(text, 9)).toBe(text)
  })
})
