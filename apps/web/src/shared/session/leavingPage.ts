let leaving = false

addEventListener('beforeunload', () => {
  leaving = true
})
addEventListener('pageshow', () => {
  leaving = false
})

/** True once the page is going away: then a request that fails says nothing about the session, it was cut off. */
export function isLeavingPage(): boolean {
  return leaving
}
