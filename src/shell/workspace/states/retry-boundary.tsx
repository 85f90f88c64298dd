import { Component, type ComponentType, type ReactNode } from 'react'

type Props = {
  /** Shown instead of the broken part, with the way to give it another chance. */
  readonly fallback: ComponentType<{ readonly onRetry: () => void }>
  /** Where one is: somewhere else, a broken part gets another chance by itself. */
  readonly place?: string
  /** Before another chance, e.g. to fetch again what could not be fetched. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}
type State = { readonly isBroken: boolean; readonly place: string | undefined }

/** Keeps a broken part from taking the rest of the workspace with it. */
export class RetryBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, place: this.props.place }

  static getDerivedStateFromError(): Pick<State, 'isBroken'> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { isBroken: false, place }
  }

  private readonly retry = (): void => {
    this.props.onRetry?.()
    this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props
    return this.state.isBroken ? <Fallback onRetry={this.retry} /> : children
  }
}
