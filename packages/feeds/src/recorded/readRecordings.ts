import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FeedMarket } from '../feed.ts'
import { FeedError } from '../feedError.ts'
import { readFormat } from './formats.ts'
import type { Recording } from './recording.ts'

const LARGEST_FILE_BYTES = 256 * 1024 * 1024

/**
 * Reads a recording or a folder of them. A file belongs to the market its name contains (`BTCUSD`, `btcusdt` and
 * `BTC-PERP` all mean BTCUSDT). Where recordings of one market overlap, the finest is kept. Throws {@link FeedError}.
 */
export function readRecordings(path: string, markets: readonly FeedMarket[]): Recording[] {
  if (!existsSync(path)) throw new FeedError(`FEED=replay:${path}: there is no such file or folder`)
  const folder = statSync(path).isDirectory()
  const files = folder
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : [path]
  const recordings = files
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => {
      const recording = readRecording(file, markets)
      return recording ? [recording] : []
    })
  if (recordings.length === 0)
    throw new FeedError(
      `FEED=replay:${path}: no recording of a known market and form. Trades need the columns timestamp, side, price, amount; ` +
        `candles a time, open, high, low, close, volume; the file name names the market, one of ${markets.map(({ definition }) => definition.symbol).join(', ')}`,
    )
  return withoutOverlaps(recordings)
}

function readRecording(file: string, markets: readonly FeedMarket[]): Recording | undefined {
  const market = marketOf(basename(file), markets)
  if (!market || !/\.(csv|txt|gz)$/.test(file)) return undefined
  if (statSync(file).size > LARGEST_FILE_BYTES) throw new FeedError(`FEED=replay: ${file} is too large`)
  try {
    const bytes = readFileSync(file)
    return readFormat((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'), market)
  } catch (error) {
    throw new FeedError(
      `FEED=replay: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function marketOf(fileName: string, markets: readonly FeedMarket[]): FeedMarket | undefined {
  const words = fileName.toUpperCase().split(/[_.]/)
  return markets.find(({ definition: { symbol } }) => {
    const dollar = symbol.replace(/USDT$/, 'USD')
    return words.some((word) => word === symbol || word === dollar || word === symbol.replace(/USDT$/, '-PERP'))
  })
}

function withoutOverlaps(recordings: readonly Recording[]): Recording[] {
  const kept: Recording[] = []
  for (const recording of [...recordings].sort((a, b) => a.coarsenessMs - b.coarsenessMs)) {
    const clash = kept.some((other) => other.market === recording.market && overlap(other, recording))
    if (!clash) kept.push(recording)
  }
  return kept.sort((a, b) => (a.times[0] ?? 0) - (b.times[0] ?? 0))
}

function overlap(a: Recording, b: Recording): boolean {
  return (a.times[0] ?? 0) <= (b.times.at(-1) ?? 0) && (b.times[0] ?? 0) <= (a.times.at(-1) ?? 0)
}
