import { readdirSync, readFileSync } from 'node:fs'
import { decodeCommand, encodeCommand } from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { Exchange } from './exchange.ts'
import { expectEqual } from './testing/expectEqual.ts'
import { newSha256 } from './testing/newSha256.ts'

interface Line {
  readonly time?: number
  readonly bytes?: string
  readonly end?: number
  readonly stateHash?: string
}

const FOLDER = new URL('../journals/', import.meta.url)
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))

function linesOf(name: string): Line[] {
  const text = readFileSync(new URL(name, FOLDER), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

/** Replays one line and holds the state against the recorded hash, if there is one. Returns 1 when it compared. */
function replay(exchange: Exchange, line: Line): number {
  if (line.bytes !== undefined && line.time !== undefined) {
    const bytes = Uint8Array.from(Buffer.from(line.bytes, 'hex'))
    const command = decodeCommand(bytes)
    expectEqual(encodeCommand(command), bytes)
    exchange.apply({ sequence: exchange.sequence + 1, time: line.time, command })
  } else {
    expect(exchange.sequence).toBe(line.end)
  }
  if (line.stateHash === undefined) return 0
  expect(exchange.stateHash(), `state after entry ${exchange.sequence}`).toBe(line.stateHash)
  return 1
}

/*
 * I9. These files are never written again: a difference means that an old log would now be read differently. See
 * journals/record.mjs for how to add one.
 */
describe('recorded journals', () => {
  test('are there', () => {
    expect(NAMES.sort()).toEqual([
      'busy-market.jsonl',
      'contract-hours.jsonl',
      'contracts.jsonl',
      'decisions.jsonl',
      'every-product-again.jsonl',
      'every-product.jsonl',
      'long-days.jsonl',
      'money.jsonl',
      'pairs-on-contracts.jsonl',
    ])
  })

  test.each(
    NAMES.flatMap((name) => [
      { name, book: 'fast' as const },
      { name, book: 'naive' as const },
    ]),
  )('$name on the $book book comes out as it did', ({ name, book }) => {
    const exchange = new Exchange({ newSha256, book })
    const compared = linesOf(name).reduce((sum, line) => sum + replay(exchange, line), 0)
    expect(compared).toBeGreaterThan(5)
    exchange.checkInvariants()
  })

  test.each(NAMES)('%s goes on from a snapshot as if there had been none', (name) => {
    const lines = linesOf(name)
    const half = lines.length >> 1
    const first = new Exchange({ newSha256 })
    for (const line of lines.slice(0, half)) replay(first, line)
    const second = Exchange.restore(first.snapshot(), { newSha256 })
    const compared = lines.slice(half).reduce((sum, line) => sum + replay(second, line), 0)
    expect(compared).toBeGreaterThan(2)
  })
})
