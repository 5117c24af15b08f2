import { Component, type ComponentType, type ReactNode } from 'react'

interface BoundaryProps {
  /** Shown in the place of children that failed. */
  fallback: ReactNode
  /** What the children are of: with another they are tried again. */
  of?: string
  onError?: (error: unknown) => void
  children: ReactNode
}

interface BoundaryState {
  of: string | undefined
  failed: boolean
}

/** Keeps an error of its children, be it of a render or of an effect, from the rest of the page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, failed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return of === state.of ? null : { of, failed: false }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** The same part; where it fails it goes away, and the page round it stays. */
export function guarded<Props extends object>(
  Part: ComponentType<Props>,
  onError: () => void,
): ComponentType<Props> {
  return function Guarded(props) {
    return (
      <Boundary fallback={null} onError={onError}>
        <Part {...props} />
      </Boundary>
    )
  }
}
