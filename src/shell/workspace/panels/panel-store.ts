import { createStore } from 'zustand'
import { storeContext } from '../store-context.tsx'

type PanelName = 'chat' | 'quick' | 'settings' | 'notifications'

type PanelState = {
  /** One at a time: a second one would cover the first. */
  readonly openPanel: PanelName | undefined
  /** Whom the reader talks to; nobody while the chat is closed. */
  readonly contactId: string | undefined
  readonly open: (panel: PanelName) => void
  readonly close: () => void
  readonly toggle: (panel: PanelName) => void
  /** Opens the chat with this person, or its list of people. */
  readonly chooseContact: (contactId: string | undefined) => void
}

const closed = { openPanel: undefined, contactId: undefined }

/** Which side panel is open. Commands and buttons may ask it from anywhere. */
export const panelStore = storeContext('panels', () =>
  createStore<PanelState>()((set, get) => ({
    ...closed,
    open: (panel) => set({ ...closed, openPanel: panel }),
    close: () => set(closed),
    toggle: (panel) => set({ ...closed, openPanel: get().openPanel === panel ? undefined : panel }),
    chooseContact: (contactId) => set({ openPanel: 'chat', contactId }),
  })),
)
