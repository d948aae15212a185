import type { CallData, LoanDay, LoanProductView } from '@touchstone/protocol'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import { type CallHandlers, sessionOf } from '../../../gateway/callContext.ts'
import { readAmount } from '../../../trading/decimals.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { problemText } from '../../../trading/refusalOf.ts'
import { worldSeenBy } from '../../../trading/tradingWorlds.ts'
import { loanAsset } from '../loanMoney.ts'
import { freeDaysOf } from './publicTerms.ts'

type Offered = CallData<'lendList'>[number]
type Day = CallData<'tryLend'>['schedule'][number]

function offered(view: LoanProductView, { code, scale }: { readonly code: string; readonly scale: number }): Offered {
  const { product, name, days, freeDays, graceDays, dailyRatePpm, lateRatePpm, min, max } = view.terms
  return {
    id: String(product),
    name,
    currency: code,
    days,
    freeDays,
    graceDays,
    dailyRate: ppmToFraction(dailyRatePpm),
    lateRate: ppmToFraction(lateRatePpm),
    yearlyRate: ppmToFraction(view.yearlyRatePpm),
    min,
    max,
    lender: view.terms.lenderName,
    mayLeave: view.terms.mayLeave,
    terms: view.version,
    left: formatPlain(view.left, scale),
    state: view.terms.state,
  }
}

/** The charges up to each day. */
function addedUp(schedule: readonly LoanDay[], text: (amount: bigint) => string): Day[] {
  let [interest, lateFee] = [0n, 0n]
  return schedule.map((day) => {
    interest += day.interest
    lateFee += day.lateFee
    return { day: day.day, interest: text(interest), lateFee: text(lateFee), owed: text(day.owed) }
  })
}

/** The loans on offer, and quotes of their costs; neither call changes anything. */
export function productCalls({ worlds }: Pick<ProductServices, 'worlds'>) {
  return {
    lendMy(_request, context) {
      const { owner } = sessionOf(context)
      const { core } = worldSeenBy(worlds, context).port
      const { code, scale } = loanAsset(core)
      const { limit, used, available, owed } = core.loans.totals(owner)
      const { available: pooled, requested } = core.loans.pool()
      const room = pooled > requested ? pooled - requested : 0n
      const text = (amount: bigint) => formatPlain(amount, scale)
      context.setSequence(core.sequence)
      return {
        tier: core.customers.verification(owner),
        currency: code,
        limit: text(limit),
        used: text(used),
        available: text(available < room ? available : room),
        owed: text(owed),
        freeDays: freeDaysOf(core),
        limits: [...core.customers.verificationPolicy().loanLimits],
      }
    },

    lendList(_request, context) {
      const { core } = worldSeenBy(worlds, context).port
      const products = core.loans.products()
      context.setSequence(core.sequence)
      if (products.length === 0) return []
      const asset = loanAsset(core)
      const list = products.map((view) => offered(view, asset))
      return (['open', 'closed'] as const).flatMap((wanted) => list.filter(({ state }) => state === wanted))
    },

    tryLend({ id, amount: wanted }, context) {
      const { core } = worldSeenBy(worlds, context).port
      if (!core.loans.product(id)) throw new Refusal('unknown_product')
      const { scale } = loanAsset(core)
      const amount = wanted === '' ? 0n : readAmount('amount', wanted, scale)
      const quote = core.loans.quote(context.session?.owner ?? 0, id, amount)
      const rejection = context.session ? quote.rejection : null
      const text = (units: bigint) => formatPlain(units, scale)
      context.setSequence(core.sequence)
      return {
        interest: text(quote.interest),
        total: text(quote.total),
        due: quote.dueTime,
        yearlyRate: ppmToFraction(quote.yearlyRatePpm),
        schedule: addedUp(quote.schedule, text),
        worst: text(quote.worst),
        rejection: rejection ?? '',
        problem: problemText(rejection, quote.facts),
      }
    },
  } satisfies Partial<CallHandlers>
}
