import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatLines } from './testing/formatLines.ts'

const FILE = '../../../docs/formats/version-1.txt'
const JOURNALS = new URL('../journals/', import.meta.url)
/** By words and then by numbers, on every machine alike. */
const place = (line: string) => line.replace(/\d+/g, (digits) => digits.padStart(16, '0'))
const inOrder = (one: string, other: string) => (place(one) < place(other) ? -1 : 1)
const kept = readFileSync(new URL(FILE, import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')

/** The recorded journals, each with the SHA-256 of its file: more may be recorded, and none is ever made anew. */
function journalLines(): readonly string[] {
  return readdirSync(JOURNALS)
    .filter((name) => name.endsWith('.jsonl'))
    .map(
      (name) =>
        `journal ${name} ${createHash('sha256')
          .update(readFileSync(new URL(name, JOURNALS)))
          .digest('hex')}`,
    )
}

const present = [...formatLines(), ...journalLines()]
const known = new Set(present)
const changed = kept.filter((line) => !known.has(line))

/*
 * Logs, snapshots and hashes are read for ever as version 1 describes them. See docs/formats.md for how something is changed
 * all the same.
 */
describe('version 1 of the formats', () => {
  it('describes every record, word, number and part as it is still read', () => {
    expect(
      changed,
      'Logs that are kept were written as these lines of docs/formats/version-1.txt say, and would now be read otherwise. ' +
        'Put the description back, and give what is new a number and a name of its own (docs/formats.md)',
    ).toEqual([])
  })

  it('has everything that is new as well (npm run formats adds it, and changes nothing that is there)', async () => {
    const lines = [...new Set(changed.length === 0 ? [...kept, ...present] : kept)].sort(inOrder)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(FILE)
  })

  it('gives a record, a word and a number one line each', () => {
    expect(kept.length).toBeGreaterThan(900)
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept.some((line) => line.startsWith('command 1 PlaceOrder { owner: 4 1..4294967295 owner; '))).toBe(true)
  })
})
