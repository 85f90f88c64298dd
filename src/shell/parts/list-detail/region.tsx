import type { FocusEvent, ReactNode, Ref } from 'react'

type RegionProps = {
  readonly name: 'side' | 'list' | 'detail' | 'right'
  readonly title: string
  readonly className: string | undefined
  readonly id?: string
  readonly ref?: Ref<HTMLElement>
  readonly onFocus?: (event: FocusEvent) => void
  readonly children: ReactNode
}

/** A landmark; F6 goes from one to the next, so it can take the focus. */
export function Region({ name, title, className, children, ...rest }: RegionProps): ReactNode {
  return (
    <section {...rest} className={className} aria-label={title} data-region={name} tabIndex={-1}>
      {children}
    </section>
  )
}
