import { expect, it } from 'vitest'
import { withEmoji } from './emoji.ts'

it('turns a name between colons into its picture, in both languages', () => {
  expect(withEmoji('Well done :party: :DANKE:')).toBe('Well done 🎉 🙏')
})

it('leaves everything else as it was written', () => {
  expect(withEmoji('At 10:30:00, :nobody: and https://example.org:8080')).toBe('At 10:30:00, :nobody: and https://example.org:8080')
})
