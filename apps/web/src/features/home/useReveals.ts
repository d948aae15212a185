import { type RefObject, useEffect } from 'react'

const POLL_MS = 50
/** A section counts as reached when this much of the window is above its top. */
const REACHED = 0.92

function revealReached(root: HTMLElement): boolean {
  const hidden = root.querySelectorAll<HTMLElement>('.reveal:not(.reveal-shown)')
  for (const element of hidden)
    if (element.getBoundingClientRect().top < window.innerHeight * REACHED) element.classList.add('reveal-shown')
  return root.querySelector('.reveal:not(.reveal-shown)') === null
}

/**
 * Shows sections as they are scrolled to, looking every 50 ms while the page is visible. Not at all under reduced
 * motion: there the style sheet shows everything from the start.
 */
export function useReveals(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined
    const stop = () => {
      clearInterval(timer)
      timer = undefined
    }
    const look = () => {
      if (revealReached(element)) finish()
    }
    const follow = () => {
      stop()
      if (!document.hidden) timer = setInterval(look, POLL_MS)
    }
    const finish = () => {
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
    document.addEventListener('visibilitychange', follow)
    follow()
    return finish
  }, [root])
}
