import { type OptionOutcome, optionFee, optionOutcome, optionPayout } from '@touchstone/core'
import type { OptionBought, World } from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { StartUpProblem } from '../../errors/startUpProblem.ts'
import { IndexText } from '../../marketdata/indexText.ts'
import type { CliCommand, Print } from '../cliCommand.ts'
import { platformKey } from '../platformKey.ts'
import { readWorld } from '../worldReading.ts'
import { worldDirectory } from '../worldWriting.ts'
import { type OptionTrail, optionTrail, strikeOf } from './optionTrail.ts'

/** The whole payment to the customer, by the published rule. */
function receivedFor(result: OptionOutcome['result'], { stake, payoutPpm, feePpm }: OptionBought): Amount {
  if (result === 'lost') return 0n
  return stake + (result === 'won' ? optionPayout(stake, payoutPpm) : optionFee(stake, feePpm))
}

/** Prints an order and its outcome with every number that made it; says where it differs from the settlement. */
class OptionReport {
  readonly #trail: OptionTrail
  readonly #index: IndexText
  readonly #scale: number
  readonly #print: Print
  readonly #differences: string[] = []

  constructor(trail: OptionTrail, print: Print) {
    const { core, bought } = trail
    const terms = core.timedOptions.terms().find(({ index }) => index === bought.index)
    this.#trail = trail
    this.#index = new IndexText(core.reference.index(bought.index).definition)
    this.#scale = core.assets().find(({ id }) => id === terms?.quote)?.scale ?? 0
    this.#print = print
  }

  /** The differences from the log; none when all agrees. */
  write(world: World): readonly string[] {
    this.#writePurchase(world)
    const strike = strikeOf(this.#trail)
    const { bought, samples, settled } = this.#trail
    const price = strike?.price ?? 0
    this.#line(
      'strike',
      strike ? `${this.#index.price(price)}, entry ${strike.sequence}, ${moment(strike.time)}` : 'none',
    )
    const outcome = optionOutcome({ ...bought, strike: price }, samples)
    this.#writeOutcome(outcome)
    if (!settled) return [...this.#differences, 'the order is not settled yet']
    this.#compare('strike', price, settled.strike)
    this.#compare('price', outcome.price, settled.price)
    this.#compare('result', outcome.result, settled.result)
    this.#compare('samples', sampleText(outcome.samples), settled.samples.map((sample) => sample.join(' ')).join(', '))
    this.#compare('received', receivedFor(outcome.result, bought), settled.received)
    return this.#differences
  }

  #writePurchase(world: World): void {
    const { bought, boughtAt } = this.#trail
    const { direction, seconds, stake, fee, payout } = bought
    this.#print(
      `${world}: timed order ${bought.option} on ${this.#index.definition.symbol}, ${direction}, ${seconds} s`,
    )
    this.#line('bought', `entry ${boughtAt.sequence}, ${moment(boughtAt.time)}; ends ${moment(bought.expiry)}`)
    this.#line('money', `stake ${this.#money(stake)}, fee ${this.#money(fee)}, wins ${this.#money(payout)} on top`)
  }

  #writeOutcome({ windowMs, rule, samples, expectedSamples, price, result }: OptionOutcome): void {
    const { settledAt, bought } = this.#trail
    this.#line('rule', `${rule} of the last ${windowMs / 1_000} s: ${samples.length} of ${expectedSamples} samples`)
    for (const sample of samples)
      this.#line('sample', `${this.#index.price(sample.price)}, entry ${sample.sequence}, ${moment(sample.time)}`)
    this.#line('price', price === 0 ? 'none' : this.#index.price(price))
    this.#line('result', `${result}, received ${this.#money(receivedFor(result, bought))}`)
    if (settledAt) this.#line('settled', `entry ${settledAt.sequence}, ${moment(settledAt.time)}`)
  }

  #compare(what: string, computed: string | number | bigint, settled: string | number | bigint): void {
    if (computed !== settled) this.#differences.push(`${what} comes out as ${computed}, the log settled ${settled}`)
  }

  #money(amount: Amount): string {
    return formatDecimal(amount, this.#scale)
  }

  #line(name: string, text: string): void {
    this.#print(`  ${name.padEnd(8)} ${text}`)
  }
}

function sampleText(samples: OptionOutcome['samples']): string {
  return samples.map(({ sequence, time, price }) => `${sequence} ${time} ${price}`).join(', ')
}

function moment(time: number): string {
  return new Date(time).toISOString()
}

/** Computes a timed order's outcome again from the log alone. Throws StartUpProblem when it comes out differently. */
export const option: CliCommand = async (args, print) => {
  const { order } = args
  if (order === null) throw new StartUpProblem('--order is needed')
  const key = await platformKey(args.dataDir, args.publicKey)
  let found = false
  for (const world of args.worlds) {
    const trail = await optionTrail(await readWorld(worldDirectory(args, world), key), order)
    if (!trail) continue
    found = true
    const differences = new OptionReport(trail, print).write(world)
    if (differences.length > 0) throw new StartUpProblem(`${world} order ${order}: ${differences.join('; ')}`)
    print('  agrees with the log')
  }
  if (!found) throw new StartUpProblem(`there is no timed order ${order} in ${args.worlds.join(' or ')}`)
}
