/** For how long something is kept: until this tab is closed, or beyond. */
export type KeptFor = 'tab' | 'browser'

/** May throw: browsers can forbid it. */
const storage = (keptFor: KeptFor) => (keptFor === 'tab' ? sessionStorage : localStorage)

/** Browser storage that may be forbidden or full: the page then works for as long as it is open. */
export function readStored(key: string, keptFor: KeptFor = 'browser'): string | null {
  try {
    return storage(keptFor).getItem(key)
  } catch {
    return null
  }
}

/** null takes it away. */
export function writeStored(key: string, value: string | null, keptFor: KeptFor = 'browser'): void {
  try {
    if (value === null) storage(keptFor).removeItem(key)
    else storage(keptFor).setItem(key, value)
  } catch {
    // It then lasts until the page is closed.
  }
}
