import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenedWorld } from '../sequencer/openWorld.ts'
import { closeFolder, openFolder } from '../sequencer/testing/worldFolder.ts'
import type { HouseRound, HouseTrouble } from './houseBoundary.ts'
import { lastPrices } from './houseView.ts'
import { type HousePlace, type StartedHouse, startHouse } from './startHouse.ts'

const WAIT = { timeout: 30_000 }
const PLACES: readonly HousePlace[] = ['process', 'thread']
const ROLES = 3

describe.each(PLACES)('a house on its own %s', (place) => {
  let folder: string
  let opened: OpenedWorld
  let house: StartedHouse
  let commands: Command[]
  let rounds: HouseRound[]
  let troubles: string[]
  let endings: string[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-house-'))
    opened = await openFolder({ directory: folder })
    const { world } = opened
    commands = []
    rounds = []
    troubles = []
    endings = []
    world.follow((entry) => void commands.push(entry.command))
    house = await startHouse({
      place,
      worlds: { real: world, demo: world },
      beginning: () => ({
        feed: { feed: 'simulated', seed: '7', bornAt: opened.bornAt, liveSources: {} },
        last: lastPrices(world),
        maxLeverage: { crypto: 100, other: 50 },
        worlds: [{ world: 'real', sandbox: true, sequence: world.core.sequence }],
      }),
      onRound: (round) => void rounds.push(round),
      logger: {
        warn: (facts: HouseTrouble) => void troubles.push(facts.trouble),
        error: (facts: { readonly reason: string }) => void endings.push(facts.reason),
      },
    })
  })
  afterEach(async () => {
    await house.stop()
    await closeFolder(opened)
    await rm(folder, { recursive: true })
  })

  const bestBids = () => {
    const { core } = opened.world
    const spot = core.spot.markets().map(({ id }) => core.spot.market(id))
    const contracts = core.contracts.all().map(({ id }) => core.contracts.contract(id))
    return [...spot, ...contracts.filter(({ open }) => open)].map(({ bestBid }) => bestBid)
  }
  const leases = () => commands.filter(({ type }) => type === 'AcquireLease').length

  it('lists, samples and quotes over messages, and withdraws what it quoted when it is stopped', async () => {
    await expect.poll(() => bestBids().filter((bid) => bid > 0).length, WAIT).toBeGreaterThan(10)
    expect(opened.world.core.spot.markets().map(({ id }) => opened.world.core.spot.market(id).bestBid > 0)).toEqual([
      true,
      true,
    ])
    await expect.poll(() => rounds.at(-1)?.sampledAt ?? 0, WAIT).toBeGreaterThan(opened.bornAt)
    await house.stop()
    expect(bestBids().filter((bid) => bid > 0)).toEqual([])
    expect({ troubles, endings }).toEqual({ troubles: [], endings: [] })
  })

  it('says what keeps it from working, and works again when nothing does', async () => {
    await expect.poll(() => rounds.length, WAIT).toBeGreaterThan(0)
    opened.world.spareSpace(true)
    await expect.poll(() => troubles.length, WAIT).toBeGreaterThan(0)
    opened.world.spareSpace(false)
    const before = rounds.length
    await expect.poll(() => rounds.length, WAIT).toBeGreaterThan(before)
    expect(endings).toEqual([])
  })

  it('begins again when it was ended, takes its leases anew and goes on from the last prices', async () => {
    await expect.poll(() => rounds.length, WAIT).toBeGreaterThan(0)
    const price = opened.world.core.reference.index(1).price
    await house.kill()
    await expect.poll(() => leases(), WAIT).toBeGreaterThanOrEqual(2 * ROLES)
    const before = rounds.length
    await expect.poll(() => rounds.length, WAIT).toBeGreaterThan(before)
    expect(endings).toEqual(['it was killed'])
    expect(Math.abs(opened.world.core.reference.index(1).price / price - 1)).toBeLessThan(0.01)
    await expect.poll(() => bestBids().filter((bid) => bid > 0).length, WAIT).toBeGreaterThan(10)
  })
})
