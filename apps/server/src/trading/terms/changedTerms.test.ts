import type { Command, OperatorAction } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { withOffice } from '../testing/withOffice.ts'

const SAME = { minLots: 0, maxLots: 0, bandPpm: 0, defaultSlippagePpm: 0, maxSlippagePpm: 0, maxOpenOrders: 0 }

describe('terms that operators change', () => {
  const office = withOffice()

  const decide = async (proposer: number, approver: number, action: OperatorAction): Promise<void> => {
    const command: Command = { type: 'Decide', proposer, approver, effectiveAt: 0, reason: 'agreed', action }
    const { reply } = await office().real.world.submit(command)
    expect(reply.kind).toBe('done')
  }

  it('are told before anyone commits, from the moment they hold', async () => {
    for (const operator of [1, 2])
      await decide(0, 0, { type: 'AppointOperator', operator, roles: ['administrator', 'markets'] })
    const [spot] = office().real.world.core.spot.markets()
    const before = await office().data('getContractInfo', { symbol: 'BTCPERP' })
    const contract = office()
      .real.world.core.contracts.all()
      .find(({ symbol }) => symbol === 'BTCPERP')
    await decide(1, 2, { type: 'ChangeContract', contract: contract?.id ?? 0, ...SAME, minLots: 7, maxLeverage: 3 })
    await decide(1, 2, { type: 'ChangeMarket', market: spot?.id ?? 0, ...SAME, minNotional: '12.5', maxNotional: '' })
    await decide(1, 2, {
      type: 'SetFeeTiers',
      tiers: office()
        .real.world.core.customers.feeTiers()
        .map(() => ({ makerPpm: 11, takerPpm: 22 })),
    })
    const after = await office().data('getContractInfo', { symbol: 'BTCPERP' })
    expect([before.leverage, before.minLots]).toEqual([5, 1])
    expect(after).toEqual({ ...before, minLots: 7, maxLeverage: 3, leverage: 3, minMargin: '35.000000' })
    const market = await office().data('getCurrencyMessage', { symbol: spot?.symbol ?? '' })
    expect(market).toMatchObject({ minNotional: '12.5', makerRate: '0.000011', takerRate: '0.000022' })
    const symbols = await office().data('getContractSymbols', {})
    expect(symbols.find(({ symbol }) => symbol === 'BTCPERP')?.maxLeverage).toBe(3)
  })
})
