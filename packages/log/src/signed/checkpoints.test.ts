import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import { CheckpointFile, readCheckpoints, verifyCheckpoint } from './checkpoints.ts'
import { QuarantineFile, readQuarantine } from './quarantine.ts'
import { type SigningKey, signingKeyFromSeed, verifyingKeyFromPem } from './signingKey.ts'

const KEY = signingKeyFromSeed(new Uint8Array(32).fill(1))
const OTHER = signingKeyFromSeed(new Uint8Array(32).fill(2))
const PATH = '/proof/checkpoints.jsonl'

function facts(sequence: number) {
  const hash = (value: number): Uint8Array => new Uint8Array(32).fill(value % 256)
  return { sequence, time: 1_700_000_000_000 + sequence, chainHash: hash(sequence), stateHash: hash(sequence + 1) }
}

async function proofDisk(): Promise<SimulatedDisk> {
  const disk = new SimulatedDisk({ random: seededRandom(1) })
  await disk.mount().makeDirectory('/proof')
  return disk
}

async function withCheckpoints(sequences: readonly number[], key: SigningKey = KEY): Promise<SimulatedDisk> {
  const disk = await proofDisk()
  const file = await CheckpointFile.open(disk.mount(), PATH, key)
  for (const sequence of sequences) await file.append(facts(sequence))
  return disk
}

describe('checkpoints', () => {
  it('are signed and read back', async () => {
    const disk = await withCheckpoints([1, 20, 300])
    const read = await readCheckpoints(disk.mount(), PATH, [KEY])
    expect(read.map(({ sequence }) => sequence)).toEqual([1, 20, 300])
    expect(read[1]).toMatchObject({ chainHash: '14'.repeat(32), stateHash: '15'.repeat(32), keyId: KEY.keyId })
    expect(read.every((checkpoint) => verifyCheckpoint(checkpoint, [verifyingKeyFromPem(KEY.publicKeyPem)]))).toBe(true)
  })

  it('do not verify when anything in them is changed, or by another key', async () => {
    const disk = await withCheckpoints([7])
    const [checkpoint] = await readCheckpoints(disk.mount(), PATH, [KEY])
    if (!checkpoint) throw new Error('there is no checkpoint')
    expect(verifyCheckpoint({ ...checkpoint, sequence: 8 }, [KEY])).toBe(false)
    expect(verifyCheckpoint({ ...checkpoint, time: 1 }, [KEY])).toBe(false)
    expect(verifyCheckpoint({ ...checkpoint, stateHash: checkpoint.chainHash }, [KEY])).toBe(false)
    expect(verifyCheckpoint({ ...checkpoint, signature: 'ab'.repeat(64) }, [KEY])).toBe(false)
    expect(verifyCheckpoint(checkpoint, [OTHER])).toBe(false)
    expect(verifyCheckpoint({ ...checkpoint, keyId: OTHER.keyId }, [OTHER, KEY])).toBe(false)
  })

  it('only go forward', async () => {
    const disk = await withCheckpoints([5])
    const file = await CheckpointFile.open(disk.mount(), PATH, KEY)
    for (const sequence of [5, 4, -1, 1.5]) await expect(file.append(facts(sequence))).rejects.toThrow(RangeError)
    await file.append(facts(6))
    expect(file.checkpoints.map(({ sequence }) => sequence)).toEqual([5, 6])
  })

  it('of a former key stay valid when that key is given', async () => {
    const disk = await withCheckpoints([1, 2])
    const file = await CheckpointFile.open(disk.mount(), PATH, OTHER, [KEY])
    await file.append(facts(3))
    expect((await readCheckpoints(disk.mount(), PATH, [KEY, OTHER])).map(({ keyId }) => keyId)).toEqual([
      KEY.keyId,
      KEY.keyId,
      OTHER.keyId,
    ])
    await expect(CheckpointFile.open(disk.mount(), PATH, OTHER)).rejects.toMatchObject({ name: 'LineDamage', line: 1 })
  })

  it('cut off anywhere in the last line leave those before it, or all when only the break is missing', async () => {
    const disk = await withCheckpoints([1, 2, 3])
    const whole = disk.contents(PATH)
    const lastLine = Buffer.from(whole).lastIndexOf('\n', whole.byteLength - 2) + 1
    for (let cut = lastLine; cut < whole.byteLength - 1; cut++) {
      disk.replaceContents(PATH, whole.subarray(0, cut))
      expect(await readCheckpoints(disk.mount(), PATH, [KEY])).toHaveLength(2)
    }
    const file = await CheckpointFile.open(disk.mount(), PATH, KEY)
    await file.append(facts(3))
    expect(disk.contents(PATH)).toEqual(whole)
    disk.replaceContents(PATH, whole.subarray(0, -1))
    expect((await CheckpointFile.open(disk.mount(), PATH, KEY)).checkpoints).toHaveLength(3)
    expect(disk.contents(PATH)).toEqual(whole)
  })

  it('name the line in which a bit flipped, the last one included', async () => {
    const disk = await withCheckpoints([1, 2, 3])
    const whole = Buffer.from(disk.contents(PATH))
    for (let bit = 0; bit < whole.byteLength * 8; bit += 3) {
      const line = whole.subarray(0, Math.floor(bit / 8)).filter((byte) => byte === 10).byteLength + 1
      const copy = disk.copy({ random: seededRandom(1) })
      copy.flipBit(PATH, bit)
      const refused = readCheckpoints(copy.mount(), PATH, [KEY])
      await expect(refused).rejects.toMatchObject({ name: 'LineDamage', line })
    }
  })

  it('survive every power cut once appended', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seededRandom(seed)
      const held: (() => void)[] = []
      const disk = new SimulatedDisk({ random, schedule: (complete) => void held.push(complete) })
      let appended = 0
      const work = async (): Promise<void> => {
        const mount = disk.mount()
        await mount.makeDirectory('/proof')
        const file = await CheckpointFile.open(mount, PATH, KEY)
        for (let sequence = 1; ; sequence++) {
          await file.append(facts(sequence))
          appended = sequence
        }
      }
      void work()
      for (let step = 0; step < 5 + random() * 40; step++) {
        held.shift()?.()
        await new Promise((done) => setImmediate(done))
      }
      disk.crash()
      const mount = disk.copy({ random }).mount()
      await mount.makeDirectory('/proof')
      const { checkpoints } = await CheckpointFile.open(mount, PATH, KEY)
      expect(checkpoints.length).toBeGreaterThanOrEqual(appended)
      expect(checkpoints.length).toBeLessThanOrEqual(appended + 1)
    }
  })

  it('go on after a full disk', async () => {
    const disk = await withCheckpoints([1])
    const file = await CheckpointFile.open(disk.mount(), PATH, KEY)
    disk.capacityBytes = disk.usedBytes + 10
    await expect(file.append(facts(2))).rejects.toMatchObject({ code: 'ENOSPC' })
    disk.capacityBytes = Number.POSITIVE_INFINITY
    await file.append(facts(3))
    const read = await readCheckpoints(disk.mount(), PATH, [KEY])
    expect(read.map(({ sequence }) => sequence)).toEqual([1, 3])
  })
})

