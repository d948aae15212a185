import { useSyncExternalStore } from 'react'

/** What a browser hands over when the app can be installed; not every browser does. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

export type InstallState = 'offered' | 'installed' | 'not_offered'

let offer: InstallOffer | undefined
let done = false
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Listens from the start of the page: the browser offers once, whatever page is shown then. */
export function keepInstallOffer(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    tell()
  })
  target.addEventListener('appinstalled', () => {
    offer = undefined
    done = true
    tell()
  })
}

function stateNow(): InstallState {
  if (done || matchMedia('(display-mode: standalone)').matches) return 'installed'
  return offer ? 'offered' : 'not_offered'
}

function install(): void {
  const asked = offer
  offer = undefined
  void asked?.prompt().finally(tell)
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useInstall(): { readonly state: InstallState; readonly install: () => void } {
  return { state: useSyncExternalStore(onChange, stateNow), install }
}
