import { createStore } from 'zustand'
import { keepBranches, keptBranches } from '../navbar/open-branches.ts'
import { storeContext } from '../store-context.tsx'

type FrameState = {
  /** On narrow screens: whether the drawer with the navigation is open. On wide ones the navbar always stands. */
  readonly isNavbarOpen: boolean
  readonly toggleNavbar: () => void
  readonly closeNavbar: () => void
  /** Apps with several places whose branch of the menu stands open. */
  readonly openBranches: ReadonlySet<string>
  readonly openBranch: (appId: string) => void
  readonly closeBranch: (appId: string) => void
  /** Where the footer takes in the actions of a page; absent while no footer stands. */
  readonly footerSlot: HTMLElement | undefined
  readonly setFooterSlot: (slot: HTMLElement | undefined) => void
}

/** What the frame knows for as long as it stands. What somebody wants to keep is in the settings. */
export const frameStore = storeContext('frame store', () =>
  createStore<FrameState>()((set, get) => {
    function keep(openBranches: ReadonlySet<string>): void {
      keepBranches(openBranches)
      set({ openBranches })
    }
    return {
      isNavbarOpen: false,
      toggleNavbar: () => set(({ isNavbarOpen }) => ({ isNavbarOpen: !isNavbarOpen })),
      closeNavbar: () => set({ isNavbarOpen: false }),
      openBranches: keptBranches(),
      openBranch: (appId) => keep(new Set([...get().openBranches, appId])),
      closeBranch: (appId) => keep(new Set([...get().openBranches].filter((each) => each !== appId))),
      footerSlot: undefined,
      setFooterSlot: (footerSlot) => set({ footerSlot }),
    }
  }),
)
