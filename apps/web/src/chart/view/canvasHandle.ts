import type { ChartHandle } from '../canvas/chartHandle.ts'
import { CANDLE_PANE } from '../canvas/indicatorPanes.ts'
import { indexAt, readingsAt } from '../canvas/readings.ts'
import type { Canvas } from '../canvas/useCanvas.ts'
import { cancelDrawing } from '../drawings/drawings.ts'
import type { DrawingStart } from '../drawings/useDrawings.ts'

/** Where the crosshair's price line rests while bars are read by keyboard. */
const CROSSHAIR_Y = 48
const GLIDE_MS = 120

/** The canvas' functions for the controls around it; they do nothing while there is no canvas. */
export function chartHandle(canvas: Canvas | undefined, drawing: DrawingStart | undefined): ChartHandle {
  const chart = canvas?.chart
  return {
    showBar(time) {
      if (!chart) return
      const index = indexAt(chart.getDataList(), time)
      if (index < 0) return
      const { from, to } = chart.getVisibleRange()
      if (index < from || index >= to) chart.scrollToDataIndex(index)
      const point = chart.convertToPixel({ timestamp: time }, { paneId: CANDLE_PANE })
      if (!Array.isArray(point) && point.x !== undefined)
        chart.executeAction('onCrosshairChange', { paneId: CANDLE_PANE, x: point.x, y: CROSSHAIR_Y })
    },
    toLatest: () => chart?.scrollToRealTime(),
    zoom: (factor) => chart?.zoomAtCoordinate(factor, undefined, GLIDE_MS),
    startTool: (tool) => drawing?.start(tool),
    cancelTool: () => chart && cancelDrawing(chart),
    placeTool: (tool, time) => drawing?.place(tool, time),
    readings: (time) => (chart ? readingsAt(chart, time) : []),
    picture: () => chart?.getConvertPictureUrl(true, 'png', canvas?.colours.paper),
  }
}
