import type { ChartSeries } from '../candles/series.ts'
import type { ChartLine } from '../canvas/chartLine.ts'
import type { DrawingBoard } from '../drawings/useDrawingBoard.ts'
import type { ChartSetup } from '../setup/chartSetup.ts'
import type { IndicatorShelf } from '../setup/indicatorShelf.ts'
import type { Setups } from '../setup/setupStore.ts'
import type { ChartDialog } from '../toolbar/ChartToolbar.tsx'

/** The parts of the chart that its dialogs use. */
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
