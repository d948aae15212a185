import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { onDemand } from '../../shared/loading/onDemand.tsx'
import { resetSetup } from '../setup/setupStore.ts'
import { ChartToolbar } from '../toolbar/ChartToolbar.tsx'
import { useFullScreen } from '../toolbar/useFullScreen.ts'
import { usePicture } from '../toolbar/usePicture.ts'
import { type ChartContent, ChartStage } from './ChartStage.tsx'
import { usePriceChart } from './usePriceChart.ts'

/** The candles do not wait for it; its place is kept. */
const DrawingBar = onDemand(async () => (await import('../toolbar/DrawingBar.tsx')).DrawingBar)
const ChartDialogs = lazy(() => import('../dialogs/ChartDialogs.tsx'))

export interface PriceChartProps extends ChartContent {
  /** Name of the series; the symbol when absent. */
  readonly name?: string
  /** At the start of the tool row. */
  readonly headerExtra?: ReactNode
  /** In the tool row, after the chart's own tools. */
  readonly tools?: ReactNode
  /** Charts with the same key share setup, drawings and saved layouts. */
  readonly storageKey: string
}

/** The chart of a trading screen with its tools. */
export function PriceChart(props: PriceChartProps) {
  const { series, priceScale, lines, storageKey } = props
  const view = usePriceChart(series, props.name, storageKey)
  const { title, setups, change, chart, dialog, setDialog, board } = view
  const setup = setups.current
  const frame = useRef<HTMLDivElement>(null)
  const [asTable, setAsTable] = useState(false)
  const savePicture = usePicture(chart, frame)
  const screen = useFullScreen(frame)
  return (
    <div ref={frame} className="flex h-full min-h-0 flex-col bg-surface-1">
      <ChartToolbar
        start={props.headerExtra}
        tools={props.tools}
        setup={setup}
        onChange={change}
        onDialog={setDialog}
        asTable={asTable}
        onTable={() => setAsTable(!asTable)}
        fullScreen={screen.full}
        onFullScreen={screen.turn}
        onLatest={() => chart.current?.toLatest()}
        onZoom={(factor) => chart.current?.zoom(factor)}
        onPicture={() => void savePicture({ symbol: series.symbol, title, period: setup.period })}
        onReset={() => {
          resetSetup(storageKey)
          chart.current?.toLatest()
        }}
      />
      <div className="flex min-h-0 flex-1">
        {setup.drawingBar && !asTable && (
          <div className="flex w-9 shrink-0">
            <DrawingBar
              tool={board.tool}
              onTool={board.pick}
              magnet={setup.magnet}
              onMagnet={() => change({ magnet: !setup.magnet })}
              count={board.drawings.length}
              allLocked={board.drawings.every(({ locked }) => locked)}
              onLockAll={board.lockAll}
              onClear={() => setDialog('clear')}
            />
          </div>
        )}
        <ChartStage {...props} view={view} asTable={asTable} />
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <ChartDialogs
            dialog={dialog}
            onClose={() => setDialog(undefined)}
            storageKey={storageKey}
            series={series}
            title={title}
            priceScale={priceScale}
            setups={setups}
            onChange={change}
            indicators={view.indicators}
            board={board}
            lines={lines}
            onMoveLine={props.onMoveLine}
            onCancelLine={props.onCancelLine}
          />
        </Suspense>
      )}
    </div>
  )
}
