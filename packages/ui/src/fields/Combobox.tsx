import type { Ref } from 'react'
import { useId } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'
import { ComboboxList, optionId } from './ComboboxList.tsx'
import { controlFrame, Field, type FieldProps, INNER_INPUT } from './Field.tsx'
import type { ComboboxOption } from './matchOptions.ts'
import { useCombobox } from './useCombobox.ts'

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

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, aside, value, onValueChange, options, placeholder, nothingFound, ref } = props
  const listId = useId()
  const { list, query, open, matches, active, ...acts } = useCombobox(options, onValueChange)
  const chosen = options.find((option) => option.value === value)
  const shown = chosen ? (props.shownAs?.(chosen) ?? chosen.label) : ''

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
              aria-activedescendant={open && matches[active] ? optionId(listId, active) : undefined}
              autoComplete={props.autoComplete ?? 'off'}
              className={INNER_INPUT}
              placeholder={open && shown ? shown : placeholder}
              value={query ?? shown}
              onChange={(event) => acts.type(event.target.value)}
              onClick={() => !open && acts.show()}
              onKeyDown={acts.onKeyDown}
              onBlur={() => {
                acts.close()
                props.onBlur?.()
              }}
            />
            <Glyph name={open ? 'search' : 'down'} className="pointer-events-none me-3 shrink-0 text-ink-3" />
          </div>
          {open && (
            <ComboboxList
              ref={list}
              id={listId}
              label={label}
              matches={matches}
              active={active}
              value={value}
              nothingFound={nothingFound}
              onActive={acts.setActive}
              onChoose={acts.choose}
            />
          )}
        </div>
      )}
    </Field>
  )
}
