/** The library's double click: two clicks within this time, and this near to each other. */
const WITHIN_MS = 500
const NEAR_PX = 5

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>

function apart(one: Point, other: Point): boolean {
  return Math.abs(one.clientX - other.clientX) + Math.abs(one.clientY - other.clientY) >= NEAR_PX
}

/**
 * The library drops the second of two quick clicks that are apart: no double click, and no click either, so that a line
 * drawn fast lacks its end. Such a click is given to it once more. Returns how to stop.
 */
export function giveQuickClicks(element: HTMLElement): () => void {
  let first: { readonly at: number; readonly point: Point; clicks: number } | undefined
  let pressed: MouseEvent | undefined
  const again = (event: MouseEvent, at: EventTarget | null) => {
    const { clientX, clientY, button } = event
    for (const type of ['mousedown', 'mouseup'])
      at?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button }))
  }
  const press = (event: MouseEvent) => {
    if (event.button !== 0) return
    pressed = event
    if (!first || event.timeStamp - first.at >= WITHIN_MS) first = { at: event.timeStamp, point: event, clicks: 0 }
  }
  /** Heard on the document, behind the library, which has made up its mind by then. */
  const release = (event: MouseEvent) => {
    const from = pressed
    pressed = undefined
    if (!from || !first || event.timeStamp - first.at >= WITHIN_MS) return
    first.clicks += 1
    if (first.clicks === 1) return
    const lost = !apart(from, event) && apart(first.point, event)
    first = undefined
    if (lost) again(event, from.target)
  }
  element.addEventListener('mousedown', press)
  document.addEventListener('mouseup', release)
  return () => {
    element.removeEventListener('mousedown', press)
    document.removeEventListener('mouseup', release)
  }
}
