import { clsx } from 'clsx'
import type { Ref } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'
import type { ComboboxOption } from './matchOptions.ts'

export interface ComboboxListProps {
  readonly id: string
  readonly label: string
  readonly matches: readonly ComboboxOption[]
  /** Place of the option that the arrow keys have reached. */
  readonly active: number
  /** The chosen option's. */
  readonly value: string
  readonly nothingFound: string
  readonly onActive: (place: number) => void
  readonly onChoose: (option: ComboboxOption) => void
  readonly ref: Ref<HTMLDivElement>
}

/** The id of an option, for the input that says which one is active. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** What matches, below the control. The focus stays in the input. */
export function ComboboxList({ id, label, matches, nothingFound, ref, ...rest }: ComboboxListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-panel border border-line bg-surface-1 shadow-overlay">
      <div ref={ref} id={id} role="listbox" aria-label={label} className="max-h-64 overflow-auto py-1">
        {matches.map((option, place) => (
          <Row key={option.value} id={optionId(id, place)} option={option} place={place} {...rest} />
        ))}
      </div>
      {matches.length === 0 && <p className="px-3 pb-3 text-13 text-ink-3">{nothingFound}</p>}
    </div>
  )
}

interface RowProps extends Pick<ComboboxListProps, 'active' | 'value' | 'onActive' | 'onChoose'> {
  readonly id: string
  readonly option: ComboboxOption
  readonly place: number
}

function Row({ id, option, place, active, value, onActive, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input
    <div
      id={id}
      role="option"
      aria-selected={option.value === value}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onActive(place)}
      onClick={() => onChoose(option)}
      className={clsx(
        'flex h-9 cursor-pointer items-center justify-between gap-3 px-3 text-13',
        place === active ? 'bg-surface-3 text-ink-1' : 'text-ink-2',
      )}
    >
      <span className="truncate">{option.label}</span>
      <span className="flex items-center gap-2 text-ink-3">
        {option.note && <span className="num">{option.note}</span>}
        {option.value === value && <Glyph name="check" className="text-accent" />}
      </span>
    </div>
  )
}
