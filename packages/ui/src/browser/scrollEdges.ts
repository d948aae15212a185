const SCROLLS = /auto|scroll/
/** Browsers tell of the end in parts of a pixel. */
const NEARLY = 1

/** The element that scrolls this one sideways. */
function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let each: HTMLElement | null = element; each; each = each.parentElement)
    if (SCROLLS.test(getComputedStyle(each).overflowX)) return each
  return undefined
}

/**
 * Tells an element's styles at which of its ends something is scrolled out of sight (`data-more-start`, `data-more-end`), whatever
 * scrolls it sideways. One that scrolls itself can be reached by keys while it has more. As a `ref`; returns what ends it.
 */
export function markScrollEdges(element: HTMLElement | null): (() => void) | undefined {
  const scroller = element ? scrollerOf(element) : undefined
  if (!element || !scroller) return undefined
  const mark = () => {
    // From right to left it counts down from zero.
    const past = Math.abs(scroller.scrollLeft)
    const room = scroller.scrollWidth - scroller.clientWidth
    element.toggleAttribute('data-more-start', past > NEARLY)
    element.toggleAttribute('data-more-end', room - past > NEARLY)
    if (scroller !== element) return
    if (room > NEARLY) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  mark()
  const sizes = new ResizeObserver(mark)
  for (const measured of new Set([scroller, element, ...element.children])) sizes.observe(measured)
  scroller.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    scroller.removeEventListener('scroll', mark)
  }
}
