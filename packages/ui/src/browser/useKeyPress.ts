import { useEffect, useRef } from 'react'

/** Places where letters are text. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['range', 'checkbox', 'radio', 'button'].includes(target.type)
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable === true
  )
}

/** Tells of each key pressed while no dialog is open, unless it was taken already or only repeats. */
export function useKeyPress(onPress: (event: KeyboardEvent) => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
      latest.current(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
