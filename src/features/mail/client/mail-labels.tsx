import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Label } from '../../../ui/label.tsx'
import { labels } from '../folders.ts'
import { mailWords } from './mail-words.ts'
import { readWords } from './read/read-words.ts'

type MailLabelsProps = {
  readonly ids: readonly number[]
  /** Given where they can be taken off. */
  readonly onRemove?: (labelId: number) => void
}

export function MailLabels({ ids, onRemove }: MailLabelsProps): ReactNode {
  const names = useTexts(mailWords)
  const { removeLabel } = useTexts(readWords)
  return labels
    .filter(({ id }) => ids.includes(id))
    .map(({ id, handle, color }) => (
      <Label
        key={id}
        colour={color}
        {...(onRemove ? { removal: { name: fill(removeLabel, { label: names[handle] }), run: () => onRemove(id) } } : {})}
      >
        {names[handle]}
      </Label>
    ))
}
