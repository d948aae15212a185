import { reloadWhenReplaced } from './reloadWhenReplaced.ts'
import { installTrustedTypes } from './trustedTypes.ts'

/** What every app does before it shows anything. Returns the element to show it in. */
export function startPage(): HTMLElement {
  installTrustedTypes()
  reloadWhenReplaced()
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  return container
}
