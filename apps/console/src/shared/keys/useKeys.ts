import { isTextField, useKeyPress } from '@touchstone/ui'

export type KeyActs = Readonly<Record<string, () => void>>

/** Letters as short cuts: not while typing, composing, with a modifier held, or while a dialog is open. */
export function useKeys(acts: KeyActs): void {
  useKeyPress((event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
}
