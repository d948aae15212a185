import { KEEP_PROTECTION, type PositionView } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { acceptedReply } from '../../../trading/acceptedReply.ts'
import type { CustomerCommands, Trader } from '../../../trading/customerCommands.ts'
import { plainDecimal, readChange, readPrice } from '../../../trading/decimals.ts'
import { previewedProblem } from '../../../trading/refusalOf.ts'
import { meant, openPosition } from './ownContracts.ts'
import { projectedText } from './projectedText.ts'

/** The price a protection is set to: left out, the present one stays; "0" takes it away. */
function protection(field: 'tp' | 'sl', text: string | undefined, contract: ContractText): Ticks {
  if (text === undefined) return KEEP_PROTECTION
  return /^[0.]*$/.test(text) ? 0 : readPrice(field, text, contract.units)
}

function contractOfPosition(trader: Trader, position: PositionView): ContractText {
  return trader.world.listings.contractById(position.contract)
}

/** Throws Refusal('position_not_found'). */
function ownPosition(trader: Trader, id: number): PositionView {
  const position = openPosition(trader, id)
  if (!position) throw new Refusal('position_not_found')
  return position
}

/** The calls that change a position's protection, margin and leverage. */
export function positionCalls(
  commands: CustomerCommands,
): CallHandlers<'setTpsl' | 'tryMargin' | 'editMargin' | 'setLeverage'> {
  return {
    async setTpsl(request, context) {
      const trader = commands.trader(context)
      const id = Number(request.id)
      const { tp, sl } = request
      if (tp === undefined && sl === undefined) throw new Refusal('malformed', { field: 'tp', problem: 'is missing' })
      const position = openPosition(trader, id)
      const contract = position && contractOfPosition(trader, position)
      const takeProfit = contract ? protection('tp', tp, contract) : 0
      const stopLoss = contract ? protection('sl', sl, contract) : 0
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `setTpsl ${id} ${plainDecimal(tp)} ${plainDecimal(sl)}`,
        command: (stamp) => ({ type: 'SetProtection', ...stamp, ...meant(position), takeProfit, stopLoss }),
        missing: position ? undefined : 'position_not_found',
      })
      acceptedReply(entry, context)
      const now = openPosition(trader, id)
      return { tp: contract?.price(now?.takeProfit ?? 0) ?? '', sl: contract?.price(now?.stopLoss ?? 0) ?? '' }
    },

    tryMargin(request, context) {
      const trader = commands.trader(context)
      const position = ownPosition(trader, Number(request.id))
      const contract = contractOfPosition(trader, position)
      const change = readChange('change', request.change, contract.quote.scale)
      const preview = trader.world.port.core.contracts.previewMargin(trader.session.owner, position.contract, change)
      if (!preview) throw new Refusal('position_not_found')
      return {
        ...previewedProblem(preview),
        after: projectedText(preview.after, contract),
      }
    },

    async editMargin(request, context) {
      const trader = commands.trader(context)
      const id = Number(request.id)
      const position = openPosition(trader, id)
      const contract = position && contractOfPosition(trader, position)
      const change = contract ? readChange('change', request.change, contract.quote.scale) : 0n
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `editMargin ${id} ${signed(request.change)}`,
        command: (stamp) => ({ type: 'AdjustMargin', ...stamp, ...meant(position), change }),
        missing: position ? undefined : 'position_not_found',
      })
      acceptedReply(entry, context)
      const now = openPosition(trader, id)
      if (!now || !contract) return { margin: '', liqPrice: '' }
      return { margin: contract.money(now.margin), liqPrice: contract.price(now.liquidationPrice) }
    },

    async setLeverage(request, context) {
      const trader = commands.trader(context)
      const contract = trader.world.listings.contract(request.symbol).definition.id
      const { leverage, marginMode } = request
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `setLeverage ${contract} ${leverage} ${marginMode}`,
        command: (stamp) => ({ type: 'SetLeverage', ...stamp, contract, leverage, marginMode }),
      })
      acceptedReply(entry, context)
      return { leverage, marginMode }
    },
  }
}

function signed(text: string): string {
  return text.startsWith('-') ? `-${plainDecimal(text.slice(1))}` : plainDecimal(text)
}
