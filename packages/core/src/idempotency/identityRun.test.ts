import { ByteReader, ByteWriter } from '@touchstone/protocol'
import { expect, test } from 'vitest'
import { newSha256 } from '../testing/newSha256.ts'
import { type CommandIdentity, IdentityHash } from './identityHash.ts'
import { IdentityRun } from './identityRun.ts'

const COUNT = 150_000
const FIRST = 9_007_199_000_000_000
const always = () => true
const HASH = new IdentityHash()

/** Alike in all but a few bits, high ones or low ones. */
function identity(index: number): CommandIdentity {
  return { owner: 1000 + (index % 7), key1: 2 ** 52 + Math.floor(index / 49), key2: (index % 49) * 2 ** 45 }
}

function entryOf(run: IdentityRun, of: CommandIdentity): number {
  return run.find(of)
}

function digest(run: IdentityRun): Uint8Array {
  const writer = new ByteWriter()
  run.writeDigest(writer, newSha256)
  return writer.bytes()
}

function filled(count: number): IdentityRun {
  const run = new IdentityRun(5, FIRST, HASH, always)
  for (let index = 0; index < count; index++) run.add(identity(index), FIRST + 3 * index, 5 + index)
  return run
}

test('finds the entry of each identity, through every growth and from bytes, and of no other', () => {
  const run = filled(COUNT)
  const writer = new ByteWriter()
  run.write(writer)
  const reader = new ByteReader(writer.bytes())
  const read = IdentityRun.read(reader, HASH, always)
  reader.end()
  expect(digest(read)).toEqual(digest(run))
  for (const each of [run, read]) {
    const wrong: number[] = []
    for (let index = 0; index < 2 * COUNT; index++)
      if (entryOf(each, identity(index)) !== (index < COUNT ? FIRST + 3 * index : 0)) wrong.push(index)
    expect(wrong).toEqual([])
    expect([each.size, each.lastAt, each.countOf(1003)]).toEqual([COUNT, 4 + COUNT, Math.floor(COUNT / 7) + 1])
  }
  // Eleven bytes each, and as many again for each owner as a number takes.
  expect(writer.length).toBeLessThan(COUNT * 11 + 100)
})

test('goes on from bytes as if there had been none, and its digest tells any two apart', () => {
  const [half, whole] = [filled(COUNT / 2), filled(COUNT)]
  const writer = new ByteWriter()
  half.write(writer)
  const read = IdentityRun.read(new ByteReader(writer.bytes()), HASH, always)
  expect(digest(half)).not.toEqual(digest(whole))
  for (let index = COUNT / 2; index < COUNT; index++) read.add(identity(index), FIRST + 3 * index, 5 + index)
  expect(digest(read)).toEqual(digest(whole))
})

test('looks on when what looks alike is another', () => {
  let denied = 0
  const run = new IdentityRun(0, 1, HASH, (sequence) => sequence !== denied)
  run.add(identity(1), 1, 0)
  run.add(identity(1), 2, 0)
  expect(entryOf(run, identity(1))).toBe(1)
  denied = 1
  expect(entryOf(run, identity(1))).toBe(2)
})

test('takes entries that 26 bits can tell', () => {
  const run = new IdentityRun(0, 100, HASH, always)
  expect([run.takes(100), run.takes(99 + 2 ** 26), run.takes(100 + 2 ** 26)]).toEqual([true, true, false])
  run.add(identity(1), 99 + 2 ** 26, 0)
  expect(entryOf(run, identity(1))).toBe(99 + 2 ** 26)
})
