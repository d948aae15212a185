import { clockText } from '@touchstone/core/formulas'
import { type AssetDefinition, type CallData, CHAINS, type LotView } from '@touchstone/protocol'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { assetOf } from '../../../trading/assetOf.ts'
import { readAmount } from '../../../trading/decimals.ts'
import { problemText } from '../../../trading/refusalOf.ts'
import { shownAddress } from '../addresses/chainAddress.ts'
import { payoutChainName } from '../payoutChainName.ts'
import type { WithdrawalServices } from '../withdrawalServices.ts'
import { betterTerms } from './betterTerms.ts'
import { type BindingRule, bindingRule } from './bindingRule.ts'

type Info = CallData<'getWithdrawInfo'>

const [CHAIN] = CHAINS

function toldBound(bound: BindingRule['bound'], until: number): Info['bound'] {
  if (!bound) return { rejection: '', problem: '', until }
  return { rejection: bound.rejection, problem: problemText(bound.rejection, bound.facts), until }
}

async function lotOf(lot: LotView, asset: AssetDefinition): Promise<Info['lots'][number]> {
  const text = (amount: bigint) => formatPlain(amount, asset.scale)
  const { terms } = lot.terms
  return {
    id: String(lot.lot),
    time: lot.creditedAt,
    value: text(lot.value),
    left: text(lot.left),
    turnover: { need: text(lot.turnoverNeeded), done: text(lot.turnoverDone) },
    feeRate: ppmToFraction(terms.feePpm),
    turnoverRate: ppmToFraction(terms.turnoverPpm),
    returnTo: lot.returnTo === '' ? '' : await shownAddress(CHAIN, lot.returnTo),
    returnFee: terms.returnFee,
  }
}

/** The costs and conditions of withdrawals now, and the proceeds of one of a certain size. Neither call changes anything. */
export function infoCalls(services: WithdrawalServices) {
  const { commands, clock, secondFactor } = services
  return {
    async getWithdrawInfo({ currency }, context) {
      const trader = commands.trader(context)
      const { owner, userId } = trader.session
      const { core } = trader.world.port
      const asset = assetOf(trader, currency)
      const allowance = core.withdrawals.allowance(owner, asset.id)
      if (!allowance) throw new Refusal('unknown_asset')
      context.setSequence(core.sequence)
      const time = clock.now()
      const text = (amount: bigint) => formatPlain(amount, asset.scale)
      const today = core.moneyTerms.current().terms
      const terms = betterTerms(allowance.terms.terms, today, asset.scale)
      const held = core.customers.withdrawalsHeldUntil(owner)
      const heldUntil = held > time ? held : 0
      const unprotected = await secondFactor.isMissing(userId)
      const { withdrawable, bound, until, state } = bindingRule(allowance, { unprotected, heldUntil, time })
      const lots = core.lots.of(owner).filter((lot) => lot.asset === asset.id && lot.left > 0n)
      return {
        currency: asset.code,
        decimals: asset.scale,
        chain: CHAIN,
        chainName: payoutChainName(services),
        available: text(allowance.available),
        withdrawable: text(withdrawable),
        bound: toldBound(bound, until),
        unlocked: text(allowance.unlocked),
        min: text(terms.min),
        max: text(terms.max),
        feeRate: ppmToFraction(terms.feePpm),
        open: clockText(terms.opensAt),
        close: clockText(terms.closesAt),
        openNow: allowance.openNow,
        changesAt: allowance.changesAt,
        perDay: terms.perDay,
        usedToday: allowance.usedToday,
        leftToday: allowance.leftToday,
        dailyLimit: text(allowance.dailyLimit),
        dailyUsed: text(allowance.dailyUsed),
        verificationLevel: core.customers.verification(owner),
        turnover: {
          need: text(allowance.turnoverNeeded),
          done: text(allowance.turnoverDone),
          rate: ppmToFraction(allowance.terms.terms.turnoverPpm),
        },
        state,
        heldUntil,
        addressHoldMs: today.addressHoldMs,
        lots: await Promise.all(lots.map((lot) => lotOf(lot, asset))),
        time,
      }
    },

    tryWithdraw({ kind, currency, amount: wanted, addressId, lot }, context) {
      const trader = commands.trader(context)
      const { owner } = trader.session
      const { core } = trader.world.port
      const asset = assetOf(trader, currency)
      const text = (amount: bigint) => formatPlain(amount, asset.scale)
      const target = Number(kind === 'return' ? lot : addressId)
      const whole = core.lots.of(owner).find((one) => one.lot === target)?.value ?? 0n
      const amount = kind === 'return' ? whole : wanted === '' ? 0n : readAmount('amount', wanted, asset.scale)
      const request = { kind, asset: asset.id, amount, target: kind === 'bank' ? 0 : target }
      const { rejection, facts, fee, receive } = core.withdrawals.quote(owner, request)
      context.setSequence(core.sequence)
      return {
        amount: text(amount),
        fee: text(fee),
        receive: text(receive),
        rejection: rejection ?? '',
        problem: problemText(rejection, facts),
      }
    },
  } satisfies Partial<CallHandlers>
}
