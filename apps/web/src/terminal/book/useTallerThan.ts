import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is at least so high, in CSS pixels; known before the first paint and followed afterwards. */
export function useTallerThan(element: RefObject<HTMLElement | null>, heightPx: number): boolean {
  const [taller, setTaller] = useState(false)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setTaller(measured.clientHeight >= heightPx)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(measured)
    return () => sizes.disconnect()
  }, [element, heightPx])
  return taller
}
