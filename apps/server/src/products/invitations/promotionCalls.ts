import { type CallData, type OwnerId, say } from '@touchstone/protocol'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import { dayText } from '../../clock/dayText.ts'
import { type CallContext, type CallHandlers, sessionOf } from '../../gateway/callContext.ts'
import { rewardAsset } from '../../rewards/rewardAsset.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'
import { usdtValue, VALUE_CURRENCY, VALUE_DECIMALS } from '../../trading/usdtValue.ts'
import { commissionSums, ownCommissions } from './commissionReading.ts'

export type PromotionParts = Pick<ProductServices, 'worlds' | 'past' | 'database' | 'publicOrigin'>

type Promotion = CallData<'getMyPromotion'>
type Sums = Awaited<ReturnType<typeof commissionSums>>

/** What commissions of one level are worth now; a currency without a price counts nothing. */
function valueNow(world: TradingWorld, sums: Sums): bigint {
  const { core } = world.port
  return sums.reduce((value, { asset, amount }) => {
    const definition = core.assets().find(({ id }) => id === asset)
    return value + ((definition && usdtValue(world, definition, amount)) ?? 0n)
  }, 0n)
}

function levelsOf(world: TradingWorld, owner: OwnerId, sums: Sums) {
  const { invitations, rewards } = world.port.core
  const inForce = rewards.terms()?.terms.inviteRatesPpm.length
  const levels = invitations.levels(owner).slice(0, inForce)
  return levels.map(({ level, ratePpm, count }) => {
    const of = (wanted: Sums[number]['state']) =>
      valueNow(
        world,
        sums.filter((sum) => sum.level === level && sum.state === wanted),
      )
    const qualified = invitations.invitees(owner, level).filter((invitee) => invitations.qualified(invitee)).length
    return { level, ratePpm, count, qualified, income: of('paid'), waiting: of('waiting') }
  })
}

async function codeOf({ database }: PromotionParts, userId: string): Promise<string> {
  const row = await database.selectFrom('users').select('invitation_code').where('id', '=', userId).executeTakeFirst()
  return row?.invitation_code ?? ''
}

/** The address of the registration form with the code filled in. */
function linkOf({ publicOrigin }: PromotionParts, { origin }: CallContext, code: string): string {
  return `${publicOrigin ?? origin}/register?code=${code}`
}

const UNVERIFIED = say('commission_unverified')

/** The caller's invitation code, the income of each level, and the income by day. */
export function promotionCalls(parts: PromotionParts) {
  const { worlds, past } = parts
  return {
    async getMyPromotion(_request, context): Promise<Promotion> {
      const { owner, userId } = sessionOf(context)
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      const code = await codeOf(parts, userId)
      const levels = levelsOf(world, owner, await commissionSums(await past.own(context)))
      const text = (value: bigint) => formatPlain(value, VALUE_DECIMALS)
      return {
        code,
        link: linkOf(parts, context, code),
        currency: VALUE_CURRENCY,
        levels: levels.map(({ level, ratePpm, count, qualified, income, waiting }) => ({
          level,
          rate: ppmToFraction(ratePpm),
          income: text(income),
          waiting: text(waiting),
          count,
          qualified,
        })),
        total: text(levels.reduce((sum, { income }) => sum + income, 0n)),
        waitDays: core.rewards.terms()?.terms.waitDays ?? 0,
        condition: core.rewards.totals(owner).verified ? '' : UNVERIFIED,
      }
    },

    async getPromotionIncome(request, context) {
      const { core } = worldSeenBy(worlds, context).port
      const { list, total, page } = await ownCommissions(await past.own(context), request)
      const rows = list.map(({ day, level, asset, amount, state, usableFrom }) => {
        const { code, scale } = core.assets().find(({ id }) => id === asset) ?? rewardAsset(core)
        return { day: dayText(day), level, amount: formatPlain(amount, scale), currency: code, state, usableFrom }
      })
      return { list: rows, total, page }
    },
  } satisfies Partial<CallHandlers>
}
