import { Component, type ReactNode } from 'react'

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
