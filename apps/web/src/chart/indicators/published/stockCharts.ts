import type { Bar } from '../indicator.ts'
import { line, type PublishedCheck, standingStill } from './publishedCheck.ts'

/** Spreadsheets of StockCharts' chart school, as the tests of the Python package `ta` keep them. */
export const STOCK_CHARTS: readonly PublishedCheck[] = [
  { id: 'accumulation', file: 'cs-accum.csv', parameters: [], comparisons: [line('value', 'ADLine')], tolerance: 1e-3 },
  {
    id: 'adx',
    file: 'cs-adx.csv',
    parameters: [14],
    comparisons: [line('adx', 'ADX'), line('plus', '+DI14'), line('minus', '-DI14')],
    tolerance: 1e-6,
  },
  // The first true range of the sheet is the first bar's own: a bar like it before makes it ours.
  {
    id: 'atr',
    file: 'cs-atr.csv',
    parameters: [14],
    comparisons: [line('value', 'ATR')],
    extend: standingStill(1),
    skip: 13,
    tolerance: 1e-8,
  },
  {
    id: 'bollinger',
    file: 'cs-bbands.csv',
    parameters: [20, 2],
    comparisons: [line('upper', 'HighBand'), line('middle', 'MiddleBand'), line('lower', 'LowBand')],
    tolerance: 1e-6,
  },
  {
    id: 'bollingerPercent',
    file: 'cs-bbands.csv',
    parameters: [20, 2],
    comparisons: [line('value', 'PercentageBand')],
    tolerance: 1e-6,
  },
  {
    id: 'bollingerWidth',
    file: 'cs-bbands.csv',
    parameters: [20, 2],
    comparisons: [line('value', 'WidthBand')],
    tolerance: 1e-6,
  },
  {
    id: 'standardDeviation',
    file: 'cs-bbands.csv',
    parameters: [20],
    comparisons: [line('value', '20-day Standard Deviation')],
    tolerance: 1e-6,
  },
  { id: 'cci', file: 'cs-cci.csv', parameters: [20], comparisons: [line('value', 'CCI')], tolerance: 1e-3 },
  {
    id: 'typicalPrice',
    file: 'cs-cci.csv',
    parameters: [],
    comparisons: [line('value', 'Typical Price')],
    tolerance: 1e-4,
  },
  // The sheet prints the middle with two digits.
  {
    id: 'donchian',
    file: 'cs-dc.csv',
    parameters: [20],
    comparisons: [line('upper', 'upper_band'), line('middle', 'middle_band'), line('lower', 'lower_band')],
    tolerance: 0.0051,
  },
  {
    id: 'easeOfMovement',
    file: 'cs-easeofmovement.csv',
    parameters: [14, 100_000_000],
    comparisons: [line('value', 'SMA_EMV')],
    tolerance: 1e-8,
  },
  {
    id: 'forceIndex',
    file: 'cs-fi.csv',
    parameters: [13],
    comparisons: [line('value', 'FI')],
    extend: (bars) => changingAlike(bars, 12),
    skip: 1,
    tolerance: 1e-3,
  },
  { id: 'kama', file: 'cs-kama.csv', parameters: [10, 2, 30], comparisons: [line('value', 'KAMA')], tolerance: 1e-6 },
  {
    id: 'keltner',
    file: 'cs-kc.csv',
    parameters: [20, 10, 2],
    comparisons: [line('middle', 'middle_band')],
    extend: standingStill(20),
    tolerance: 1e-8,
  },
  {
    id: 'keltner',
    file: 'cs-kc.csv',
    parameters: [9, 10, 2],
    comparisons: [
      {
        name: 'the distance of the bands',
        ours: ({ upper = [], lower = [] }) => upper.map((high, index) => apart(high, lower[index])),
        theirs: (sheet) => {
          const lower = sheet.column('lower_band')
          return sheet.column('upper_band').map((high, index) => apart(high, lower[index]))
        },
      },
    ],
    extend: standingStill(1),
    tolerance: 1e-8,
  },
  {
    id: 'macd',
    file: 'cs-macd.csv',
    parameters: [12, 26, 9],
    comparisons: [line('macd', 'MACD_line')],
    extend: standingStill(34),
    tolerance: 1e-8,
  },
  // The sheet begins its signal at the first distance; a hundred rows later nothing is left of that.
  {
    id: 'macd',
    file: 'cs-macd.csv',
    parameters: [12, 26, 9],
    comparisons: [line('signal', 'MACD_signal'), line('histogram', 'MACD_diff')],
    extend: standingStill(34),
    skip: 100,
    tolerance: 1e-7,
  },
  { id: 'moneyFlowIndex', file: 'cs-mfi.csv', parameters: [14], comparisons: [line('value', 'MFI')], tolerance: 1e-3 },
  { id: 'obv', file: 'cs-obv.csv', parameters: [], comparisons: [line('value', 'OBV')], tolerance: 1e-9 },
  {
    id: 'williamsR',
    file: 'cs-percentr.csv',
    parameters: [14],
    comparisons: [line('value', 'Williams_%R')],
    tolerance: 1e-6,
  },
  {
    id: 'ppo',
    file: 'cs-ppo.csv',
    parameters: [12, 26, 9],
    comparisons: [line('value', 'PPO'), line('signal', 'PPO_Signal_Line'), line('histogram', 'PPO_Histogram')],
    extend: standingStill(34),
    tolerance: 1e-8,
  },
  {
    id: 'percentageVolume',
    file: 'cs-pvo.csv',
    parameters: [12, 26, 9],
    comparisons: [line('value', 'PVO'), line('signal', 'PVO_Signal_Line'), line('histogram', 'PVO_Histogram')],
    extend: standingStill(34),
    tolerance: 1e-8,
  },
  // The sheet starts its first leg, which ends in the ninth row, two bars later.
  {
    id: 'psar',
    file: 'cs-psar.csv',
    parameters: [0.02, 0.2],
    comparisons: [
      {
        name: 'the stop of either side',
        ours: ({ value = [] }) => value,
        theirs: (sheet) => {
          const above = sheet.column('psar_down')
          return sheet.column('psar_up').map((below, index) => below ?? above[index] ?? null)
        },
      },
    ],
    skip: 8,
    tolerance: 1e-7,
  },
  { id: 'roc', file: 'cs-roc.csv', parameters: [12], comparisons: [line('value', 'ROC')], tolerance: 1e-7 },
  // The sheet begins its averages at nothing, as after a market that stood still.
  {
    id: 'rsi',
    file: 'cs-rsi.csv',
    parameters: [14],
    comparisons: [line('value', 'RSI')],
    extend: standingStill(14),
    tolerance: 1e-5,
  },
  {
    id: 'stochastic',
    file: 'cs-soo.csv',
    parameters: [14, 1, 3],
    comparisons: [line('k', 'SO'), line('d', 'SO_SIG')],
    tolerance: 1e-5,
  },
  // The sheet begins its averages at their first value; sixty bars later nothing is left of that.
  {
    id: 'schaffTrendCycle',
    file: 'cs-stc.csv',
    parameters: [10, 23, 50, 3],
    comparisons: [line('value', 'stc')],
    extend: standingStill(50),
    skip: 60,
    tolerance: 1e-5,
  },
  {
    id: 'stochasticRsi',
    file: 'cs-stochrsi.csv',
    parameters: [14, 14, 1, 1],
    comparisons: [line('k', 'StochRSI(14)', 100)],
    extend: standingStill(14),
    tolerance: 1e-3,
  },
  // The sheet rounds its weights to 0.07692 and 0.1428, and its second average begins at one value.
  {
    id: 'trueStrength',
    file: 'cs-tsi.csv',
    parameters: [25, 13, 7],
    comparisons: [line('value', 'TSI')],
    extend: (bars) => changingAlike(bars, 24),
    skip: 200,
    tolerance: 0.02,
  },
  { id: 'ulcer', file: 'cs-ui.csv', parameters: [14], comparisons: [line('value', 'ulcer_index')], tolerance: 1e-8 },
  {
    id: 'ultimate',
    file: 'cs-ultosc.csv',
    parameters: [7, 14, 28],
    comparisons: [line('value', 'Ult_Osc')],
    tolerance: 1e-3,
  },
  {
    id: 'vortex',
    file: 'cs-vortex.csv',
    parameters: [14],
    comparisons: [line('plus', '+VI14'), line('minus', '-VI14')],
    tolerance: 1e-6,
  },
  {
    id: 'priceVolumeTrend',
    file: 'cs-vpt.csv',
    parameters: [],
    comparisons: [line('value', 'unsmoothed vpt')],
    tolerance: 1e-9,
  },
  {
    id: 'rollingVwap',
    file: 'cs-vwap.csv',
    parameters: [14],
    comparisons: [line('value', 'vwap')],
    skip: 13,
    tolerance: 1e-4,
  },
  { id: 'wma', file: 'cs-wma.csv', parameters: [9], comparisons: [line('value', 'WMA')], skip: 8, tolerance: 1e-4 },
]

const apart = (high: number | null | undefined, low: number | null | undefined): number | null =>
  typeof high === 'number' && typeof low === 'number' ? high - low : null

/** The sheet's average begins at the first change; as many like it before make ours begin there too. */
function changingAlike(bars: readonly Bar[], length: number): readonly Bar[] {
  const [first, second, ...rest] = bars
  if (!first || !second) return bars
  const fall = first.close - second.close
  const falling = Array.from({ length: length + 1 }, (_, index) => ({
    ...first,
    close: first.close + (length - index) * fall,
    volume: second.volume,
  }))
  return [...falling, second, ...rest]
}
