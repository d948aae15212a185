import { type RefObject, useCallback, useMemo, useState } from 'react'
import type { ChartHandle } from '../canvas/chartHandle.ts'
import type { ChartSetup, Drawing } from '../setup/chartSetup.ts'
import type { DrawingEvents } from './drawings.ts'
import { findTool, type ToolId } from './drawingTools.ts'

export interface DrawingBoard {
  readonly drawings: readonly Drawing[]
  readonly selected: Drawing | undefined
  readonly tool: ToolId | undefined
  readonly events: DrawingEvents
  pick(tool: ToolId | undefined): void
  /** Places the tool in hand without a pointer. */
  place(time: number): void
  change(id: string, change: Partial<Drawing>): void
  remove(id: string): void
  lockAll(): void
  clear(): void
}

const NONE: readonly Drawing[] = []

/** The drawings of one series: the tool in use, the selection, and every change. */
export function useDrawingBoard(
  series: string,
  setup: ChartSetup,
  onChange: (change: Partial<ChartSetup>) => void,
  chart: RefObject<ChartHandle | null>,
  onWorded: (id: string) => void,
): DrawingBoard {
  const drawings = setup.drawings[series] ?? NONE
  const [selectedId, setSelected] = useState<string>()
  const [tool, setTool] = useState<ToolId>()
  const keep = useCallback(
    (next: readonly Drawing[]) => onChange({ drawings: { ...setup.drawings, [series]: next } }),
    [setup.drawings, series, onChange],
  )
  const put = useCallback(
    (drawing: Drawing) => keep([...drawings.filter(({ id }) => id !== drawing.id), drawing]),
    [drawings, keep],
  )
  const events = useMemo<DrawingEvents>(
    () => ({
      onDrawn: (drawing) => put({ ...drawings.find(({ id }) => id === drawing.id), ...drawing }),
      onPlaced(drawing) {
        put(drawing)
        setTool(undefined)
        if (findTool(drawing.tool)?.worded) onWorded(drawing.id)
      },
      onSelected: setSelected,
    }),
    [drawings, put, onWorded],
  )
  const change = (id: string, to: Partial<Drawing>) =>
    keep(drawings.map((drawing) => (drawing.id === id ? { ...drawing, ...to } : drawing)))
  return {
    drawings,
    selected: drawings.find(({ id }) => id === selectedId),
    tool,
    events,
    pick(next) {
      setTool(next)
      if (next) chart.current?.startTool(next)
      else chart.current?.cancelTool()
    },
    place(time) {
      if (!tool) return
      chart.current?.cancelTool()
      chart.current?.placeTool(tool, time)
    },
    change,
    remove: (id) => keep(drawings.filter((drawing) => drawing.id !== id)),
    lockAll() {
      const locked = !drawings.every((drawing) => drawing.locked)
      keep(drawings.map((drawing) => ({ ...drawing, locked })))
    },
    clear: () => keep([]),
  }
}
