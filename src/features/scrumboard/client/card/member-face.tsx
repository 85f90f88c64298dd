import type { ReactNode } from 'react'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import type { Member } from '../../board.ts'

type MemberFaceProps = { readonly member: Member; readonly size?: 'tiny' | 'small' | 'medium'; readonly isAlone?: boolean }

/** Somebody of the board as a round picture. */
export function MemberFace({ member, size = 'tiny', isAlone = false }: MemberFaceProps): ReactNode {
  return <Avatar name={member.name} photo={useFileAddress(member.avatar)} size={size} isAlone={isAlone} />
}
