import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Moment } from '../../../shell/parts/formats/moment.tsx'
import { HomeCard, HomeRow, HomeRows } from '../../../shell/parts/home/home-card.tsx'
import { queryOf } from '../../../shell/parts/paging/use-paged-list.ts'
import { useFileAddress } from '../../../shell/parts/files/use-file-address.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Mail } from '../mail.ts'
import { inboxPath, pathOf } from './mail-place.ts'
import { useMails } from './mail-queries.ts'
import { listWords } from './list/list-words.ts'
import { mailWords } from './mail-words.ts'

const unread = { folderHandle: 'inbox', q: 'is:unread' } as const
const shown = 5

/** What came in and has not been read. */
export function Card(): ReactNode {
  const texts = useTexts(mailWords)
  const list = useMails(unread)
  return (
    <HomeCard
      title={texts.homeTitle}
      note={(mails) => (list.hasMore ? `${mails.length}+` : String(mails.length))}
      path={inboxPath}
      query={queryOf(list)}
      isEmpty={(mails) => mails.length === 0}
      empty={texts.homeEmpty}
    >
      {(mails) => (
        <HomeRows>
          {mails.slice(0, shown).map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </HomeRows>
      )}
    </HomeCard>
  )
}

function MailLine({ mail: { id, from, subject, time } }: { readonly mail: Mail }): ReactNode {
  const texts = useTexts(listWords)
  const name = from.name || from.email
  return (
    <HomeRow
      path={pathOf({ kind: 'folder', handle: 'inbox' }, id)}
      title={name}
      detail={subject.trim() === '' ? texts.noSubject : subject}
      before={<Avatar name={name} photo={useFileAddress(from.avatar)} />}
      end={<Moment value={time} />}
      isNew
    />
  )
}