describe('quarantine', () => {
  const QUARANTINE = '/proof/quarantine.jsonl'
  const marker = (sequence: number) => ({
    sequence,
    reason: 'the entry cannot be applied',
    operators: ['alice', 'bob'] as [string, string],
    time: 1_700_000_000_000,
  })

  it('is empty without a file', async () => {
    const disk = await proofDisk()
    expect((await readQuarantine(disk.mount(), QUARANTINE, [KEY])).size).toBe(0)
  })

  it('holds what was marked, once', async () => {
    const disk = await proofDisk()
    const file = await QuarantineFile.open(disk.mount(), QUARANTINE, KEY)
    await file.mark(marker(9))
    const first = await file.mark(marker(4))
    expect(await file.mark({ ...marker(4), reason: 'again' })).toEqual(first)
    expect([...(await readQuarantine(disk.mount(), QUARANTINE, [KEY]))]).toEqual([9, 4])
  })

  it('needs two different operators, a reason and a sequence', async () => {
    const disk = await proofDisk()
    const file = await QuarantineFile.open(disk.mount(), QUARANTINE, KEY)
    for (const bad of [
      { ...marker(1), operators: ['alice', 'alice'] as [string, string] },
      { ...marker(1), operators: ['alice', ' '] as [string, string] },
      { ...marker(1), reason: '' },
      marker(0),
    ]) {
      await expect(file.mark(bad)).rejects.toThrow('two different operators')
    }
    expect(file.markers).toEqual([])
  })

  it('is refused when a marker was changed or signed for something else', async () => {
    const disk = await proofDisk()
    await (await QuarantineFile.open(disk.mount(), QUARANTINE, KEY)).mark(marker(4))
    const text = Buffer.from(disk.contents(QUARANTINE)).toString()
    disk.replaceContents(QUARANTINE, Buffer.from(text.replace('"sequence":4', '"sequence":5')))
    await expect(readQuarantine(disk.mount(), QUARANTINE, [KEY])).rejects.toMatchObject({ name: 'LineDamage', line: 1 })
    disk.replaceContents(QUARANTINE, Buffer.from(text))
    await expect(readQuarantine(disk.mount(), QUARANTINE, [OTHER])).rejects.toMatchObject({ name: 'LineDamage' })
  })
})
