import { Button } from '../actions/Button.tsx'
import { Glyph } from '../symbols/Glyph.tsx'

export interface ErrorPanelProps {
  readonly text: string
  /** For support: the code of the answer or the kind of failure. */
  readonly code?: string | undefined
  readonly retryLabel: string
  readonly onRetry: () => void
}

export function ErrorPanel({ text, code, retryLabel, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert" className="flex flex-col items-center justify-center gap-3 px-6 py-8 text-center text-13">
      <p className="flex items-center gap-2 text-ink-1">
        <Glyph name="warn" className="shrink-0 text-danger" />
        {text}
        {code && <span className="num text-ink-3">{code}</span>}
      </p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
