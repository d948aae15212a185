import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { type ComboboxOption, matchOptions } from './matchOptions.ts'

/** What was typed, what matches it, and what the keys do; nothing is typed while the list is closed. */
export function useCombobox(options: readonly ComboboxOption[], onValueChange: (value: string) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const open = query !== null
  const matches = open ? matchOptions(options, query) : []

  const highlight = (index: number) => {
    setActive(index)
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' })
  }
  const close = () => setQuery(null)
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onValueChange(option.value)
    close()
  }
  const type = (text: string) => {
    setQuery(text)
    setActive(0)
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
  return { list, query, open, matches, active, setActive, type, choose, close, onKeyDown, show: () => setQuery('') }
}
