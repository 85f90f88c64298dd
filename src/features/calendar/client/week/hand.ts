import type { Entry } from '../time/entry.ts'
import type { Slot } from '../views/view-props.ts'

/** What is being carried or drawn: the event itself, where it would come to lie, and free time. */
export type Hand = { readonly held: Entry | undefined; readonly ghost: Entry | undefined; readonly slot: Slot | undefined }
