import {
  type BuyOption,
  type Command,
  FIRST_CUSTOMER,
  type Genesis,
  INSTRUMENT_CLASSES,
  type IndexDefinition,
  type OptionCycle,
  type OptionDirection,
  type OptionSettled,
  type OptionTerms,
  SYSTEM_OWNERS,
  type Wallet,
} from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { Scenario } from '../scenario.ts'
import { playStory, Story, type StoryStep } from '../story.ts'
import { HOLDER, TOY_GENESIS, ToyExchange } from '../toyExchange.ts'

const SECOND_MS = 1_000
const HALF_MS = 500
const LEASE_LEFT_MS = 30_000
const USDT = 6
/** "BTC", a spot market's index that never closes, and "gold", which is open for five minutes and closed for an hour. */
export const INDEX_IDS: Readonly<Record<string, number>> = { BTC: 1, gold: 1001 }

/** Minutes of the week of the toy exchange's first moment, a Sunday at 15:06:40 UTC. */
const CLOSES = 912
const OPENS = 970

export const TOY_INDEXES: readonly IndexDefinition[] = [
  {
    id: 1,
    symbol: 'BTCUSDT',
    name: 'Bitcoin',
    class: INSTRUMENT_CLASSES[0],
    tickSize: '1',
    calendar: { zone: 'utc', sessions: [{ from: 0, to: 10_080 }], holidays: [] },
  },
  {
    id: 1001,
    symbol: 'XAUUSD',
    name: 'Gold',
    class: 'metal',
    tickSize: '0.01',
    calendar: {
      zone: 'utc',
      sessions: [
        { from: 0, to: CLOSES },
        { from: OPENS, to: 10_080 },
      ],
      holidays: [],
    },
  },
]

/** Durations by their seconds: 85 % payout, 1 % fee, stakes of 1 to 100. */
const CYCLE: Omit<OptionCycle, 'id' | 'seconds'> = { payoutPpm: 850_000, feePpm: 10_000, min: '1', max: '100' }
const DURATIONS = [30, 60, 300, 3_600, 7_200]

export function toyTerms(index: number, change: Partial<OptionCycle> = {}, caps: Partial<OptionTerms> = {}) {
  const cycles = DURATIONS.map((seconds) => ({ id: seconds, seconds, ...CYCLE, ...change }))
  return { index, quote: 1, cycles, poolCap: '500', customerCap: '120', ...caps }
}

/** The toy exchange with both indexes listed, options on them, and a pool of this many USDT. */
export function optionExchange(pool: string): ToyExchange {
  const amount = parseDecimal(pool, USDT) ?? 0n
  const capital: Genesis['capital'] = [...TOY_GENESIS.capital, { owner: 'optionsPool', asset: 1, amount }]
  const toy = new ToyExchange('fast', { ...TOY_GENESIS, capital })
  for (const definition of TOY_INDEXES) toy.apply({ type: 'ListIndex', definition })
  for (const { id } of TOY_INDEXES) toy.apply({ type: 'ListOptions', terms: toyTerms(id) })
  return toy
}

/** The lines a story of options may have. `=>` after an action gives the expected reply. */
const STEPS: readonly StoryStep<OptionRun>[] = [
  [/^the pool has (\S+) USDT$/, (run, [, amount = '']) => run.begin(amount)],
  [/^(\w+) has (\S+) USDT to stake$/, (run, [, name = '', amount = '']) => run.fund(name, amount)],
  [/^(\w+) is (\d+)$/, (run, [, index = '', price = '']) => run.sample(index, [price])],
  [
    /^(\w+) is (\d+) by (.*)$/,
    (run, [, index = '', price, sources = '']) => {
      run.sample(index, sources.split(' '))
      run.expect('price', run.price(index), price)
    },
  ],
  [/^each second (\w+) is (.*)$/, (run, [, index = '', prices = '']) => run.samples(index, prices)],
  [/^(\S+) s pass$/, (run, [, seconds = '']) => run.pass(seconds)],
  [
    /^(\w+) stakes (\S+) (up|down) on (\w+) for (\d+) s(?: at (\d+) %)?$/,
    (run, [, name = '', stake = '', direction, index = '', seconds, percent]) =>
      run.stake(name, stake, direction as OptionDirection, index, Number(seconds), Number(percent ?? 85) * 10_000),
  ],
  [
    /^the payout on (\w+) is (\d+) %$/,
    (run, [, index = '', percent]) => run.list(index, { payoutPpm: Number(percent) * 10_000 }, {}),
  ],
  [
    /^the caps on (\w+) are (\d+) in all and (\d+) each$/,
    (run, [, index = '', poolCap = '', customerCap = '']) => run.list(index, {}, { poolCap, customerCap }),
  ],
  [
    /^(\w+) moves (\S+) USDT from (\w+) to (\w+)$/,
    (run, [, name = '', amount = '', from, to]) => run.transfer(name, amount, from as Wallet, to as Wallet),
  ],
  [/^(\w+) is frozen$/, (run, [, name = '']) => run.freeze(name)],
  [
    /^option (\d+) has the strike (\d+)$/,
    (run, [, id, strike]) => run.expect('strike', run.strike(Number(id)), strike),
  ],
  [
    /^option (\d+) is (\w+)(?: at (\d+))?(?:, received (\S+))?$/,
    (run, [, id, result, price, received]) => run.expectEnd(Number(id), result, price, received),
  ],
  [
    /^(\w+) owns (\S+) USDT$/,
    (run, [, name = '', amount]) => run.expect('available', run.balance(name, 'available'), amount),
  ],
  [/^(\w+) holds (\S+) USDT$/, (run, [, name = '', amount]) => run.expect('held', run.balance(name, 'held'), amount)],
  [
    /^(\w+) may stake (\S+) on (\w+)$/,
    (run, [, name = '', amount, index = '']) => run.expect('largest stake', run.largest(name, index), amount),
  ],
]

