import { seededRandom } from '@touchstone/quantities'
import { beforeAll, describe, expect, it } from 'vitest'
import { LogDamage } from '../commands/commandLog.ts'
import { GENESIS, type LogPoint } from '../commands/logPoint.ts'
import type { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import { decodeSegmentHeader, SEGMENT_HEADER_BYTES } from '../segments/segment.ts'
import { scanSegment } from '../segments/segmentScan.ts'
import { appendAll, macrotask, openSimulated, readTexts, simulatedDisk } from '../testing/simulatedJournal.ts'

/** Entries of very different length, so that blocks cross sectors in every way. */
const TEXTS = Array.from({ length: 90 }, (_, index) => `entry ${index + 1} `.padEnd(20 + ((index * 37) % 400), 'x'))

/** A block's place in a plain segment. */
interface Extent {
  readonly path: string
  readonly from: number
  readonly to: number
  readonly sequence: number
}

async function closedJournal(texts: readonly string[] = TEXTS): Promise<SimulatedDisk> {
  const disk = simulatedDisk()
  const journal = await openSimulated(disk)
  await appendAll(journal, texts)
  await journal.close()
  return disk
}

function segmentPaths(disk: SimulatedDisk): string[] {
  return disk.paths().filter((path) => path.endsWith('.segment'))
}

/** Blocks of the plain segments; each entry of the story is a block of its own. */
function extents(disk: SimulatedDisk): Extent[] {
  const found: Extent[] = []
  for (const path of segmentPaths(disk)) {
    const bytes = Buffer.from(disk.contents(path))
    const header = decodeSegmentHeader(bytes)
    if (!header) throw new Error(`${path} has no header`)
    let from = SEGMENT_HEADER_BYTES
    const start = startOf(bytes)
    scanSegment(bytes, header, start, (block) => {
      found.push({ path, from, to: from + block.byteLength, sequence: block.firstSequence })
      from += block.byteLength
    })
  }
  return found
}

function startOf(bytes: Buffer): LogPoint {
  const at = SEGMENT_HEADER_BYTES
  const sequence = Number(bytes.readBigUInt64LE(at + 80)) - 1
  return { ...GENESIS, sequence, hash: new Uint8Array(bytes.subarray(at + 48, at + 80)) }
}

type Outcome = { readonly kind: 'whole' } | { readonly kind: 'damage'; readonly error: LogDamage } | { kind: 'wrong' }

/** Opens a copy after something was done to it, and reads all. */
async function outcomeOf(disk: SimulatedDisk, harm: (copy: SimulatedDisk) => void): Promise<Outcome> {
  const copy = disk.copy({ random: seededRandom(2) })
  harm(copy)
  try {
    const journal = await openSimulated(copy)
    const texts = await readTexts(journal)
    const whole = texts.length === TEXTS.length && texts.every((text, index) => text === TEXTS[index])
    return { kind: whole ? 'whole' : 'wrong' }
  } catch (error) {
    if (error instanceof LogDamage) return { kind: 'damage', error }
    throw error
  }
}

async function damageOf(disk: SimulatedDisk, harm: (copy: SimulatedDisk) => void): Promise<LogDamage> {
  const outcome = await outcomeOf(disk, harm)
  if (outcome.kind !== 'damage') throw new Error(`expected damage, but it is ${outcome.kind}`)
  return outcome.error
}

describe('a bit that flips', () => {
  let disk: SimulatedDisk
  let blocks: Extent[]
  beforeAll(async () => {
    disk = await closedJournal()
    blocks = extents(disk)
  })

  it('in a block keeps the log closed and names the entry, the very last one included', async () => {
    const random = seededRandom(3)
    for (let flip = 0; flip < 1_000; flip++) {
      const block = flip < 200 ? blocks.at(-1) : blocks[Math.floor(random() * blocks.length)]
      if (!block) throw new Error('there are no blocks')
      const bit = Math.floor((block.from + random() * (block.to - block.from)) * 8)
      const damage = await damageOf(disk, (copy) => copy.flipBit(block.path, bit))
      expect([bit, damage.sequence]).toEqual([bit, block.sequence])
    }
  })

  it('anywhere in any file is noticed or changes nothing', async () => {
    const random = seededRandom(4)
    const kinds = new Map<string, number>()
    for (const path of disk.paths()) {
      const bits = disk.contents(path).byteLength * 8
      for (let flip = 0; flip < 120; flip++) {
        const bit = Math.floor(random() * bits)
        const { kind } = await outcomeOf(disk, (copy) => copy.flipBit(path, bit))
        expect([path, bit, kind]).not.toEqual([path, bit, 'wrong'])
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    }
    expect(kinds.get('damage')).toBeGreaterThan(100)
    expect(kinds.get('whole')).toBeGreaterThan(100)
  })

  it('in any byte of an archived segment or the manifest is noticed', async () => {
    for (const path of disk.paths().filter((name) => name.includes('/archive/'))) {
      const length = disk.contents(path).byteLength
      for (let at = 0; at < length; at += 1 + Math.floor(length / 150)) {
        const { kind } = await outcomeOf(disk, (copy) => copy.flipBit(path, at * 8 + (at % 8)))
        expect([path, at, kind]).toEqual([path, at, 'damage'])
      }
    }
  })

  it('in the header of a segment is noticed', async () => {
    for (const path of segmentPaths(disk)) {
      for (let at = 0; at < SEGMENT_HEADER_BYTES; at += 7) {
        await damageOf(disk, (copy) => copy.flipBit(path, at * 8 + (at % 8)))
      }
    }
  })

  it('behind the end is set back to zero: no entry was there', async () => {
    const last = blocks.at(-1)
    if (!last) throw new Error('there are no blocks')
    const copy = disk.copy({ random: seededRandom(2) })
    copy.flipBit(last.path, (last.to + 40) * 8)
    const journal = await openSimulated(copy)
    expect(journal.cutBytes).toBe(41)
    expect(await readTexts(journal)).toEqual(TEXTS)
    expect(
      copy
        .contents(last.path)
        .subarray(last.to)
        .every((byte) => byte === 0),
    ).toBe(true)
  })
})

describe('a write that was cut off', () => {
  it('at any byte of the last three blocks leaves the blocks before it', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS.slice(0, 12))
    await macrotask()
    const before = disk.copy({ random: seededRandom(5) })
    const watermark = before.contents('/log/watermark')
    await appendAll(journal, TEXTS.slice(12, 15))
    disk.kill()
    const blocks = extents(disk).slice(-3)
    expect(blocks.map(({ sequence }) => sequence)).toEqual([13, 14, 15])
    for (const block of blocks) {
      for (let cut = block.from; cut < block.to; cut++) {
        const copy = disk.copy({ random: seededRandom(6) })
        const bytes = copy.contents(block.path)
        copy.replaceContents(block.path, bytes.fill(0, cut))
        // The watermark follows acknowledgement; a block cut off was never acknowledged.
        copy.replaceContents('/log/watermark', watermark)
        const again = await openSimulated(copy)
        expect(await readTexts(again)).toEqual(TEXTS.slice(0, block.sequence - 1))
        await again.append(Buffer.from('next'))
        expect(again.head.sequence).toBe(block.sequence)
        await again.close()
      }
    }
  })

  it('is not taken for damage when a command holds the bytes of a block', async () => {
    const disk = await closedJournal()
    const [inside] = extents(disk).slice(-1)
    if (!inside) throw new Error('there are no blocks')
    const forged = disk.contents(inside.path).subarray(inside.from, inside.to)
    const again = await openSimulated(disk)
    const watermark = disk.contents('/log/watermark')
    await again.append(forged)
    disk.kill()
    const [block] = extents(disk).slice(-1)
    if (!block) throw new Error('there are no blocks')
    const bytes = disk.contents(block.path)
    bytes.fill(0, block.from, block.from + 60)
    disk.replaceContents(block.path, bytes)
    disk.replaceContents('/log/watermark', watermark)
    const journal = await openSimulated(disk)
    expect(journal.cutBytes).toBeGreaterThan(forged.byteLength)
    expect(await readTexts(journal)).toEqual(TEXTS)
  })
})

