import { useEffect, useRef } from 'react'

export type KeyActs = Readonly<Record<string, () => void>>

/** Is this element one that takes letters itself? */
function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Letters as short cuts: not while typing, composing, with a modifier held, or while a dialog is open. */
export function useKeys(acts: KeyActs): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (takesText(event.target) || document.querySelector('dialog[open]')) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
