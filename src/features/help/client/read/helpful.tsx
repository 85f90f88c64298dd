import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import boxStyles from '../../../../ui/field.module.css'
import type { Vote } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { useVote } from '../use-vote.ts'
import { Contact } from './contact.tsx'
import styles from './helpful.module.css'

type HelpfulProps = { readonly id: string; readonly vote: Vote | null }

/** Whether it helped; then, for whoever likes, a word about it. */
export function Helpful({ id, vote }: HelpfulProps): ReactNode {
  const texts = useTexts(helpWords)
  const give = useVote()
  const titleId = useId()
  const choose = (isHelpful: boolean) => () => {
    const to = vote?.isHelpful === isHelpful ? null : { isHelpful, comment: vote?.comment ?? '' }
    void give({ id, to, from: vote })
  }
  return (
    <div className={styles.helpful} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.question}>
        {texts.didHelp}
      </p>
      <div className={styles.choices}>
        <Button aria-pressed={vote?.isHelpful === true} onClick={choose(true)}>
          <ThumbsUp aria-hidden="true" />
          {texts.yes}
        </Button>
        <Button aria-pressed={vote?.isHelpful === false} onClick={choose(false)}>
          <ThumbsDown aria-hidden="true" />
          {texts.no}
        </Button>
      </div>
      {vote === null ? null : <Comment key={`${vote.isHelpful}`} id={id} vote={vote} />}
    </div>
  )
}

function Comment({ id, vote }: { readonly id: string; readonly vote: Vote }): ReactNode {
  const texts = useTexts(helpWords)
  const notify = useNotify()
  const give = useVote()
  const boxId = useId()
  const [comment, setComment] = useState(vote.comment)
  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (await give({ id, to: { ...vote, comment: comment.trim() }, from: vote })) notify(texts.commentSent, { kind: 'ok' })
  }
  return (
    <form className={styles.comment} onSubmit={(event) => void send(event)}>
      <label htmlFor={boxId}>{vote.isHelpful ? texts.commentYes : texts.commentNo}</label>
      <textarea
        id={boxId}
        className={boxStyles.box}
        rows={3}
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <p className={styles.hint}>{texts.commentHint}</p>
      <div className={styles.choices}>
        <Button type="submit">{texts.commentSend}</Button>
      </div>
      {vote.isHelpful ? null : <Contact />}
    </form>
  )
}
