/** The tools by group. `shape` is the canvas' name, `points` how many presses a tool takes (freehand: one stroke). */
export interface DrawingTool {
  readonly id: string
  readonly shape: string
  readonly points: number
  /** Asks for words once it is placed. */
  readonly worded?: boolean
}

const tool = <const Id extends string>(id: Id, shape: string, points: number, worded = false) => ({
  id,
  shape,
  points,
  worded,
})

export const TOOL_GROUPS = {
  lines: [
    tool('trendLine', 'segment', 2),
    tool('ray', 'rayLine', 2),
    tool('extendedLine', 'straightLine', 2),
    tool('arrow', 'chartArrow', 2),
    tool('horizontalLine', 'horizontalStraightLine', 1),
    tool('horizontalRay', 'horizontalRayLine', 2),
    tool('verticalLine', 'verticalStraightLine', 1),
  ],
  channels: [
    tool('channel', 'parallelStraightLine', 3),
    tool('middleChannel', 'priceChannelLine', 3),
    tool('pitchfork', 'chartPitchfork', 3),
  ],
  fibonacci: [
    tool('retracement', 'chartRetracement', 2),
    tool('extension', 'chartExtension', 3),
    tool('fan', 'chartFan', 2),
  ],
  shapes: [
    tool('rectangle', 'chartRectangle', 2),
    tool('circle', 'chartCircle', 2),
    tool('triangle', 'chartTriangle', 3),
    tool('brush', 'brush', 1),
  ],
  notes: [tool('measure', 'chartMeasure', 2), tool('note', 'chartNote', 1, true), tool('priceLabel', 'priceLine', 1)],
} as const

export type ToolGroup = keyof typeof TOOL_GROUPS
export const GROUP_NAMES = Object.keys(TOOL_GROUPS) as readonly ToolGroup[]
export type ToolId = (typeof TOOL_GROUPS)[ToolGroup][number]['id']

const ALL: readonly (DrawingTool & { readonly id: ToolId })[] = GROUP_NAMES.flatMap((group) => [...TOOL_GROUPS[group]])

export function findTool(id: string): (DrawingTool & { readonly id: ToolId }) | undefined {
  return ALL.find((known) => known.id === id)
}
