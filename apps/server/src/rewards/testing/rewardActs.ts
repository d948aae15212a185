import type { Decide, RewardTerms, World } from '@touchstone/protocol'
import { appointTwo } from '../../sequencer/testing/decisionsOfTwo.ts'
import type { TradingOffice } from '../../trading/testing/tradingOffice.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const TERMS: RewardTerms = {
  rewardSharePpm: 100_000,
  inviteRatesPpm: [50_000, 30_000, 15_000, 5_000],
  waitDays: 30,
  signInRewards: ['1', '1', '2', '2', '3', '3', '5'],
}
/** 1,000 USDT, set aside for signing in. */
export const BUDGET = 1_000_000_000n

/** What two operators and their customers do about rewards in an office. */
export function rewardActs(office: () => TradingOffice) {
  const decide = async (action: Decide['action'], world: World = 'real', approver = 2) => {
    const people = { proposer: 1, approver, effectiveAt: 0, reason: 'a test' }
    const { reply } = await office()[world].world.submit({ type: 'Decide', ...people, action })
    return reply
  }
  const done = async (action: Decide['action'], world: World = 'real') => {
    const reply = await decide(action, world)
    if (reply.kind !== 'done') throw new Error(`${action.type} was refused: ${JSON.stringify(reply)}`)
    return reply.value
  }
  return {
    decide,
    done,

    /** Appoints two operators, who set the terms and fund the sign-in. */
    async found(world: World = 'real') {
      await appointTwo(office()[world].world, 'administrator', 'treasury', 'compliance')
      await done({ type: 'SetRewardTerms', terms: TERMS }, world)
      await done({ type: 'FundCampaign', campaign: 0, amount: BUDGET }, world)
    },

    /** Verified by operators. */
    async verify(token: string) {
      await done({ type: 'SetVerification', owner: office().ownerOf(token), level: 1 })
    },

    /** Buys bitcoin of the seller at 50,000 USDT; both pay trading fees. */
    async trade(buyer: string, seller: string, lots = 10_000, world: World = 'real') {
      const test = office()[world]
      await test.place(office().ownerOf(seller), { side: 'sell', price: 500_000, lots })
      const { reply, sequence } = await test.place(office().ownerOf(buyer), { side: 'buy', price: 500_000, lots })
      if (reply.kind !== 'order' || reply.lotsFilled !== lots) throw new Error('the trade was not made')
      office().saw(sequence)
    },

    async pass(ms: number, world: World = 'real') {
      await office()[world].pass(ms)
      await office().price(500_000, world)
    },

    async usdt(token: string) {
      const { list } = await office().data('getAsset2', { token, account: 'funds' })
      return list.find(({ currency }) => currency === 'USDT')?.available ?? ''
    },
  }
}
