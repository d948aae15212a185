/** The chart with its products beside it. */
export const CHART_GRID =
  'grid grid-cols-[minmax(0,1fr)_260px] narrow:grid-cols-1 gap-6 border-t border-line px-5 pt-4 pb-2'

/** The shape of the drawing, which keeps it at every width. */
export const CHART_SHAPE = 'aspect-[720/236]'