describe('files that are not as they were left', () => {
  let disk: SimulatedDisk
  beforeAll(async () => {
    disk = await closedJournal()
  })

  it('missing, any of them, is noticed unless it held nothing', async () => {
    const holding = new Set(extents(disk).map(({ path }) => path))
    for (const path of disk.paths()) {
      const { kind } = await outcomeOf(disk, (copy) => copy.lose(path))
      const heldNothing = path.endsWith('.segment') && !holding.has(path)
      expect([path, kind]).toEqual([path, heldNothing ? 'whole' : 'damage'])
    }
  })

  it('swapped segments are noticed', async () => {
    const [first, second] = segmentPaths(disk)
    if (!first || !second) throw new Error('too few segments')
    const damage = await damageOf(disk, (copy) => {
      const bytes = copy.contents(first)
      copy.replaceContents(first, copy.contents(second))
      copy.replaceContents(second, bytes)
    })
    expect(damage.message).toContain('belongs elsewhere')
  })

  it('a segment of another log is noticed', async () => {
    const other = simulatedDisk()
    const journal = await openSimulated(other, { seed: 99 })
    await appendAll(journal, TEXTS)
    await journal.close()
    for (const path of segmentPaths(disk)) {
      await damageOf(disk, (copy) => copy.replaceContents(path, other.contents(path)))
    }
  })

  it('an older copy of a segment, of the archive or of everything but the watermark is noticed', async () => {
    const young = await closedJournal(TEXTS.slice(0, 84))
    const changed = disk.paths().filter((path) => {
      const bytes = young.paths().includes(path) ? young.contents(path) : null
      return bytes && Buffer.compare(bytes, disk.contents(path)) !== 0 && !path.endsWith('watermark')
    })
    expect(changed.length).toBeGreaterThan(0)
    for (const path of changed) {
      await damageOf(disk, (copy) => copy.replaceContents(path, young.contents(path)))
    }
    await damageOf(disk, (copy) => {
      for (const path of changed) copy.replaceContents(path, young.contents(path))
    })
  })

  it('a sector that kept its old content is noticed', async () => {
    for (const { path, from, to } of extents(disk)) {
      const sector = Math.ceil(from / 512) * 512
      if (sector >= to) continue
      await damageOf(disk, (copy) => {
        copy.replaceContents(path, copy.contents(path).fill(0, sector, sector + 512))
      })
    }
  })
})

describe('a write that lands elsewhere', () => {
  it('is noticed at the next opening', async () => {
    for (let victim = 1; victim <= 12; victim++) {
      const disk = simulatedDisk()
      const journal = await openSimulated(disk)
      let blocks = 0
      disk.fault = ({ kind, path, offset }) => {
        if (kind !== 'write' || !path.endsWith('.segment') || ++blocks !== victim) return undefined
        return { kind: 'misdirected', offset: offset + 1_000 }
      }
      await appendAll(journal, TEXTS.slice(0, 12))
      await macrotask()
      disk.kill()
      disk.fault = undefined
      await expect(openSimulated(disk)).rejects.toMatchObject({ name: 'LogDamage', sequence: victim })
    }
  })
})
