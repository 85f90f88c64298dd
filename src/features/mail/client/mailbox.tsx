import { Suspense, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { ListDetail } from '../../../shell/parts/list-detail/list-detail.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { AddressNotice } from './address-notice.tsx'
import { MailBar } from './list/mail-bar.tsx'
import { useMailList } from './list/use-mail-list.ts'
import { useMailSelection } from './list/use-mail-selection.ts'
import type { MailAddress } from './mail-place.ts'
import { mailTopics, useMailCounts, useOpenedMail } from './mail-queries.ts'
import { mailWords } from './mail-words.ts'
import { ListPane, ListPaneHead } from './list/list-pane.tsx'
import { MailAsking } from './acts/mail-asking.tsx'
import { MailSide } from './side/mail-side.tsx'
import { MailHeadTools } from './head-tools.tsx'
import { ComposeButton } from './compose-button.tsx'
import { Reader } from './read/reader.tsx'
import { ReaderTools } from './read/reader-tools.tsx'
import { useMarkOpened } from './read/use-mark-opened.ts'
import { useMailDesk } from './use-mail-desk.ts'
import { useMailLinks, useSettled } from './use-mail-address.ts'
import { useMailView } from './use-mail-view.ts'

const { Part: Composer } = lazyPart(() => import('./compose/composer.tsx').then((loaded) => loaded.Composer))
const { Part: Transfer } = lazyPart(() => import('./transfer/transfer.tsx').then((loaded) => loaded.Transfer))

const params = { q: textParam() }

/** Folders, list and mail beside each other; on phones one at a time. */
export function Mailbox({ place, mailId }: MailAddress): ReactNode {
  useLive(mailTopics)
  const texts = useTexts(mailWords)
  const [{ q }, changeUrl] = useUrlState(params)
  const links = useMailLinks(place)
  const choice = useMailView()
  const list = useMailList(place, useSettled(q))
  const { selection, total } = useMailSelection(place, list)
  const opened = useOpenedMail(mailId)
  const mail = mailId === undefined ? undefined : opened.data
  const desk = useMailDesk({ place, list, selection, links, mailId, opened: mail })
  useMarkOpened(mail, desk.changes.markOpened)
  const search = (text: string): void => changeUrl({ q: text }, 'replace')
  const title = texts[place.handle]
  const { data: counts } = useMailCounts()
  const unread = counts?.folders[0]?.unread ?? 0
  return (
    <WorkspacePage
      title={title}
      windowTitle={unread === 0 ? title : fill('({unread}) {title}', { unread, title })}
      room="fill"
      arrival="none"
      actions={<MailHeadTools q={q} onSearch={search} choice={choice} />}
    >
      <AddressNotice />
      <ListDetail
        id="mail"
        view={choice.view === 'split' ? 'beside' : 'one'}
        listPath={links.listPath}
        hasDetail={mailId !== undefined}
        side={{ title: texts.mailbox, content: <MailSide place={place} open={links.open} /> }}
        list={{
          title,
          head: <ListPaneHead place={place} list={list} selection={selection} total={total} changes={desk.changes} />,
          content: <ListPane {...{ place, q, list, selection, desk, links, mailId, view: choice.view }} onSearch={search} />,
        }}
        {...(selection.count > 0 ? { bar: <MailBar selection={selection} actions={desk.actions} onChosen={desk.onChosen} /> } : {})}
        {...(mailId === undefined ? { bottom: <ComposeButton onCompose={() => links.open('compose', 'new')} /> } : {})}
        detail={{
          title: texts.openOne,
          ...(mail
            ? {
                head: (
                  <ReaderTools
                    mail={mail}
                    actions={desk.actions}
                    onAnswer={desk.answer}
                    onMark={(marks) => desk.changes.mark([mail], marks)}
                    onStep={desk.steps}
                    onClose={desk.goBack}
                  />
                ),
              }
            : {}),
          content: (
            <Reader
              mailId={mailId}
              query={opened}
              hasConversation={choice.hasConversation}
              pathTo={links.pathTo}
              onAnswer={desk.answer}
              onRemoveLabel={(labelId) => (mail ? desk.changes.label([mail], labelId, false) : undefined)}
            />
          ),
        }}
      />
      <MailAsking asking={desk.asking} onAsk={desk.setAsking} changes={desk.changes} onGone={desk.onGone} />
      <Suspense fallback={null}>
        <Composer />
        <Transfer place={list.which} chosenIds={[...selection.ids]} rows={list.rows} />
      </Suspense>
    </WorkspacePage>
  )
}
