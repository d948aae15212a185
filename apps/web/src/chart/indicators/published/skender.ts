import { line, type PublishedCheck } from './publishedCheck.ts'

/** Results of the .NET library Stock.Indicators over its own daily quotes: file and contents of each. */
export const SKENDER: readonly PublishedCheck[] = [
  { id: 'sma', file: 'sma', parameters: [20], comparisons: [line('value', 'sma')], tolerance: 1e-9 },
  { id: 'ema', file: 'ema', parameters: [20], comparisons: [line('value', 'ema')], tolerance: 1e-9 },
  { id: 'wma', file: 'wma', parameters: [14], comparisons: [line('value', 'wma')], tolerance: 1e-9 },
  { id: 'rsi', file: 'rsi', parameters: [14], comparisons: [line('value', 'rsi')], tolerance: 1e-9 },
  {
    id: 'macd',
    file: 'macd',
    parameters: [12, 26, 9],
    comparisons: [line('macd', 'macd'), line('signal', 'signal'), line('histogram', 'histogram')],
    tolerance: 1e-9,
  },
  {
    id: 'bollinger',
    file: 'bb',
    parameters: [20, 2],
    comparisons: [line('upper', 'upperBand'), line('middle', 'sma'), line('lower', 'lowerBand')],
    tolerance: 1e-9,
  },
  {
    id: 'bollingerPercent',
    file: 'bb',
    parameters: [20, 2],
    comparisons: [line('value', 'percentB')],
    tolerance: 1e-9,
  },
  {
    id: 'bollingerWidth',
    file: 'bb',
    parameters: [20, 2],
    comparisons: [line('value', 'width', 100)],
    tolerance: 1e-9,
  },
  { id: 'atr', file: 'atr', parameters: [14], comparisons: [line('value', 'atr')], tolerance: 1e-9 },
  { id: 'natr', file: 'atr', parameters: [14], comparisons: [line('value', 'atrp')], tolerance: 1e-9 },
  {
    id: 'stochastic',
    file: 'stoch',
    parameters: [14, 3, 3],
    comparisons: [line('k', 'k'), line('d', 'd')],
    tolerance: 1e-9,
  },
  { id: 'vwap', file: 'vwap', parameters: [], comparisons: [line('value', 'vwap')], tolerance: 1e-9 },
  { id: 'obv', file: 'obv', parameters: [], comparisons: [line('value', 'obv')], tolerance: 1e-9 },
]
