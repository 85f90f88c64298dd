import { Copy, History, Star, Trash2, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { useContactsUser, useCounts, useDuplicates } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { contactsPath, type Place } from '../place.ts'
import { BirthdayList } from './birthday-list.tsx'
import { GroupList } from './group-list.tsx'
import { SideLink } from './side-link.tsx'
import styles from './side-panel.module.css'

/** Whose address book it is, and the ways through it. */
export function SidePanel({ place }: { readonly place: Place }): ReactNode {
  const texts = useTexts(contactsWords)
  const counts = useCounts({}).data?.counts
  const sets = useDuplicates().data?.duplicates.length
  const at = place.kind === 'list' ? place.id : place.kind
  return (
    <div className={styles.panel}>
      <UserCard />
      <ul className={styles.links}>
        <SideLink href={`${contactsPath}/all`} icon={UsersRound} count={counts?.all} isCurrent={at === 'all'}>
          {texts.all}
        </SideLink>
        <SideLink href={`${contactsPath}/frequent`} icon={History} count={counts?.frequent} isCurrent={at === 'frequent'}>
          {texts.frequent}
        </SideLink>
        <SideLink href={`${contactsPath}/starred`} icon={Star} count={counts?.starred} isCurrent={at === 'starred'}>
          {texts.starred}
        </SideLink>
      </ul>
      <GroupList place={place} counts={counts?.groups} />
      <BirthdayList />
      <ul className={styles.links}>
        <SideLink href={`${contactsPath}/duplicates`} icon={Copy} count={sets} isCurrent={at === 'duplicates'}>
          {texts.duplicates}
        </SideLink>
        <SideLink href={`${contactsPath}/bin`} icon={Trash2} count={counts?.bin} isCurrent={at === 'bin'}>
          {texts.bin}
        </SideLink>
      </ul>
    </div>
  )
}

function UserCard(): ReactNode {
  const signedIn = useUser()
  const user = useContactsUser().data?.user
  const name = user?.name ?? signedIn?.name ?? ''
  const photo = useFileAddress(user?.avatar ?? '') ?? signedIn?.photo
  return (
    <div className={styles.card}>
      <Avatar name={name} photo={photo} size="medium" />
      <span className={styles.person}>
        <b className={styles.name}>{name}</b>
        <span className={styles.quiet}>{signedIn?.email}</span>
      </span>
    </div>
  )
}
