import type { CallData, CallRequest, ContractPairRequest, ContractPreview } from '@touchstone/protocol'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { pairInput, pairTerms, placePair } from '../../../orders/pairs.ts'
import type { CustomerCommands, Trader } from '../../../trading/customerCommands.ts'
import { problemText } from '../../../trading/refusalOf.ts'
import { projectedText } from './projectedText.ts'

/** The pair that a request describes. Throws Refusal('malformed' | 'amount_overflow'). */
function pairOf(request: CallRequest<'tryContractOco'>, { definition, units }: ContractText): ContractPairRequest {
  const { side, lots, trigger, leverage, marginMode, reduceOnly } = request
  return {
    contract: definition.id,
    ...pairTerms(request, side === 'long' ? 'buy' : 'sell', units),
    lots,
    trigger,
    leverage,
    marginMode,
    reduceOnly,
  }
}

/** The calls about a limit order and a stop on a contract of which one cancels the other. */
export function contractPairCalls(commands: CustomerCommands): CallHandlers<'tryContractOco' | 'addContractOco'> {
  return {
    tryContractOco(request, context) {
      const trader = commands.trader(context)
      const contract = trader.world.listings.contract(request.symbol)
      return previewAnswer(trader, pairOf(request, contract), contract)
    },

    addContractOco(request, context) {
      const trader = commands.orderingTrader(context)
      const pair = pairOf(request, trader.world.listings.contract(request.symbol))
      const { contract, side, lots, trigger, leverage, marginMode, reduceOnly } = pair
      const own = `${contract} ${side} ${lots} ${trigger} ${leverage} ${marginMode} ${reduceOnly}`
      return placePair(commands, {
        trader,
        context,
        cid: request.cid,
        input: `addContractOco ${own} ${pairInput(pair)}`,
        command: (stamp) => ({ type: 'PlaceContractOneCancelsOther', ...stamp, ...pair }),
      })
    },
  }
}

function previewAnswer(trader: Trader, pair: ContractPairRequest, contract: ContractText): CallData<'tryContractOco'> {
  const { core } = trader.world.port
  const { owner } = trader.session
  const { rejection, facts, lots, limit, stop, cost } = core.contracts.previewPair(pair, owner)
  const alone = ({ margin, fee, realised, after }: ContractPreview) => ({
    margin: contract.money(margin),
    fee: contract.money(fee),
    realised: contract.money(realised),
    after: projectedText(after, contract),
  })
  return {
    problem: rejection ?? '',
    message: problemText(rejection, facts),
    lots: String(lots),
    cost: contract.money(cost),
    costCurrency: contract.quote.code,
    available: contract.money(core.contracts.account(owner).transferable),
    limit: alone(limit),
    stop: alone(stop),
  }
}
