import { clsx } from 'clsx'

export interface ProgressBarProps {
  /** Of `max`. */
  readonly value: number
  readonly max: number
  /** What is under way and how far it is, in words. */
  readonly label: string
  /** Its size; it is as wide as there is room. */
  readonly className?: string
}

/** How far something is. Not the browser's own element: that one paints a colour of its own as soon as its size is set. */
export function ProgressBar({ value, max, label, className = 'h-1' }: ProgressBarProps) {
  const share = max === 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={clsx('overflow-hidden rounded-full bg-surface-3', className)}
    >
      <div className="h-full rounded-full bg-accent" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}
