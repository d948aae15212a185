import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gone, Killer } from '../threads/testing/killer.ts'
import { TestServer } from './testServer.ts'

/** What the house writes in some rounds. Nobody else writes anything here. */
const SOME_ENTRIES = 20
const LOOK_AGAIN_MS = 20

let killer: Killer
let server: TestServer
beforeAll(async () => {
  killer = new Killer()
  server = await TestServer.start({ databaseUrl: null }, { care: killer.care, house: true })
})
afterAll(async () => {
  killer.leave()
  await server.remove()
})

/** Prices and quotes of the house in both worlds. */
const works = async () => {
  for (const { core } of [server.real, server.demo]) {
    const from = core.sequence
    while (core.sequence < from + SOME_ENTRIES) await setTimeout(LOOK_AGAIN_MS)
  }
}

test.each([
  ['throw what nobody catches', 'throwUncaught', 'Error: a bug'],
  ['fill their heaps', 'fillHeaps', 'memory limit'],
] as const)('the house works again in both worlds after it and all other threads %s', async (_how, die, reason) => {
  await works()
  const before = [...killer.threads]
  expect(before).toHaveLength(4)
  const ends = gone(before)
  await killer[die](before)
  await ends
  await works()
  expect(server.log).toMatch(new RegExp(`"house_ended","reason":"[^"]*${reason}`))
})
