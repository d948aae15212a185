import { Component, type ReactNode } from 'react'

export interface PanelBoundaryProps {
  readonly text: string
  readonly retryLabel: string
  readonly children: ReactNode
}

/** A panel that throws shows a sentence and a way back; the panels around it go on. */
export class PanelBoundary extends Component<PanelBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div
        role="alert"
        className="flex h-full flex-col items-center justify-center gap-2 p-4 text-center text-13 text-ink-2"
      >
        <p>{this.props.text}</p>
        <button
          type="button"
          className="h-7 rounded-control border border-control-line px-3 text-12 hover:bg-surface-3"
          onClick={() => this.setState({ failed: false })}
        >
          {this.props.retryLabel}
        </button>
      </div>
    )
  }
}
