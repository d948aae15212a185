/** The chart with its products beside it. */
export const CHART_GRID =
  'grid grid-cols-[minmax(0,1fr)_260px] narrow:grid-cols-1 gap-6 border-t border-line px-5 pt-4 pb-2'

/** The height of the drawing, which is as wide as its place and one unit to the pixel: its words are as large as all others. */
export const CHART_HEIGHT = 'h-59'
