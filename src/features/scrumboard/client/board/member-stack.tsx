import type { ReactNode } from 'react'
import { useSampleWord } from '../../../../shell/parts/samples/sample-badge.tsx'
import type { Member } from '../../board.ts'
import { MemberFace } from '../card/member-face.tsx'
import styles from './member-stack.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'

/** Several people of the board, one half over the other; the rest is a number. */
export function MemberStack({ members, limit }: { readonly members: readonly Member[]; readonly limit: number }): ReactNode {
  const shown = members.length > limit ? members.slice(0, limit - 1) : members
  const rest = members
    .slice(shown.length)
    .map(({ name }) => name)
    .join(', ')
  return (
    <span className={styles.stack}>
      {shown.map((member) => (
        <One key={member.id} member={member} />
      ))}
      {rest === '' ? null : (
        <span className={styles.rest} title={rest}>
          <span aria-hidden="true">+{members.length - shown.length}</span>
          <VisuallyHidden>{rest}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

/** Too small for a badge: a dashed ring and the words say who is a sample. */
function One({ member }: { readonly member: Member }): ReactNode {
  const sample = useSampleWord(member.id)
  const said = sample === '' ? member.name : `${member.name} (${sample})`
  return (
    <span className={styles.one} data-sample={sample !== ''} title={said}>
      <MemberFace member={member} size="small" />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}
