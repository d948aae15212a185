import type { ReactNode } from 'react'

export interface SwitchProps {
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly children: ReactNode
}

export function Switch({ checked, onCheckedChange, children }: SwitchProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-13 text-ink-2">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="relative h-4.5 w-8 shrink-0 appearance-none rounded-full border border-control-line bg-surface-2 transition-colors duration-[120ms] before:absolute before:top-px before:ms-px before:size-3.5 before:rounded-full before:bg-ink-2 before:transition-[margin] before:duration-[120ms] checked:border-accent checked:bg-accent checked:before:ms-[15px] checked:before:bg-on-accent"
      />
      {children}
    </label>
  )
}
