import { expect, it } from 'vitest'
import { notesMarkdown } from './notes-markdown.ts'

const course = {
  title: 'Knots',
  steps: ['Bowline', 'Clove hitch'].map((title) => ({ id: title, title, content: '' })),
}

it('notes stand under their steps, in the order of the course', () => {
  const notes = [
    { stepId: 'Clove hitch', text: 'Twice around\n' },
    { stepId: 'Bowline', text: 'Around the tree' },
  ]

  expect(notesMarkdown(course, notes, 'Gone')).toBe('# Knots\n\n## 1. Bowline\n\nAround the tree\n\n## 2. Clove hitch\n\nTwice around\n')
})

it('what was noted on a step that has gone is kept at the end', () => {
  expect(notesMarkdown(course, [{ stepId: 'Reef', text: 'Left over right' }], 'Gone')).toBe('# Knots\n\n## Gone\n\nLeft over right\n')
})

it('without a word there is nothing to export', () => {
  expect(notesMarkdown(course, [{ stepId: 'Bowline', text: ' ' }], 'Gone')).toBeUndefined()
})
