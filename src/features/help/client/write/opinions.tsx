import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { Entry } from '../../help.ts'
import { useOpinions } from '../help-queries.ts'
import { helpWords } from '../help-words.ts'
import styles from './write.module.css'

/** What readers said, without their names. */
export function Opinions({ entry: { id } }: { readonly entry: Entry }): ReactNode {
  const texts = useTexts(helpWords)
  return (
    <Loaded
      query={useOpinions(id)}
      skeleton={<LoadingRows rows={4} />}
      isEmpty={(opinions) => opinions.length === 0}
      empty={<EmptyState kind="never-used" icon={ThumbsUp} title={texts.noOpinions} text={texts.noOpinionsText} />}
      errorTitle={texts.opinionsFailed}
    >
      {(opinions) => {
        const helpful = opinions.filter(({ isHelpful }) => isHelpful).length
        return (
          <>
            <p className={styles.hint}>{fill(texts.votes, { helpful, unhelpful: opinions.length - helpful })}</p>
            <ul className={styles.rows}>
              {opinions.map(({ isHelpful, comment, given }) => (
                <li key={`${given} ${comment}`} className={styles.row}>
                  <div className={styles.what}>
                    <p>{comment === '' ? texts.noComment : comment}</p>
                    <p className={styles.about}>
                      <Moment value={given} format="list" />
                    </p>
                  </div>
                  <Badge kind={isHelpful ? 'ok' : 'warn'} icon={isHelpful ? ThumbsUp : ThumbsDown}>
                    {isHelpful ? texts.helped : texts.helpedNot}
                  </Badge>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