/** Plays a story of options; throws at the first line that does not come true. */
export function playOptions(scenario: Scenario): ToyExchange {
  return playStory(new OptionRun(), STEPS, scenario)
}

class OptionRun extends Story {
  toy = optionExchange('1000')
  readonly #ended = new Map<number, OptionSettled>()

  constructor() {
    super({ pool: SYSTEM_OWNERS.optionsPool, fees: SYSTEM_OWNERS.fees })
  }

  begin(pool: string): void {
    this.toy = optionExchange(pool)
  }

  list(index: string, change: Partial<OptionCycle>, caps: Partial<OptionTerms>): void {
    this.apply({ type: 'ListOptions', terms: toyTerms(INDEX_IDS[index] ?? 0, change, caps) })
  }

  fund(name: string, amount: string): void {
    this.credit(name, 1, parseDecimal(amount, USDT) ?? 0n)
    this.transfer(name, amount, 'funds', 'delivery')
  }

  transfer(name: string, amount: string, from: Wallet, to: Wallet): void {
    const units = parseDecimal(amount, USDT) ?? 0n
    this.apply({ type: 'TransferFunds', ...this.stamp(name), from, to, asset: 1, amount: units })
  }

  freeze(name: string): void {
    this.apply({ type: 'FreezeOwner', owner: this.owner(name), frozen: true, reason: 'story' })
  }

  sample(index: string, prices: readonly string[]): void {
    if ((this.toy.exchange.reference.lease('feed')?.until ?? 0) < this.toy.time + LEASE_LEFT_MS) {
      const until = this.toy.time + 2 * LEASE_LEFT_MS
      this.apply({ type: 'AcquireLease', role: 'feed', holder: HOLDER, until })
    }
    const sources = prices.filter((price) => price !== 'nothing').map(Number)
    this.apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: INDEX_IDS[index] ?? 0, sources }] })
  }

  price(index: string): string {
    return String(this.toy.exchange.reference.index(INDEX_IDS[index] ?? 0).price)
  }

  /** "100 101x3 nothing": one sample a second, in the middle of each. */
  samples(index: string, prices: string): void {
    for (const word of prices.split(' ')) {
      const [price = '', times = '1'] = word.split('x')
      for (let left = Number(times); left > 0; left--) {
        this.toy.time += SECOND_MS - (this.toy.time % SECOND_MS) + HALF_MS - 1
        this.sample(index, [price])
      }
    }
  }

  pass(seconds: string): void {
    this.toy.time += Number(parseDecimal(seconds, 3) ?? 0n)
  }

  stake(
    name: string,
    stake: string,
    direction: OptionDirection,
    index: string,
    cycle: number,
    payoutPpm: number,
  ): void {
    const order: BuyOption = {
      type: 'BuyOption',
      ...this.stamp(name),
      index: INDEX_IDS[index] ?? 0,
      cycle,
      direction,
      stake: parseDecimal(stake, USDT) ?? 0n,
      payoutPpm,
      feePpm: CYCLE.feePpm,
    }
    this.apply(order)
  }

  strike(id: number): string {
    return String(this.toy.exchange.timedOptions.option(id)?.strike ?? this.#ended.get(id)?.strike)
  }

  expectEnd(id: number, result: string | undefined, price: string | undefined, received: string | undefined): void {
    const end = this.#ended.get(id)
    this.expect('result', end?.result ?? 'open', result)
    if (price !== undefined) this.expect('price', String(end?.price), price)
    if (received !== undefined) this.expect('received', formatPlain(end?.received ?? 0n, USDT), received)
  }

  balance(name: string, bucket: 'available' | 'held'): string {
    const owner = this.owner(name)
    const wallet = owner < FIRST_CUSTOMER ? 'funds' : 'delivery'
    const view = this.toy.exchange.ledger
      .balances(owner)
      .find((balance) => balance.wallet === wallet && balance.asset === 1)
    return formatPlain(view?.[bucket] ?? 0n, USDT)
  }

  largest(name: string, index: string): string {
    return formatPlain(this.toy.exchange.timedOptions.largestStake(this.owner(name), INDEX_IDS[index] ?? 0, 60), USDT)
  }

  override apply(command: Command): void {
    for (const event of this.toy.apply(command).events) {
      if (event.type !== 'OptionSettled') continue
      if (this.#ended.has(event.option)) throw new Error(`option ${event.option} ended twice`)
      this.#ended.set(event.option, event)
    }
  }

  reply(): string {
    const reply = this.toy.last?.reply
    if (reply?.kind === 'rejected') {
      const facts = Object.entries(reply.facts).filter(([name]) => name === 'max' || name === 'min')
      return [reply.rejection, ...facts.map(([name, value]) => `${name} ${value}`)].join(' ')
    }
    return reply?.kind === 'done' ? `done ${reply.value}` : 'something else'
  }
}
