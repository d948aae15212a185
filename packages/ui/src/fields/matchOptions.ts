export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** At the end of the row, for example a telephone code; searched too. */
  readonly note?: string
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
