import { TextField } from '@touchstone/ui'
import { useState } from 'react'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onSearch: (value: string) => void
  readonly placeholder?: string
  readonly hint?: string
}

/** Searches when Enter is pressed or the field is left, not for every letter. */
export function SearchField({ label, value, onSearch, ...rest }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const ask = () => typed.trim() !== value && onSearch(typed.trim())
  return (
    <TextField
      {...rest}
      label={label}
      type="search"
      value={typed}
      onValueChange={setTyped}
      onBlur={ask}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && ask()}
    />
  )
}
