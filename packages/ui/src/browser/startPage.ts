import { reloadWhenReplaced } from './reloadWhenReplaced.ts'
import { installTrustedTypes } from './trustedTypes.ts'

/** What every app does before it shows anything. Returns the element to show it in. `worker`: path of its service worker. */
export function startPage(worker = ''): HTMLElement {
  const policy = installTrustedTypes()
  if (worker !== '' && 'serviceWorker' in navigator) {
    const address = (policy?.createScriptURL(worker) ?? worker) as string
    // Without it the app cannot be installed, and is otherwise the same.
    navigator.serviceWorker.register(address).catch((error: unknown) => console.warn('no service worker', error))
  }
  reloadWhenReplaced()
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  return container
}
