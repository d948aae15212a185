import { clsx } from 'clsx'
import type { KeyboardEvent, Ref } from 'react'
import { useId, useRef, useState } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'
import { controlFrame, Field, type FieldProps, INNER_INPUT } from './Field.tsx'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** At the end of the row, for example a telephone code; searched too. */
  readonly note?: string
}

export interface ComboboxProps extends FieldProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly options: readonly ComboboxOption[]
  readonly placeholder?: string
  /** One line when nothing matches. */
  readonly nothingFound: string
  /** What the closed control shows; the option's label when absent. */
  readonly shownAs?: (option: ComboboxOption) => string
  readonly onBlur?: () => void
  readonly autoComplete?: string
  readonly ref?: Ref<HTMLInputElement> | undefined
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Options whose label or note contains the words, those that begin with them first. */
export function matchOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = plain(query.trim())
  if (wanted === '') return options
  const found = options.filter((option) => plain(`${option.label} ${option.note ?? ''}`).includes(wanted))
  const begins = (option: ComboboxOption) => (plain(option.label).startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b))
}

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, aside, value, onValueChange, options, placeholder, nothingFound, ref } = props
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const open = query !== null
  const matches = open ? matchOptions(options, query) : []
  const chosen = options.find((option) => option.value === value)
  const shown = chosen ? (props.shownAs?.(chosen) ?? chosen.label) : ''

  const highlight = (index: number) => {
    setActive(index)
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' })
  }
  const close = () => setQuery(null)
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onValueChange(option.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) setQuery('')
      else if (matches.length > 0)
        highlight((active + (event.key === 'ArrowDown' ? 1 : matches.length - 1)) % matches.length)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(matches[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }

  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <div className={controlFrame(error !== undefined)}>
            <input
              {...control}
              ref={ref}
              role="combobox"
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={open && matches[active] ? `${listId}-${active}` : undefined}
              autoComplete={props.autoComplete ?? 'off'}
              className={INNER_INPUT}
              placeholder={open && shown ? shown : placeholder}
              value={query ?? shown}
              onChange={(event) => {
                setQuery(event.target.value)
                setActive(0)
              }}
              onClick={() => !open && setQuery('')}
              onKeyDown={onKeyDown}
              onBlur={() => {
                close()
                props.onBlur?.()
              }}
            />
            <Glyph name={open ? 'search' : 'down'} className="pointer-events-none me-3 shrink-0 text-ink-3" />
          </div>
          {open && (
            <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-panel border border-line bg-surface-1 shadow-overlay">
              <div ref={list} id={listId} role="listbox" aria-label={label} className="max-h-64 overflow-auto py-1">
                {matches.map((option, index) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: as above
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input
                  <div
                    key={option.value}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={option.value === value}
                    onMouseDown={(event) => event.preventDefault()}
                    onMouseMove={() => setActive(index)}
                    onClick={() => choose(option)}
                    className={clsx(
                      'flex h-9 cursor-pointer items-center justify-between gap-3 px-3 text-13',
                      index === active ? 'bg-surface-3 text-ink-1' : 'text-ink-2',
                    )}
                  >
                    <span className="truncate">{option.label}</span>
                    <span className="flex items-center gap-2 text-ink-3">
                      {option.note && <span className="num">{option.note}</span>}
                      {option.value === value && <Glyph name="check" className="text-accent" />}
                    </span>
                  </div>
                ))}
              </div>
              {matches.length === 0 && <p className="px-3 pb-3 text-13 text-ink-3">{nothingFound}</p>}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
