import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'

export interface CheckProps {
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly children: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function Check({ checked, onCheckedChange, children, error, ref }: CheckProps) {
  const errorId = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-2.5 py-0.5 text-13 text-ink-2">
        <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
          <input
            ref={ref}
            type="checkbox"
            checked={checked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onCheckedChange(event.target.checked)}
            className={clsx(
              'peer size-4 appearance-none rounded-[3px] border bg-field checked:border-accent checked:bg-accent',
              error ? 'border-danger' : 'border-control-line',
            )}
          />
          <Glyph
            name="check"
            className="pointer-events-none absolute size-3 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="mt-1 flex items-center gap-1 text-12 text-danger">
          <Glyph name="warn" className="size-3.5" />
          {error}
        </p>
      )}
    </div>
  )
}
