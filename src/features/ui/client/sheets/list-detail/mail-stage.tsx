import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { ListDetail } from '../../../../../shell/parts/list-detail/list-detail.tsx'
import { FreshPill } from '../../../../../shell/parts/live/fresh-pill.tsx'
import { useBufferedRows } from '../../../../../shell/parts/live/use-buffered-rows.ts'
import { useRowKeys } from '../../../../../shell/parts/selection/use-row-keys.ts'
import { useSelection } from '../../../../../shell/parts/selection/use-selection.ts'
import { EmptyState } from '../../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { FolderList } from './folder-list.tsx'
import { ListHead, MessageBar } from './list-head.tsx'
import { DetailTools } from './detail-tools.tsx'
import { MessageDetail } from './message-detail.tsx'
import { MessageList } from './message-list.tsx'
import type { MessageServer } from './message-server.ts'
import styles from './messages.module.css'
import { messageKey, useMessageChanges } from './use-message-changes.ts'

const none: readonly never[] = []

/** A small mail app against a server in memory, as a real app would be built from the shared parts. */
export function MailStage({ server }: { readonly server: MessageServer }): ReactNode {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const folder = search.get('folder') === 'sent' ? 'sent' : 'inbox'
  const openId = search.get('message') ?? undefined
  const pathOf = (id: string): string => `${path}?folder=${folder}&message=${id}`
  const query = useQuery({ queryKey: messageKey, queryFn: server.read })
  const all = query.data ?? none
  const found = useMemo(() => all.filter((each) => each.folder === folder), [all, folder])
  const { shown: messages, fresh, showAll, holdProps } = useBufferedRows(found, { idOf: ({ id }) => id, of: folder })
  const order = useMemo(() => messages.map(({ id }) => id), [messages])
  const selection = useSelection({ order, total: order.length, filter: folder })
  const keys = useRowKeys<HTMLUListElement>({ order, selection, openId, open: (id) => navigate(pathOf(id)) })
  const { star, remove } = useMessageChanges(server)
  const open = all.find(({ id }) => id === openId)

  function receive(): void {
    server.receive()
    void client.invalidateQueries({ queryKey: messageKey })
  }

  return (
    <div className={styles.stage}>
      <ListDetail
        id="sheet"
        listPath={`${path}?folder=${folder}`}
        hasDetail={open !== undefined}
        side={{ title: 'Folders', content: <FolderList path={path} folder={folder} messages={all} /> }}
        list={{
          title: folder === 'sent' ? 'Sent' : 'Inbox',
          head: <ListHead selection={selection} />,
          content: (
            <Loaded
              query={query}
              skeleton={<LoadingRows rows={8} />}
              isEmpty={() => messages.length === 0}
              empty={<EmptyState kind="done" />}
            >
              {() => (
                <div {...holdProps}>
                  <FreshPill count={fresh} onShow={showAll} />
                  <MessageList
                    messages={messages}
                    openId={openId}
                    pathOf={pathOf}
                    keys={keys}
                    selection={selection}
                    onStar={(each) => star([each], !each.isStarred)}
                  />
                </div>
              )}
            </Loaded>
          ),
        }}
        {...(selection.count > 0 ? { bar: <MessageBar selection={selection} messages={messages} onStar={star} onRemove={remove} /> } : {})}
        detail={{
          title: 'Message',
          ...(open ? { head: <DetailTools onRemove={() => remove([open])} /> } : {}),
          content: open ? (
            <MessageDetail message={open} />
          ) : (
            <EmptyState
              kind="never-used"
              icon={MailOpen}
              title="No message open"
              text="Choose one of the list."
              action={<Button onClick={receive}>Receive a message</Button>}
            />
          ),
        }}
      />
    </div>
  )
}
