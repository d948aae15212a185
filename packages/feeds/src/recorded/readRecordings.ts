import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { FeedError } from '../feed/feedError.ts'
import type { FeedInstrument } from '../feed/feedInstrument.ts'
import { readFormat } from './formats.ts'
import type { Recording } from './recording.ts'

const LARGEST_FILE_BYTES = 256 * 1024 * 1024

/**
 * Reads a recording or a folder of them. A file belongs to the instrument its name contains (`BTCUSD`, `btcusdt` and
 * `BTC-PERP` all mean BTCUSDT, `GC` means gold). Where recordings of one instrument overlap, the finest is kept. Throws {@link FeedError}.
 */
export function readRecordings(path: string, instruments: readonly FeedInstrument[]): Recording[] {
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
      const recording = readRecording(file, instruments)
      return recording ? [recording] : []
    })
  if (recordings.length === 0)
    throw new FeedError(
      `FEED=replay:${path}: no recording of a known instrument and form. Trades need the columns timestamp, side, price, amount; ` +
        `candles a time, open, high, low, close (or bid_open, ask_open and so on); quotes a time, bid, ask; single prices a time ` +
        `and a price. The file name names the instrument, one of ${instruments.map(({ symbol }) => symbol).join(', ')}`,
    )
  return withoutOverlaps(recordings)
}

function readRecording(file: string, instruments: readonly FeedInstrument[]): Recording | undefined {
  const instrument = instrumentOf(basename(file), instruments)
  if (!instrument || !/\.(csv|txt|gz)$/.test(file)) return undefined
  if (statSync(file).size > LARGEST_FILE_BYTES) throw new FeedError(`FEED=replay: ${file} is too large`)
  try {
    const bytes = readFileSync(file)
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    return readFormat(text, instrument, basename(file))
  } catch (error) {
    throw new FeedError(
      `FEED=replay: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function instrumentOf(fileName: string, instruments: readonly FeedInstrument[]): FeedInstrument | undefined {
  const words = fileName.toUpperCase().split(/[_.]/)
  return instruments.find(({ symbol, aliases }) => {
    const dollar = symbol.replace(/USDT$/, 'USD')
    const names = [symbol, dollar, symbol.replace(/USDT$/, '-PERP'), ...aliases]
    return words.some((word) => names.includes(word))
  })
}

function withoutOverlaps(recordings: readonly Recording[]): Recording[] {
  const kept: Recording[] = []
  for (const recording of [...recordings].sort((a, b) => a.coarsenessMs - b.coarsenessMs)) {
    const clash = kept.some((other) => other.instrument === recording.instrument && overlap(other, recording))
    if (!clash) kept.push(recording)
  }
  return kept.sort((a, b) => (a.times[0] ?? 0) - (b.times[0] ?? 0))
}

function overlap(a: Recording, b: Recording): boolean {
  return (a.times[0] ?? 0) <= (b.times.at(-1) ?? 0) && (b.times[0] ?? 0) <= (a.times.at(-1) ?? 0)
}
