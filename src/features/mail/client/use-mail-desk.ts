import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useRowKeys } from '../../../shell/parts/selection/use-row-keys.ts'
import { rowAfter } from '../../../shell/parts/selection/row-keys.ts'
import { folders } from '../folders.ts'
import type { Mail, MailState } from '../mail.ts'
import { actWords } from './acts/act-words.ts'
import { mailActions, type MailAction } from './acts/mail-actions.ts'
import { useChosen } from './acts/use-chosen.ts'
import { useMailChanges } from './acts/use-mail-changes.ts'
import { useMailCommands, type Answer } from './acts/use-mail-commands.ts'
import { idsChosen } from './list/choices.ts'
import type { MailList } from './list/use-mail-list.ts'
import type { SelectionModel } from '../../../shell/parts/selection/use-selection.ts'
import type { MailPlace } from './mail-place.ts'
import { useMailExport } from './transfer/use-mail-export.ts'
import type { MailLinks } from './use-mail-address.ts'

type DeskNeeds = {
  readonly place: MailPlace
  readonly list: MailList
  readonly selection: SelectionModel
  readonly links: MailLinks
  readonly mailId: string | undefined
  readonly opened: Mail | undefined
}

/** What is being asked about some mails. */
export type Asking = { readonly kind: 'move' | 'labels'; readonly mails: readonly MailState[] }

/** All that can be done in the mailbox: by keys, by the bar, by the menus. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- its parts are typed where they are made
export function useMailDesk({ place, list, selection, links, mailId, opened }: DeskNeeds) {
  const [, navigate] = useLocation()
  const changes = useMailChanges()
  const [asking, setAsking] = useState<Asking>()
  const steps = useSteps({ list, links, mailId })
  const keys = useRowKeys<HTMLUListElement>({ order: list.order, selection, openId: mailId, open: steps.open, follow: steps.follow })
  const onChosen = useChosen({ list, selection, opened, focusedId: keys.focusedId })
  const goBack = useCallback(() => navigate(links.listPath), [navigate, links.listPath])

  const onGone = useCallback(
    (mails: readonly MailState[]) => {
      selection.clear()
      setAsking(undefined)
      if (mails.some(({ id }) => id === mailId)) navigate(links.listPath, { replace: true })
    },
    [selection, mailId, navigate, links.listPath],
  )
  const download = useDownload({ list, links, opened })
  const actions = useActions({ place, changes, onGone, download, ask: setAsking })
  const answer = useCallback(
    (how: Answer) => {
      const id = mailId ?? keys.focusedId
      if (id !== undefined) links.open('compose', `${how}-${id}`)
    },
    [mailId, keys.focusedId, links],
  )
  useMailCommands({
    actions,
    onChosen,
    answer,
    compose: () => links.open('compose', 'new'),
    choose: (choice) => selection.selectOnly(idsChosen(choice, list.rows)),
    goBack: mailId === undefined ? undefined : goBack,
  })
  return { changes, keys, actions, onChosen, onGone, answer, goBack, steps, asking, setAsking }
}

type ActionOptions = {
  readonly place: MailPlace
  readonly changes: ReturnType<typeof useMailChanges>
  readonly onGone: (mails: readonly MailState[]) => void
  readonly download: (mails: readonly MailState[]) => void
  readonly ask: (asking: Asking) => void
}

function useActions({ place, changes, onGone, download, ask }: ActionOptions): readonly MailAction[] {
  const texts = useTexts(actWords)
  return useMemo(
    () =>
      mailActions({
        texts,
        changes,
        folder: folders.find(({ handle }) => handle === place.handle)?.id,
        askMove: (mails) => ask({ kind: 'move', mails }),
        askLabels: (mails) => ask({ kind: 'labels', mails }),
        download,
        onGone,
      }),
    [texts, changes, place, download, onGone, ask],
  )
}

/** One mail is a file at once; for several it is asked in which form. */
function useDownload({ list, links, opened }: Pick<DeskNeeds, 'list' | 'links' | 'opened'>): (mails: readonly MailState[]) => void {
  const { saveEml } = useMailExport()
  const { rows } = list
  return useCallback(
    (mails) => {
      const [first, ...others] = mails
      const mail = [opened, ...rows].find((each) => each?.id === first?.id)
      if (mail && others.length === 0) void saveEml(mail.id, mail.subject)
      else links.open('transfer', 'export')
    },
    [rows, links, opened, saveEml],
  )
}

type Steps = {
  readonly open: (id: string) => void
  /** Keys go through the list while a mail is open: it goes along, and «back» still leads to the list. */
  readonly follow: (id: string) => void
  readonly next: (() => void) | undefined
  readonly previous: (() => void) | undefined
}

function useSteps({ list, links, mailId }: Pick<DeskNeeds, 'list' | 'links' | 'mailId'>): Steps {
  const [, navigate] = useLocation()
  const { rows, order } = list
  return useMemo(() => {
    const go = (id: string, isReplaced: boolean): void => {
      const mail = rows.find((row) => row.id === id)
      if (mail) navigate(links.pathTo(mail), { replace: isReplaced })
    }
    const stepTo = (step: 'next' | 'previous'): (() => void) | undefined => {
      const target = mailId === undefined || !order.includes(mailId) ? undefined : rowAfter(order, mailId, step)
      return target === undefined ? undefined : () => go(target, true)
    }
    return { open: (id) => go(id, false), follow: (id) => go(id, true), next: stepTo('next'), previous: stepTo('previous') }
  }, [rows, order, links, mailId, navigate])
}
