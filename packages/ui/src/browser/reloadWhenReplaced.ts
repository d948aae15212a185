const KEY = 'reloaded at'
/** A second failure this soon after a reload is no replaced build: then the page says that it failed. */
const ONCE_PER_MS = 60_000

async function answers(): Promise<boolean> {
  return fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * A page that was open while a new build replaced the old one asks for parts that are gone: it takes the new build. What
 * fails while there is no connection is no such case: the page stays, with all that is on it.
 */
export function reloadWhenReplaced(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < ONCE_PER_MS) return
    void answers().then((there) => {
      if (!there) return
      sessionStorage.setItem(KEY, String(Date.now()))
      reload()
    })
  })
}
