import { clsx } from 'clsx'
import type { ButtonHTMLAttributes } from 'react'
import { ChartIcon, type ChartIconName } from './icons.tsx'

export interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: ChartIconName
  readonly label: string
}

export const TOOL =
  'grid size-7 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1 aria-pressed:bg-accent-soft aria-pressed:text-accent aria-expanded:bg-surface-3 aria-expanded:text-ink-1'

/** A sign with its name for screen readers and as a tooltip. */
export function ToolButton({ icon, label, className, ...button }: ToolButtonProps) {
  return (
    <button type="button" {...button} aria-label={label} title={label} className={clsx(TOOL, className)}>
      <ChartIcon name={icon} />
    </button>
  )
}
