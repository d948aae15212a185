import type { ReactNode } from 'react'
import { useId } from 'react'

export interface SliderFieldProps {
  readonly label: string
  /** Whole steps between min and max. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly marks?: readonly number[]
  readonly markLabel?: (mark: number) => string
  readonly valueText?: string
  readonly onValueChange: (value: number) => void
  /** The text input that can say the same as the slider. */
  readonly children?: ReactNode
}

/** A slider never stands alone: marks are buttons, and the input beside it takes the exact figure. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, min, max, step = 1, marks = [], markLabel = String, onValueChange } = props
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      {props.children}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={props.valueText}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className="h-6 w-full cursor-pointer accent-(--accent)"
      />
      {marks.length > 0 && (
        <div className="flex justify-between">
          {marks.map((mark) => (
            <button
              key={mark}
              type="button"
              onClick={() => onValueChange(mark)}
              aria-pressed={mark === value}
              className="num h-6 min-w-6 rounded-control px-1 text-12 text-ink-3 hover:bg-surface-3 hover:text-ink-1 aria-pressed:text-accent"
            >
              {markLabel(mark)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
