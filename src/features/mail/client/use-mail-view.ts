import { useState } from 'react'
import { choiceParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'

const views = ['split', 'list', 'compact'] as const
/** `split`: list beside message; the others show one at a time, `compact` with one line for each mail. */
export type MailView = (typeof views)[number]

export type MailViewChoice = {
  readonly view: MailView
  readonly hasConversation: boolean
  readonly chooseView: (view: MailView) => void
  readonly toggleConversation: () => void
}

const places = { view: 'mail-view', conversation: 'mail-conversation' } as const
const params = { view: choiceParam(['', ...views], '') }

/** How somebody wants to see the mailbox: kept in this browser; an address may ask for another view. */
export function useMailView(): MailViewChoice {
  const [{ view: asked }, changeUrl] = useUrlState(params)
  const [kept, setKept] = useState(() => views.find((each) => each === read(places.view)) ?? 'split')
  const [hasConversation, setConversation] = useState(() => read(places.conversation) !== 'off')
  return {
    view: asked === '' ? kept : asked,
    hasConversation,
    chooseView: (view) => {
      write(places.view, view)
      setKept(view)
      changeUrl({ view: '' }, 'replace')
    },
    toggleConversation: () => {
      write(places.conversation, hasConversation ? 'off' : 'on')
      setConversation(!hasConversation)
    },
  }
}

// NOTE A browser may refuse its storage; the choice then only lasts as long as the page.
function read(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function write(place: string, choice: string): void {
  try {
    localStorage.setItem(place, choice)
  } catch {
    // Not kept, which harms nobody.
  }
}
