import { Component, type ComponentType, type ReactNode } from 'react'

interface BoundaryProps {
  /** Shown in place of children that failed. */
  fallback: ReactNode
  /** Key of the children: a new one retries them. */
  of?: string
  onError?: (error: unknown) => void
  children: ReactNode
}

interface BoundaryState {
  of: string | undefined
  failed: boolean
}

/** Confines an error of its children, in a render or an effect. */
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

/** Wraps a component: if it fails it disappears, and the rest of the page stays. */
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
