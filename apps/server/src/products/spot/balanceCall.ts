import { formatDecimal, formatPlain } from '@touchstone/quantities'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { CustomerCommands } from '../../trading/customerCommands.ts'
import { usdtValue, VALUE_DECIMALS } from '../../trading/usdtValue.ts'

/** Balances of one wallet, every asset of the world listed, from memory. */
export function balanceCall(commands: CustomerCommands): CallHandlers<'getAsset2'> {
  return {
    getAsset2(request, context) {
      const { session, world } = commands.trader(context)
      const { core } = world.port
      context.setSequence(core.sequence)
      const held = core.ledger.balances(session.owner).filter(({ wallet }) => wallet === request.account)
      let total = 0n
      const list = core.assets().map((asset) => {
        const balance = held.find((one) => one.asset === asset.id)
        const value = usdtValue(world, asset, (balance?.available ?? 0n) + (balance?.held ?? 0n))
        total += value ?? 0n
        return {
          currency: asset.code,
          name: asset.name,
          decimals: asset.scale,
          available: formatPlain(balance?.available ?? 0n, asset.scale),
          frozen: formatPlain(balance?.held ?? 0n, asset.scale),
          converted: value === undefined ? '' : formatDecimal(value, VALUE_DECIMALS),
        }
      })
      return { total: formatDecimal(total, VALUE_DECIMALS), list }
    },
  }
}
