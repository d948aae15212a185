import { CATALOG, type CallGroup, type CallName } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../errors/refusal.ts'
import { SESSION } from '../testing/gatewayServer.ts'
import { createRateLimits as createLimits, type RateLimits } from './rateLimits.ts'

const RATES = { ordersPerSecond: 3, callsPerSecond: 2 }

const callsOf = (group: CallGroup): CallName[] =>
  Object.values(CATALOG).flatMap((call) => (call.group === group ? [call.name] : []))
const CLOSING = callsOf('closing')
const RISK_REDUCING = [...callsOf('risk_reducing'), ...CLOSING]

/** While time stands still: nobody gets anything back. */
const createRateLimits = (rates: typeof RATES): RateLimits => createLimits(rates, () => 0)

function allowed(spend: () => void): boolean {
  try {
    spend()
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    return false
  }
}

/** How many calls in a row the owner gets through, at most 100. */
function manyByOwner(limits: RateLimits, name: CallName, owner = SESSION.owner): number {
  let calls = 0
  while (calls < 100 && allowed(() => limits.spendByOwner(CATALOG[name], { ...SESSION, owner }))) calls++
  return calls
}

describe('rate limits of orders', () => {
  it('keep room to cancel and close for an account whose orders are at their limit', () => {
    expect(RISK_REDUCING).toHaveLength(12)
    for (const exit of RISK_REDUCING) {
      const limits = createRateLimits(RATES)
      expect(manyByOwner(limits, 'addContract')).toBe(6)
      expect(allowed(() => limits.spendByOwner(CATALOG.addOrder, SESSION))).toBe(false)
      expect(manyByOwner(limits, exit)).toBe(CLOSING.includes(exit) ? 6 : 3)
      expect(manyByOwner(limits, 'addContract')).toBe(0)
    }
  })

  it('keep room to close for an account that has moved and cancelled as much as it may', () => {
    expect(CLOSING).toEqual(['closeContract', 'closeAllContract'])
    for (const close of CLOSING) {
      const limits = createRateLimits(RATES)
      expect(manyByOwner(limits, 'addContract')).toBe(6)
      expect(manyByOwner(limits, 'cancelContract')).toBe(3)
      expect(manyByOwner(limits, 'setTpsl')).toBe(0)
      expect(manyByOwner(limits, close)).toBe(3)
    }
  })

  it('bound what takes risk away as well, each account for itself', () => {
    const limits = createRateLimits(RATES)
    expect(manyByOwner(limits, 'cancelContract')).toBe(9)
    expect(manyByOwner(limits, 'cancelContract', 2000)).toBe(9)
  })

  it('keep the same room for an address that trades for many', () => {
    const limits = createRateLimits(RATES)
    const many = (name: CallName): number => {
      let calls = 0
      while (calls < 1_000 && allowed(() => limits.spendByAddress(CATALOG[name], '10.0.0.1'))) calls++
      return calls
    }
    expect(many('addOrder')).toBeGreaterThanOrEqual(120)
    expect(many('closeAllContract')).toBeGreaterThanOrEqual(60)
    expect(many('getAsset2')).toBeGreaterThanOrEqual(4)
  })

  it('leave a rate below one a second its one cancellation', () => {
    const limits = createRateLimits({ ordersPerSecond: 0.5, callsPerSecond: 1 })
    expect(manyByOwner(limits, 'addContract')).toBe(1)
    expect(manyByOwner(limits, 'cancelContract')).toBe(1)
  })

  it('limit nothing at rate 0', () => {
    const limits = createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 })
    expect(manyByOwner(limits, 'addContract')).toBe(100)
    expect(manyByOwner(limits, 'cancelContract')).toBe(100)
  })
})
