import {
  type Command,
  type ContractDefinition,
  encodeCommand,
  type IndexDefinition,
  type OptionTerms,
} from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { ASSETS, USDT_MARKETS } from '../feed/genesis.ts'
import { CATALOGUE } from './catalogue.ts'
import { type ListedView, listingCommands } from './listing.ts'

const NOW = Date.parse('2026-11-21T12:00Z')
const EVERYTHING = CATALOGUE.map(({ index }) => index.id)

/** A world that takes every listing. */
class ListedWorld implements ListedView {
  readonly listed: {
    indexes: IndexDefinition[]
    contracts: ContractDefinition[]
    options: (OptionTerms & { version: number })[]
  } = {
    indexes: [],
    contracts: [],
    options: [],
  }
  readonly #markets: typeof USDT_MARKETS

  constructor(markets = USDT_MARKETS) {
    this.#markets = markets
  }

  assets = () => ASSETS
  readonly spot = { markets: () => this.#markets }
  readonly reference = { indexes: () => this.listed.indexes }
  readonly contracts = { all: () => this.listed.contracts }
  readonly timedOptions = { terms: () => this.listed.options }

  take(commands: readonly Command[]): this {
    for (const command of commands) {
      if (command.type === 'ListIndex') this.listed.indexes.push(command.definition)
      if (command.type === 'ListContract') this.listed.contracts.push(command.definition)
      if (command.type === 'ListOptions') this.listed.options.push({ ...command.terms, version: 1 })
    }
    return this
  }
}

describe('what a running world lacks', () => {
  it('is everything in a world from before there were contracts, each after what it needs', () => {
    const commands = listingCommands(new ListedWorld(), NOW, EVERYTHING)
    const kinds = commands.map(({ type }) => type)
    expect(kinds.lastIndexOf('ListIndex')).toBeLessThan(kinds.indexOf('ListContract'))
    expect(kinds.lastIndexOf('ListContract')).toBeLessThan(kinds.indexOf('ListOptions'))
    expect(kinds.filter((kind) => kind === 'ListIndex')).toHaveLength(CATALOGUE.length)
    expect(kinds.filter((kind) => kind === 'ListContract')).toHaveLength(CATALOGUE.length + 12)
    for (const command of commands) expect(encodeCommand(command).length).toBeLessThan(4_000)
  })

  it('is nothing once all is there, and one dated contract a coin when a week has passed', () => {
    const world = new ListedWorld()
    world.take(listingCommands(world, NOW, EVERYTHING))
    expect(listingCommands(world, NOW, EVERYTHING)).toEqual([])
    const next = listingCommands(world, NOW + 7 * 86_400_000, EVERYTHING)
    expect(next.map((command) => command.type === 'ListContract' && command.definition.symbol)).toEqual([
      'BTC11DEC26',
      'ETH11DEC26',
      'SOL11DEC26',
    ])
  })

  it('is only what has prices and a spot market where it needs one', () => {
    const gold = CATALOGUE.find(({ index }) => index.symbol === 'XAUUSD')?.index.id ?? 0
    const commands = listingCommands(new ListedWorld([]), NOW, [1, gold])
    expect(
      commands.map((command) => ('definition' in command ? command.definition.symbol : command.terms.index)),
    ).toEqual(['XAUUSD', 'XAUPERP', gold])
  })

  it('leaves terms that operators have changed, and options that they have closed, as they are', () => {
    const world = new ListedWorld()
    world.take(listingCommands(world, NOW, EVERYTHING))
    const [first = expect.fail(), second = expect.fail()] = world.listed.options
    world.listed.options[0] = { ...first, cycles: first.cycles.map((cycle) => ({ ...cycle, payoutPpm: 1 })) }
    world.listed.options[1] = { ...second, cycles: [] }
    expect(listingCommands(world, NOW, EVERYTHING)).toEqual([])
  })

  it('is the options of an index that has none', () => {
    const world = new ListedWorld()
    world.take(listingCommands(world, NOW, EVERYTHING))
    const gone = world.listed.options.shift() ?? expect.fail()
    expect(listingCommands(world, NOW, EVERYTHING)).toMatchObject([
      { type: 'ListOptions', terms: { index: gone.index } },
    ])
  })
})
