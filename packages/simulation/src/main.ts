import { parseArgs } from 'node:util'
import { runMutants } from './mutants/mutation.ts'
import { Simulation } from './run/simulation.ts'
import { farm } from './run/testing/farm.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    start: { type: 'string' },
    steps: { type: 'string', default: '400' },
    mutant: { type: 'string' },
    /** With the acts that are drawn beside all others: other histories of the same seeds. */
    beside: { type: 'boolean', default: false },
    /** So many false identities take every reward they can, instead of a simulation. */
    identities: { type: 'string' },
    /** Stop at the first failing seed; each is run once. */
    'until-failure': { type: 'boolean', default: false },
  },
})

async function simulate(start: number, seeds: number, steps: number): Promise<boolean> {
  const totals = { commands: 0, crashes: 0, flips: 0, refused: 0, unanswered: 0 }
  const failing: number[] = []
  const began = performance.now()
  for (let seed = start; seed < start + seeds; seed++) {
    const result = await new Simulation(seed, steps, values.beside).run()
    const again = values['until-failure'] ? result : await new Simulation(seed, steps, values.beside).run()
    totals.commands += result.commands
    totals.crashes += result.crashes
    totals.flips += result.flips
    totals.refused += result.refused
    totals.unanswered += result.unanswered
    const failure =
      result.failure ?? (result.hash === again.hash ? null : `the same seed gave ${result.hash} and ${again.hash}`)
    if (failure === null) continue
    failing.push(seed)
    console.error(`seed ${seed}: ${failure}`)
    if (values['until-failure']) break
  }
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${seeds} seeds (each run ${values['until-failure'] ? 'once' : 'twice'}), ${seeds * steps} steps, ${totals.commands} commands, ${totals.crashes} crashes, ${totals.flips} flipped bits, ` +
      `${totals.refused} refused by the log, ${totals.unanswered} under way at a crash, ${failing.length} failures, ${(seeds / seconds).toFixed(2)} seeds/s`,
  )
  if (failing.length > 0) console.error(`failing seeds: ${failing.join(', ')}`)
  return failing.length === 0
}

/** Whether rewards gave false identities no more than a fifth of their fees back. */
function farmWith(identities: number, seed: number): boolean {
  const { paid, received } = farm(identities, seed)
  const share = Number((received * 10_000n) / paid) / 100
  console.log(`${identities} false identities paid ${paid} in fees and got ${received} back: ${share} %`)
  return received * 5n <= paid
}

const start = values.start === undefined ? undefined : Number(values.start)
async function chosen(): Promise<boolean> {
  if (values.identities) return farmWith(Number(values.identities), start ?? 1)
  if (values.mutant) return runMutants(values.mutant, start)
  return simulate(start ?? 1, Number(values.seeds), Number(values.steps))
}

const ok = await chosen()
process.exit(ok ? 0 : 1)
