import type { ChartDialog } from '../ChartToolbar.tsx'
import type { ChartLine } from '../chartLine.ts'
import type { ChartSetup } from '../chartSetup.ts'
import type { IndicatorShelf } from '../indicatorShelf.ts'
import type { ChartSeries } from '../series.ts'
import type { Setups } from '../setupStore.ts'
import type { DrawingBoard } from '../useDrawingBoard.ts'

/** What the dialogs know of the chart they belong to. */
export interface ChartDialogsProps {
  readonly dialog: ChartDialog | { readonly note: string }
  readonly onClose: () => void
  readonly storageKey: string
  readonly series: ChartSeries
  readonly title: string
  readonly priceScale: number
  readonly setups: Setups
  readonly onChange: (change: Partial<ChartSetup>) => void
  readonly indicators: IndicatorShelf | undefined
  readonly board: DrawingBoard
  readonly lines: readonly ChartLine[]
  readonly onMoveLine: (id: string, price: string) => void
  readonly onCancelLine: ((id: string) => void) | undefined
}
