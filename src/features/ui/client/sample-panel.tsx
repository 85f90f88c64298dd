import type { ReactNode } from 'react'
import type { ChatPanelProps } from '../../../shell/app-entry.ts'
import { ChatTitle } from '../../../shell/workspace/panels/chat-title.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import styles from './sample-panel.module.css'

type Person = { readonly id: string; readonly name: string; readonly lines: readonly Line[] }
type Line = { readonly from: 'me' | 'them'; readonly text: string }

const people: readonly Person[] = [
  {
    id: 'mira',
    name: 'Mira Keller',
    lines: [
      { from: 'them', text: 'Have you seen the draft of the newsletter?' },
      { from: 'me', text: 'Yes, the second part is much better now.' },
      { from: 'them', text: 'Then I send it tomorrow morning.' },
    ],
  },
  { id: 'tom', name: 'Tom Rossi', lines: [{ from: 'them', text: 'The delivery note is in your mail.' }] },
  { id: 'sina', name: 'Sina Brunner', lines: [] },
]

/** Made-up people in the chat panel, so that the frame can be tried before there is a chat. */
export function Panel({ contactId, choose }: ChatPanelProps): ReactNode {
  const person = people.find(({ id }) => id === contactId)
  return (
    <div className={styles.panel}>
      <ul className={styles.people}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.person} aria-pressed={id === contactId} onClick={() => choose(id)}>
              <Avatar name={name} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.talk}>
        {person ? <ChatTitle>{person.name}</ChatTitle> : <p className={styles.hint}>Choose somebody to talk to.</p>}
        {person?.lines.length === 0 ? <p className={styles.hint}>No messages yet.</p> : null}
        {person?.lines.map(({ from, text }) => (
          <p key={text} className={styles.line} data-from={from}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
