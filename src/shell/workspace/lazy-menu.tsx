import { cloneElement, startTransition, Suspense, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type { MenuProps } from '../../ui/menu.tsx'
import { lazyPart } from '../lazy-part.ts'
import { usePrepared } from './use-prepared.ts'

const { Part: Menu, prepare } = lazyPart(() => import('../../ui/menu.tsx').then((loaded) => loaded.Menu))

type ButtonProps = ComponentProps<'button'>
type LazyMenuProps = MenuProps & { readonly trigger: ReactElement<ButtonProps> }

/** A menu of the frame: its button is there at once, its list arrives after the page. */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps): ReactNode {
  const [isPressed, setPressed] = useState(false)
  usePrepared(prepare)
  // The plain button stays until the list is there, so that the press does not make anything jump.
  const open = (): void => startTransition(() => setPressed(true))
  const plain = cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, onPointerEnter: prepare, onClick: open })
  return <Suspense fallback={plain}>{isPressed ? <Menu {...menu} trigger={trigger} startsOpen /> : plain}</Suspense>
}
