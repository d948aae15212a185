import type { CallData, HostingTerms, World } from '@touchstone/protocol'
import { appointTwo, decideByTwo } from '../../../sequencer/testing/decisionsOfTwo.ts'
import type { Fields } from '../../../trading/testing/testGateway.ts'
import { OFFICE_PASSWORD, type TradingOffice } from '../../../trading/testing/tradingOffice.ts'

export const DAY_MS = 86_400_000
export const TREASURY_USDT = 1_000_000_000_000_000n
export const BUY = { id: '1', amount: '1000', agree: '1', tpwd: OFFICE_PASSWORD }
export const WEEK: HostingTerms = {
  product: 1,
  name: 'Seven days',
  cycleDays: 7,
  dailyRatePpm: 333,
  min: '100',
  max: '50000',
  capacity: '100000',
  earlyLossPpm: 50_000,
  redemptionDays: 1,
  state: 'open',
}

type Info = CallData<'getProfitInfo'>
export type ProductInfo = Extract<Info, { capacity: string }>
export type OrderInfo = Exclude<Info, { capacity: string }>

/** What two operators and their customers do about hosting in an office. */
export function hostingActs(office: () => TradingOffice) {
  const decide = (terms: HostingTerms, world: World = 'real') =>
    decideByTwo(office()[world].world, { type: 'SetHostingProduct', terms })
  return {
    decide,

    /** Appoints two operators, who offer the seven days. */
    async found(world: World) {
      await appointTwo(office()[world].world, 'administrator', 'treasury')
      await decide(WEEK, world)
    },

    /** With 200,000 USDT to host. */
    async customer(world: World = 'real') {
      const token = await office().customer(world)
      const move = { from: 'funds', to: 'hosting', currency: 'USDT', amount: '200000' }
      await office().data('addTransfer', { token, ...move })
      return token
    },

    buy: (token: string, change: Fields = {}) => office().data('buyProfit', { ...BUY, ...change, token }),
    sell: (token: string, orderNo: string, change: Fields = {}) =>
      office().ask('sellProfit', { token, orderNo, tpwd: OFFICE_PASSWORD, ...change }),
    order: async (token: string, orderNo: string) =>
      (await office().data('getProfitInfo', { token, orderNo })) as OrderInfo,
    product: async (id = '1') => (await office().data('getProfitInfo', { id })) as ProductInfo,
    listed: (token: string, state = '') => office().data('getMyprofit', { token, ...(state && { state }) }),

    async wallet(token: string) {
      const { list } = await office().data('getAsset2', { token, account: 'hosting' })
      const { available, frozen } = list.find(({ currency }) => currency === 'USDT') ?? {}
      return { available, frozen }
    },

    async passDays(days: number) {
      await office().real.pass(days * DAY_MS)
      await office().price(500_000)
    },
  }
}
