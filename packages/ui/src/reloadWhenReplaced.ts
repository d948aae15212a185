const KEY = 'reloaded at'
/** A second failure this soon after a reload is no replaced build: then the page says that it failed. */
const ONCE_PER_MS = 60_000

/** A page that was open while a new build replaced the old one asks for parts that are gone: it takes the new build. */
export function reloadWhenReplaced(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < ONCE_PER_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    reload()
  })
}
