/** The view of a picture: zoom, quarters of a turn, and offset in pixels of the frame. */
export interface View {
  readonly zoom: number
  readonly quarters: number
  readonly x: number
  readonly y: number
}

export const FIRST_VIEW: View = { zoom: 1, quarters: 0, x: 0, y: 0 }
const SMALLEST = 0.5
const LARGEST = 8
const STEP = 1.5
const MOVE = 48

export function zoomed(view: View, larger: boolean): View {
  const zoom = larger ? view.zoom * STEP : view.zoom / STEP
  return { ...view, zoom: Math.min(LARGEST, Math.max(SMALLEST, zoom)) }
}

export function turned(view: View): View {
  return { ...view, quarters: (view.quarters + 1) % 4 }
}

export function moved(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y }
}

const KEYS: Readonly<Record<string, (view: View) => View>> = {
  '+': (view) => zoomed(view, true),
  '=': (view) => zoomed(view, true),
  '-': (view) => zoomed(view, false),
  '0': () => FIRST_VIEW,
  ArrowLeft: (view) => moved(view, MOVE, 0),
  ArrowRight: (view) => moved(view, -MOVE, 0),
  ArrowUp: (view) => moved(view, 0, MOVE),
  ArrowDown: (view) => moved(view, 0, -MOVE),
}

/** The view after a key; undefined for keys without a meaning here. */
export function viewAfterKey(view: View, key: string): View | undefined {
  return KEYS[key]?.(view)
}

export function transformOf({ zoom, quarters, x, y }: View): string {
  return `translate(${x}px, ${y}px) rotate(${quarters * 90}deg) scale(${zoom})`
}
