import { Inbox, MailOpen, Send, ShieldAlert, Star, Tag, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { filters, folders, labels } from '../../folders.ts'
import { pathOf, type MailPlace } from '../mail-place.ts'
import type { MailCounts } from '../mail-queries.ts'
import { mailWords } from '../mail-words.ts'
import styles from './mail-side.module.css'

type PlaceLinksProps = { readonly here: MailPlace; readonly counts: MailCounts | undefined }

const folderPictures: readonly LucideIcon[] = [Inbox, Send, MailOpen, ShieldAlert, Trash2]
const filterPictures: readonly LucideIcon[] = [Star, Tag]

/** Folders, filters and labels, with what is unread in them; of drafts, how many there are. */
export function PlaceLinks({ here, counts }: PlaceLinksProps): ReactNode {
  const texts = useTexts(mailWords)
  const isHere = (place: MailPlace): boolean => place.kind === here.kind && place.handle === here.handle
  const unreadIn = (list: 'folders' | 'filters' | 'labels', id: number): number =>
    counts?.[list].find((each) => each.id === id)?.unread ?? 0
  const draftCount = counts?.folders.find(({ id }) => id === 2)?.total ?? 0
  return (
    <nav aria-label={texts.mailbox}>
      <Group title={texts.folders}>
        {folders.map(({ id, handle }) => (
          <PlaceLink
            key={id}
            place={{ kind: 'folder', handle }}
            isHere={isHere({ kind: 'folder', handle })}
            sign={<Picture icon={folderPictures[id]} />}
            // Nobody waits in Sent or Trash; what waits in Drafts was read while it was written.
            {...(handle === 'drafts'
              ? { count: draftCount }
              : { unread: handle === 'trash' || handle === 'sent' ? 0 : unreadIn('folders', id) })}
          />
        ))}
      </Group>
      <Group title={texts.filters}>
        {filters.map(({ id, handle }) => (
          <PlaceLink
            key={id}
            place={{ kind: 'filter', handle }}
            isHere={isHere({ kind: 'filter', handle })}
            sign={<Picture icon={filterPictures[id]} />}
            unread={unreadIn('filters', id)}
          />
        ))}
      </Group>
      <Group title={texts.labels}>
        {labels.map(({ id, handle, color }) => (
          <PlaceLink
            key={id}
            place={{ kind: 'label', handle }}
            isHere={isHere({ kind: 'label', handle })}
            sign={<span className={styles.colour} style={{ background: color }} aria-hidden="true" />}
            unread={unreadIn('labels', id)}
          />
        ))}
      </Group>
    </nav>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </>
  )
}

type PlaceLinkProps = {
  readonly place: MailPlace
  readonly isHere: boolean
  readonly sign: ReactNode
  readonly unread?: number
  readonly count?: number
}

function PlaceLink({ place, isHere, sign, unread = 0, count = 0 }: PlaceLinkProps): ReactNode {
  const texts = useTexts(mailWords)
  return (
    <li>
      <Link href={pathOf(place)} className={styles.link ?? ''} aria-current={isHere ? 'page' : undefined}>
        {sign}
        <span className={styles.name}>{texts[place.handle]}</span>
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
        {unread > 0 ? (
          <span className={styles.count} data-kind="unread">
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>{unread === 1 ? texts.unreadOne : fill(texts.unreadMany, { count: unread })}</VisuallyHidden>
          </span>
        ) : null}
      </Link>
    </li>
  )
}

function Picture({ icon: Icon = Tag }: { readonly icon: LucideIcon | undefined }): ReactNode {
  return <Icon aria-hidden="true" />
}
