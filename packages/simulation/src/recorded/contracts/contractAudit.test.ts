import { type Command, FIRST_CUSTOMER, type Outcome, PLAIN_CONTRACT_TERMS } from '@touchstone/protocol'
import { expect, it } from 'vitest'
import { ViolentDay } from './violentDay.ts'
import { crashMinutes } from './violentMinutes.ts'

const CONTRACT = 2000
const CUSTOMERS = 12
const LITECOIN = { tickSize: '0.001', lotSize: '0.01', quantum: 10n }
const MINUTES = crashMinutes(5).slice(0, 3)

function send({ exchange }: ViolentDay, command: Command): Outcome {
  const outcome = exchange.apply({ sequence: exchange.sequence + 1, time: exchange.time + 1, command })
  expect(outcome.reply.kind).not.toBe('rejected')
  return outcome
}

/** Every long position gets an order that only reduces it, far from the market. Returns how many there are. */
function closeLongsSomeDay(day: ViolentDay): number {
  let longs = 0
  for (let owner = FIRST_CUSTOMER; owner < FIRST_CUSTOMER + CUSTOMERS; owner++) {
    const position = day.exchange.contracts.position(owner, CONTRACT)
    if (!position || position.lots <= 0 || position.marginMode !== 'isolated') continue
    const stamp = { owner, key1: 2, key2: owner, inputHash: 1, issuedAt: 0 }
    const { indexPrice } = day.exchange.contracts.contract(CONTRACT)
    const how = { price: indexPrice + 100, lots: position.lots, leverage: position.leverage } as const
    const order = {
      contract: CONTRACT,
      side: 'sell',
      kind: 'limit',
      timeInForce: 'GTC',
      marginMode: 'isolated',
    } as const
    day.audit.take(
      send(day, { type: 'PlaceContractOrder', ...stamp, ...order, ...how, ...PLAIN_CONTRACT_TERMS, reduceOnly: true }),
    )
    longs++
  }
  return longs
}

it('a position with nothing left counts as liquidated when it is queued, not because an order would reduce it', () => {
  const day = new ViolentDay(LITECOIN, MINUTES[0]?.time ?? 0, CUSTOMERS, 7)
  day.run(MINUTES)
  expect(closeLongsSomeDay(day)).toBeGreaterThan(1)
  const { indexPrice: price } = day.exchange.contracts.contract(CONTRACT)
  const samples = [{ market: 1000, sources: [price, price, price, price] }]
  const struck = send(day, { type: 'IndexSamples', holder: 1, samples })
  expect(struck.events.some(({ type }) => type === 'MarkStruck')).toBe(true)
  // The entry of a core that lets the mark fall to nothing and liquidates nobody.
  const events = struck.events.map((event) => (event.type === 'MarkStruck' ? { ...event, mark: 1 } : event))
  expect(() => day.audit.take({ ...struck, events })).toThrow('not queued')
})
