import type { Chart, Indicator } from 'klinecharts'

interface Room {
  readonly paneId: string
  readonly rows: number
  /** Pixels that legends which reach the other edge take below the first line; 0 for those that do not. */
  readonly wide: number
}

/** How many lines of legend a chart's candles leave room for. */
const rooms = new WeakMap<Chart, Room>()

export function keepLegendRows(chart: Chart, room: Room): void {
  rooms.set(chart, room)
}

/** Pixels below the first line of legend in which labels at the other edge would lie over it. */
export function wideLegend(chart: Chart): number {
  return rooms.get(chart)?.wide ?? 0
}

export interface LegendPlace {
  readonly shown: boolean
  /** How many legends after this one found no room. */
  readonly more: number
}

const ALONE: LegendPlace = { shown: true, more: 0 }

/** Whether the legend of the indicator at this place is shown, among so many with room for so many. */
export function legendPlace(place: number, count: number, rows: number): LegendPlace {
  return { shown: place < rows, more: place === rows - 1 ? Math.max(0, count - rows) : 0 }
}

/** Legends on the candles are cut short before they cover them; the last one shown says how many more there are. */
export function placeOfLegend(chart: Chart, { id, paneId }: Pick<Indicator, 'id' | 'paneId'>): LegendPlace {
  const room = rooms.get(chart)
  if (room?.paneId !== paneId) return ALONE
  const drawn = chart.getIndicators({ paneId }).filter(({ visible }) => visible)
  return legendPlace(
    drawn.findIndex((one) => one.id === id),
    drawn.length,
    room.rows,
  )
}

/** The canvas' settings for a legend without room. */
export const NO_LEGEND = { name: '', calcParamsText: '', legends: [], features: [] }
