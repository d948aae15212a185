import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MUTANTS } from '../mutants/mutants.ts'
import { Simulation } from './simulation.ts'

describe('the simulation', () => {
  test('gives the same history for the same seed, and another for another', async () => {
    const first = await new Simulation(7, 150).run()
    const again = await new Simulation(7, 150).run()
    const other = await new Simulation(8, 150).run()
    expect(first.failure).toBeNull()
    expect(again).toEqual(first)
    expect(other.hash).not.toBe(first.hash)
  })

  test('reaches crashes, flipped bits and refusals, not only trading', async () => {
    const { failure, commands, crashes, flips } = await new Simulation(3, 400).run()
    expect(failure).toBeNull()
    expect(commands).toBeGreaterThan(500)
    expect(crashes).toBeGreaterThan(0)
    expect(flips).toBeGreaterThan(0)
  })

  test.each(MUTANTS.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit }))))(
    'mutant $name can still be planted in $file',
    ({ file, find }) => {
      const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
      expect(source.split(find).length - 1).toBe(1)
    },
  )
})
