import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneEngine } from '../../database/testing/databases.ts'
import { suiteDatabase } from '../../database/testing/suiteDatabase.ts'
import { createIntendedActs } from './intendedActs.ts'
import { createUsers } from './users.ts'

const database = suiteDatabase(oneEngine())
const clock = { now: () => 1 }
/** Long enough for whoever does not wait for it to have acted meanwhile. */
const ASKED_MS = 100

it('tells once of an act that is asked for by several at once, whatever the log takes to be asked', async () => {
  const userId = await createUsers(database.kysely, clock).addGuest('en')
  const told: string[] = []
  let stands = false
  const acts = createIntendedActs(database.kysely, clock, {
    addWith: async (_userId, { what, ref }, act) => {
      if (!(await act(database.kysely))) return false
      told.push(`${what} ${ref}`)
      return true
    },
  })
  acts.register('freeze', async () => {
    await delay(ASKED_MS)
    return stands ? { event: { what: 'frozen', by: 'holder', text: '', ref: '' } } : undefined
  })
  const freeze = (ref: string) =>
    acts.carryOut({ userId, kind: 'freeze', subject: '' }, async () => {
      stands = true
      return { result: ref, ref }
    })
  expect(await Promise.all(['1', '2', '3'].map(freeze))).toEqual(['1', '2', '3'])
  expect(told).toEqual(['frozen 1'])
})
