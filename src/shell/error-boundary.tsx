import { Component, Suspense, type ReactNode } from 'react'

type Props = {
  /** Shown instead of the broken part. Says what to do, never what went wrong inside. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}
type State = { readonly isBroken: boolean }

/** Keeps a broken part from taking the rest of the page with it. A new `key` gives the part another chance. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}

/** A part that is fetched when it is needed. One that cannot be fetched is missed, but takes nothing else away. */
export function LatePart({ fallback = null, children }: { readonly fallback?: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
