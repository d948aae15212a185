import { contractValue, fundingPayment, paysFunding } from '@touchstone/core'
import type {
  CallData,
  ContractOrderRequest,
  ContractPreview,
  ContractView,
  OrderConditions,
} from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import type { ContractText } from '../../../marketdata/contractText.ts'
import { previewedFills } from '../../../orders/previewedFills.ts'
import { previewedSlices } from '../../../orders/previewedSlices.ts'
import type { CustomerCommands, Trader } from '../../../trading/customerCommands.ts'
import { previewedProblem } from '../../../trading/refusalOf.ts'
import { amendment } from './amendment.ts'
import { contractDraft, draftConditions } from './contractDraft.ts'
import { openOrder } from './ownContracts.ts'
import { projectedText } from './projectedText.ts'

/** The payment at the next funding for the position as it would be, at the running estimate; "" where none is due. */
function nextFunding(lots: number, view: ContractView, contract: ContractText): string {
  const { nextFundingAt, fundingE8, markPrice } = view
  if (nextFundingAt === 0 || lots === 0 || markPrice === 0) return ''
  const pays = paysFunding(lots, fundingE8)
  const payment = fundingPayment(contractValue(markPrice, Math.abs(lots), contract.units), fundingE8, pays)
  return contract.money(pays ? -payment : payment)
}

/** What an order would do now, as the calls tell it. */
export function previewAnswer(
  trader: Trader,
  preview: ContractPreview,
  order: Pick<ContractOrderRequest, 'lots' | 'timeInForce'> & Pick<OrderConditions, 'visible'>,
  contract: ContractText,
): CallData<'tryContract'> {
  const { lots, timeInForce } = order
  const { core } = trader.world.port
  const view = core.contracts.contract(contract.definition.id)
  const { makerPpm, takerPpm } = contract.definition
  return {
    ...previewedFills(
      {
        ...preview,
        lots: preview.lotsFilled,
        value: preview.valueFilled,
        valueAt: (price) => contractValue(price, preview.lotsFilled, contract.units),
      },
      view,
      contract,
    ),
    facts: { ...preview.facts },
    stopPrice: preview.stopPrice === 0 ? '' : contract.price(preview.stopPrice),
    margin: contract.money(preview.margin),
    fee: contract.money(preview.fee),
    feeRate: ppmToFraction(timeInForce === 'POST' ? makerPpm : takerPpm),
    lots: String(lots),
    filledLots: String(preview.lotsFilled),
    ...previewedSlices(order, preview.resting, String),
    notional: contract.money(preview.notional),
    amount: contract.amount(lots),
    realised: contract.money(preview.realised),
    available: contract.money(core.contracts.account(trader.session.owner).transferable),
    before: projectedText(preview.before, contract),
    after: projectedText(preview.after, contract),
    worst: projectedText(preview.worst, contract),
    maxLoss: contract.money(preview.maxLoss),
    markPrice: contract.price(view.markPrice),
    nextFunding: nextFunding(preview.after.lots, view, contract),
  }
}

export function contractPreviewCall(commands: CustomerCommands): CallHandlers<'tryContract' | 'tryEditContract'> {
  return {
    tryContract(request, context) {
      const trader = commands.trader(context)
      const contract = trader.world.listings.contract(request.symbol)
      const { order, refused } = contractDraft(request, contract, trader)
      if (refused) throw refused
      const { core } = trader.world.port
      const conditions = draftConditions(request, contract)
      const preview = core.contracts.preview(order, trader.session.owner, conditions)
      return previewAnswer(trader, preview, { ...order, ...conditions }, contract)
    },

    tryEditContract(request, context) {
      const trader = commands.trader(context)
      const open = openOrder(trader, Number(request.orderNo))
      if (!open) throw new Refusal('order_not_found')
      const { core } = trader.world.port
      const contract = trader.world.listings.contractById(open.contract)
      const preview = core.contracts.previewAmendment(open.order, amendment(request, contract), open.owner)
      return {
        ...previewedProblem(preview),
        facts: { ...preview.facts },
        filledLots: String(preview.lotsFilled),
        notional: contract.money(preview.notional),
        before: projectedText(preview.before, contract),
        after: projectedText(preview.after, contract),
        worst: projectedText(preview.worst, contract),
        maxLoss: contract.money(preview.maxLoss),
        markPrice: contract.price(core.contracts.contract(open.contract).markPrice),
      }
    },
  }
}
