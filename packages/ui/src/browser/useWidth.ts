import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, in CSS pixels: known before the first paint and followed afterwards; `otherwise` where nothing is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>, otherwise: number): number {
  const [width, setWidth] = useState(otherwise)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setWidth(measured.clientWidth || otherwise)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(measured)
    return () => sizes.disconnect()
  }, [element, otherwise])
  return width
}
