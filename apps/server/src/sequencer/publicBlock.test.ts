import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyCheckpoint } from '@touchstone/log'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OpenedWorld } from './openWorld.ts'
import { closeFolder, KEY, openFolder, openOwner } from './testing/worldFolder.ts'

const HOLDER = 7

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchstone-public-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** One round of prices from outside, in a block of its own. */
async function price({ world }: OpenedWorld): Promise<number> {
  const until = world.core.time + 50_000
  await world.submit({ type: 'AcquireLease', role: 'feed', holder: HOLDER, until })
  const samples = [{ market: 1, sources: [640_000, 640_010, 640_020] }]
  return (await world.submit({ type: 'IndexSamples', holder: HOLDER, samples })).sequence
}

it('shows the block of the house that a checkpoint was signed over: its bytes have the signed fingerprint', async () => {
  const opened = await openFolder({ directory })
  await openOwner(opened.world, 'somebody')
  const sequence = await price(opened)
  await closeFolder(opened)
  const { shown } = opened.keeper.proofs
  if (!shown) throw new Error('nothing is shown')
  expect(shown.block.priced).toBe(sequence)
  expect(verifyCheckpoint(shown.checkpoint, [KEY])).toBe(true)
  expect(hash('sha256', shown.block.bytes)).toBe(shown.checkpoint.chainHash)
})

it("never shows a block with a customer's command in it, nor one without a price", async () => {
  const opened = await openFolder({ directory })
  await price(opened)
  const before = opened.world.shown
  expect(before).toBeDefined()
  await openOwner(opened.world, 'somebody')
  expect(opened.world.shown).toBe(before)
  await closeFolder(opened)
  expect(opened.keeper.proofs.checkpoint?.sequence).toBe(opened.world.core.sequence)
  expect(opened.keeper.proofs.shown).toBeUndefined()
})
