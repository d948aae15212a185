import { type Chart, getOverlayClass, type Overlay, type OverlayCreate, type OverlayEvent } from 'klinecharts'
import { describe, expect, it, vi } from 'vitest'
import { readChartColours } from './chartColours.ts'
import { type ChartLine, droppedPrice } from './chartLine.ts'
import { PriceLines } from './priceLines.ts'

const ORDER: ChartLine = { id: '7', price: '100.50', label: 'Buy 1', tone: 'up', movable: true, cancellable: true }

describe('a dropped line', () => {
  it('has a price of the scale, or none where it did not move', () => {
    expect(droppedPrice(ORDER, 101.256, 2)).toBe('101.26')
    expect(droppedPrice(ORDER, 101.256, 0)).toBe('101')
    expect(droppedPrice(ORDER, 100.5001, 2)).toBeUndefined()
    for (const value of [0, -3, 0.001, Number.NaN, Number.POSITIVE_INFINITY])
      expect(droppedPrice(ORDER, value, 2)).toBeUndefined()
  })
})

/** As much of a canvas as lines are drawn with. */
function canvas() {
  const overlays = new Map<string, OverlayCreate>()
  const chart = {
    getOverlays: ({ id, groupId }: { id?: string; groupId?: string }) =>
      [...overlays.values()].filter((overlay) => (id ? overlay.id === id : overlay.groupId === groupId)),
    createOverlay: (overlay: OverlayCreate) => overlays.set(overlay.id ?? '', overlay),
    overrideOverlay: (change: OverlayCreate) =>
      overlays.set(change.id ?? '', { ...overlays.get(change.id ?? ''), ...change }),
    removeOverlay: ({ id }: { id: string }) => overlays.delete(id),
  }
  const of = (id: string) => overlays.get(`line ${id}`)
  const event = (id: string, value: number, key = 'label') =>
    ({ overlay: { ...of(id), points: [{ value }] } as Overlay, figure: { key } }) as OverlayEvent<unknown>
  return { chart: chart as unknown as Chart, of, event, priceOf: (id: string) => of(id)?.points?.[0]?.value }
}

function drawn(lines: readonly ChartLine[] = [ORDER], direction: 'ltr' | 'rtl' = 'ltr') {
  const board = canvas()
  const look = {
    colours: readChartColours(document.documentElement),
    priceScale: 2,
    direction,
    onMove: vi.fn(),
    onCancel: vi.fn(),
  }
  const priceLines = new PriceLines(board.chart)
  priceLines.show(lines, look)
  return { ...board, look, priceLines }
}

/** What the canvas writes at a line that stands at this height of a pane. */
function textAt(y: number, line: ChartLine, direction: 'ltr' | 'rtl'): string | undefined {
  const { chart, of } = drawn([line], direction)
  const Shape = getOverlayClass('chartPriceLine')
  const created = of(line.id)
  if (!Shape || !created) throw new Error('no line was drawn')
  const extendData = { ...(created.extendData as object), rowOf: () => undefined, endOf: () => 0 }
  const figures = new Shape().createPointFigures?.({
    chart: Object.assign(chart, { getSymbol: () => null, getThousandsSeparator: () => ({ sign: '', format: String }) }),
    coordinates: [{ x: 0, y }],
    bounding: { width: 400, height: 200 },
    overlay: { ...created, extendData },
  } as never)
  const label = [figures ?? []].flat().find(({ type }) => type === 'text')
  return (label?.attrs as { readonly text: string } | undefined)?.text
}

describe('lines on the canvas', () => {
  it('follow what the page says: new, moved and gone', () => {
    const { priceLines, look, priceOf, of } = drawn([ORDER, { ...ORDER, id: '8', movable: false }])
    expect([priceOf('7'), of('7')?.lock, of('8')?.lock]).toEqual([100.5, false, true])
    priceLines.show([{ ...ORDER, price: '99' }], look)
    expect(priceOf('7')).toBe(99)
    expect(of('8')).toBeUndefined()
  })
  it('leave the one in the customer’s hand alone, and are back where the order is once it is dropped', () => {
    const { priceLines, look, priceOf, of, event } = drawn()
    of('7')?.onPressedMoveStart?.(event('7', 100.5))
    priceLines.show([{ ...ORDER, price: '98' }], look)
    expect(priceOf('7')).toBe(100.5)
    of('7')?.onPressedMoveEnd?.(event('7', 103.456))
    expect(look.onMove).toHaveBeenCalledExactlyOnceWith('7', '103.46')
    expect(priceOf('7')).toBe(98)
  })
  it('ask nothing for a line that was dropped where it was, or whose order was filled meanwhile', () => {
    const { priceLines, look, of, event } = drawn()
    of('7')?.onPressedMoveStart?.(event('7', 100.5))
    of('7')?.onPressedMoveEnd?.(event('7', 100.5))
    of('7')?.onPressedMoveStart?.(event('7', 100.5))
    priceLines.show([], look)
    expect(of('7')).toBeDefined()
    of('7')?.onPressedMoveEnd?.(event('7', 110))
    expect(of('7')).toBeUndefined()
    expect(look.onMove).not.toHaveBeenCalled()
  })
  it('cancel by their cross and by nothing else', () => {
    const { look, of, event } = drawn()
    of('7')?.onClick?.(event('7', 100.5))
    expect(look.onCancel).not.toHaveBeenCalled()
    of('7')?.onClick?.(event('7', 100.5, 'cancel'))
    expect(look.onCancel).toHaveBeenCalledExactlyOnceWith('7')
  })
  it('have labels in the order of the reader’s language, their figures isolated', () => {
    const pill = (y: number, direction: 'ltr' | 'rtl') => textAt(y, { ...ORDER, label: 'شراء 1.5 · حد' }, direction)
    expect(pill(50, 'rtl')).toBe('\u2067↕ شراء \u20661.5\u2069 · حد\u2069')
    expect(pill(-9, 'rtl')).toBe('\u2067▲ شراء \u20661.5\u2069 · حد · \u2066100.50\u2069\u2069')
    expect(pill(50, 'ltr')).toBe('↕ شراء 1.5 · حد')
  })
})
