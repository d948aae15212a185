import './drawingShapes.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { Canvas } from '../canvas/useCanvas.ts'
import type { Drawing } from '../setup/chartSetup.ts'
import type { ChartTranslate } from '../words/texts.ts'
import { type DrawingEvents, type DrawingLook, placeDrawing, showDrawings, startDrawing } from './drawings.ts'

export interface DrawingBoard {
  readonly drawings: readonly Drawing[]
  readonly magnet: boolean
  /** New with every change of the panes, which drawings may belong to. */
  readonly panes: unknown
  readonly events: DrawingEvents
}

export interface DrawingStart {
  start(tool: string): void
  place(tool: string, time: number): void
}

/** Keeps the drawings on the canvas; returns the function that starts a new one. */
export function useDrawings(
  canvas: Canvas | undefined,
  board: DrawingBoard,
  t: ChartTranslate,
): DrawingStart | undefined {
  const { drawings, magnet, panes } = board
  const latest = useRef(board.events)
  useEffect(() => {
    latest.current = board.events
  })
  const events = useMemo<DrawingEvents>(
    () => ({
      onDrawn: (drawing) => latest.current.onDrawn(drawing),
      onPlaced: (drawing) => latest.current.onPlaced(drawing),
      onSelected: (id) => latest.current.onSelected(id),
    }),
    [],
  )
  const look = useMemo<DrawingLook | undefined>(
    () =>
      canvas && {
        colours: canvas.colours,
        magnet,
        labels: { bars: (count) => t('draw.bars', { count }), note: t('draw.noteText') },
      },
    [canvas, magnet, t],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawings of a pane appear with it
  useEffect(() => {
    if (canvas && look) showDrawings(canvas.chart, drawings, look, events)
  }, [canvas, look, drawings, events, panes])
  return useMemo(
    () =>
      canvas &&
      look && {
        start: (tool) => startDrawing(canvas.chart, tool, look, events),
        place: (tool, time) => placeDrawing(canvas.chart, tool, time, events),
      },
    [canvas, look, events],
  )
}
