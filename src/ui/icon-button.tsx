import { Tooltip } from '@base-ui/react/tooltip'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'
import { Keys } from './keys.tsx'
import { Tip } from './tip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'name'> & {
  /** What it does, in words: its name for those who listen, and its hint for those who look. */
  readonly name: string
  readonly icon: LucideIcon
  /** The keys that do the same, shown in the hint. */
  readonly keys?: string
}

/** A button that is only a picture, never without a name. */
export function IconButton({ name, icon: Picture, keys, className, ...rest }: IconButtonProps): ReactNode {
  const classes = className === undefined ? styles.button : `${styles.button} ${className}`
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={<button type="button" aria-label={name} {...rest} className={classes} />}>
        <Picture aria-hidden="true" />
      </Tooltip.Trigger>
      <Tip>
        {name}
        {keys === undefined ? null : <Keys keys={keys} />}
      </Tip>
    </Tooltip.Root>
  )
}
