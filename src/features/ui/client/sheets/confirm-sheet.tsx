import { useState, type ReactNode } from 'react'
import { useConfirm, type Question } from '../../../../shell/parts/confirm/confirm-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'

const questions: Readonly<Record<string, Question>> = {
  Plain: { title: 'Send the invoice to 12 people?', body: 'They get it by mail at once.', verb: 'Send' },
  Danger: {
    title: 'Delete 3 messages for ever?',
    body: 'They are not in the bin any more and cannot be brought back.',
    verb: 'Delete',
    isDanger: true,
  },
  'With a name': {
    title: 'Delete the board «Spring campaign»?',
    body: 'Its 4 lists and 23 cards are deleted with it. Nobody can bring them back.',
    verb: 'Delete the board',
    isDanger: true,
    typed: 'Spring campaign',
  },
}

export function Sheet(): ReactNode {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('–')
  return (
    <Specimen title="Only for what cannot be undone; the safe button has the focus">
      {Object.entries(questions).map(([name, question]) => (
        <Button key={name} onClick={() => void confirm(question).then((isYes) => setAnswer(isYes ? 'yes' : 'no'))}>
          {name}
        </Button>
      ))}
      <output>Answer: {answer}</output>
    </Specimen>
  )
}
