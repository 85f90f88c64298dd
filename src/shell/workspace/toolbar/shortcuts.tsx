import { Star } from 'lucide-react'
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Tooltip } from '@base-ui/react/tooltip'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tip } from '../../../ui/tip.tsx'
import { useRovingFocus } from '../../../ui/use-roving-focus.ts'
import { useTexts } from '../../language.tsx'
import { lazyPart } from '../../lazy-part.ts'
import type { Place } from '../navbar/navigation.ts'
import { shortcutStore } from './shortcut-store.ts'
import picker from './shortcut-picker.module.css'
import styles from './shortcuts.module.css'
import { toolbarWords } from './toolbar-words.ts'
import { usePlaces } from './use-places.ts'

// Fetched with the first look at the frame, which does not wait for it.
const { Part: ShortcutPicker } = lazyPart(() => import('./shortcut-picker.tsx').then((loaded) => loaded.ShortcutPicker))

type ShortcutsProps = {
  readonly direction: 'row' | 'column' | 'wrapped'
  /** Where they stand in something that closes. */
  readonly onChoose?: (() => void) | undefined
}

/** The places somebody goes to most, one click away, and a star to choose them. */
export function Shortcuts({ direction, onChoose }: ShortcutsProps): ReactNode {
  const words = useTexts(toolbarWords)
  const shown = useShortcuts()
  const [isPressed, setPressed] = useState(false)
  const list = useRef<HTMLElement>(null)
  const roving = useRovingFocus(list, direction === 'column' ? 'vertical' : 'horizontal')
  return (
    <nav ref={list} className={styles.shortcuts} data-direction={direction} aria-label={words.shortcuts} {...roving}>
      {shown.map((shortcut) => (
        <ShortcutLink key={shortcut.id} shortcut={shortcut} direction={direction} onChoose={onChoose} />
      ))}
      <Suspense
        fallback={<IconButton name={words.editShortcuts} icon={Star} className={picker['star']} onClick={() => setPressed(true)} />}
      >
        <ShortcutPicker shortcuts={shown} startsOpen={isPressed} />
      </Suspense>
    </nav>
  )
}

/** The kept ones that exist and that this reader may see. */
function useShortcuts(): readonly Place[] {
  const ids = shortcutStore.useState((state) => state.ids)
  const places = usePlaces()
  return useMemo(() => ids.flatMap((id) => places.find((place) => place.id === id) ?? []), [ids, places])
}

function ShortcutLink({ shortcut, direction, onChoose }: ShortcutsProps & { readonly shortcut: Place }): ReactNode {
  const { title, path, icon: Picture } = shortcut
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={<Link href={path} className={styles.link} aria-label={title} onClick={onChoose} />}>
        <Picture aria-hidden="true" />
      </Tooltip.Trigger>
      <Tip side={direction === 'column' ? 'right' : 'bottom'}>{title}</Tip>
    </Tooltip.Root>
  )
}
