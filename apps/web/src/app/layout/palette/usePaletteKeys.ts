import { type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react'
import { closePalette } from '../../../shared/palette/paletteStore.ts'

const ROW = '[data-palette-row]'
const PAGE = 8

/** How far a key goes through the rows; undefined for other keys. */
function stepOf(key: string): number | undefined {
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  if (key === 'PageDown') return PAGE
  return key === 'PageUp' ? -PAGE : undefined
}

/** Marks the row that Enter takes and lets the field point at it; the mark is of the page alone, so no row is rendered for it. */
function mark(row: HTMLElement | undefined, list: HTMLElement, field: HTMLElement): void {
  for (const marked of list.querySelectorAll('[data-active]')) {
    delete (marked as HTMLElement).dataset.active
    marked.removeAttribute('aria-selected')
  }
  if (row) {
    row.dataset.active = ''
    row.setAttribute('aria-selected', 'true')
    field.setAttribute('aria-activedescendant', row.id)
  } else field.removeAttribute('aria-activedescendant')
}

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(ROW)]

/**
 * Arrow keys through the rows of all sections, Enter for the marked one, Alt and Enter for its star. New words start at the first
 * row; when the marked row goes, the first takes its place.
 */
export function usePaletteKeys(
  field: RefObject<HTMLInputElement | null>,
  results: RefObject<HTMLDivElement | null>,
  query: string,
): (event: KeyboardEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words start at the first row
  useEffect(() => {
    const [list, input] = [results.current, field.current]
    if (!list || !input) return
    const keep = () => {
      if (!list.querySelector(`${ROW}[data-active]`)) mark(rowsIn(list)[0], list, input)
    }
    mark(rowsIn(list)[0], list, input)
    const watcher = new MutationObserver(keep)
    watcher.observe(list, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [field, results, query])
  return useCallback(
    (event) => {
      const [list, input] = [results.current, field.current]
      if (!list || !input || event.nativeEvent.isComposing) return
      const rows = rowsIn(list)
      const at = rows.findIndex((row) => row.dataset.active !== undefined)
      const step = stepOf(event.key)
      if (step !== undefined) {
        const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))]
        mark(next, list, input)
        next?.scrollIntoView({ block: 'nearest' })
      } else if (event.key === 'Enter' && event.target === input) {
        const star = event.altKey ? '[aria-pressed]' : undefined
        ;(star ? rows[at]?.querySelector<HTMLElement>(star) : rows[at])?.click()
      } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') closePalette()
      else return
      event.preventDefault()
    },
    [field, results],
  )
}
