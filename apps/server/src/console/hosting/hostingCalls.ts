import type { HostingProductView, HostingTerms } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain, ppmToFraction } from '@touchstone/quantities'
import { dayText } from '../../clock/dayText.ts'
import { backingOf, hostingAsset } from '../../products/hosting/hostingMoney.ts'
import { treasuryOf } from '../../trading/treasury.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { ppmOf } from '../ppmOf.ts'
import { type Due, hostingDue } from './hostingDue.ts'

type WrittenTerms = AdminCallData<'getHosting'>['products'][number]['terms']
type Core = AdminServices['worlds']['real']['core']

const MOST_REDEMPTIONS = 200

/** As people write them. */
function writtenTerms({ dailyRatePpm, earlyLossPpm, ...same }: HostingTerms): WrittenTerms {
  return { ...same, dailyRate: ppmToFraction(dailyRatePpm), earlyLoss: ppmToFraction(earlyLossPpm) }
}

function readTerms({ dailyRate, earlyLoss, ...same }: WrittenTerms): HostingTerms {
  return { ...same, dailyRatePpm: ppmOf('dailyRate', dailyRate), earlyLossPpm: ppmOf('earlyLoss', earlyLoss) }
}

type Figures = Pick<HostingProductView, 'hosted' | 'escrowed' | 'owed'>

function together(products: readonly Figures[]): Figures {
  const sumOf = (figure: keyof Figures) => products.reduce((sum, product) => sum + product[figure], 0n)
  return { hosted: sumOf('hosted'), escrowed: sumOf('escrowed'), owed: sumOf('owed') }
}

function redemptionsOf(core: Core, text: (amount: bigint) => string) {
  const waiting = core.hosting.orders().filter(({ state }) => state === 'redemption')
  const next = waiting.sort((one, other) => one.redeemAt - other.redeemAt).slice(0, MOST_REDEMPTIONS)
  const redemptions = next.map(({ order, product, owner, amount, earlyReceive, earlyLoss, redeemAt }) => ({
    orderNo: String(order),
    product,
    owner: String(owner),
    amount: text(amount),
    receive: text(earlyReceive),
    loss: text(earlyLoss),
    redeemAt,
  }))
  return { redemptions, redemptionCount: waiting.length }
}

function hostingOf(core: Core): AdminCallData<'getHosting'> {
  const asset = hostingAsset(core)
  const { code, scale } = asset
  const text = (amount: bigint) => formatPlain(amount, scale)
  const products = core.hosting.products()
  const due = hostingDue(core.hosting.orders(), core.time)
  const dueText = ({ returns, principal, payments }: Due) => {
    return { returns: text(returns), principal: text(principal), payments }
  }
  return {
    sequence: core.sequence,
    time: core.time,
    currency: code,
    treasury: text(treasuryOf(core, asset)),
    ...backingOf(together(products), scale),
    products: products.map((product) => ({
      version: product.version,
      terms: writtenTerms(product.terms),
      left: text(product.left),
      ...backingOf(product, scale),
    })),
    due: due.days.map(([day, each]) => ({ day: dayText(day), ...dueText(each) })),
    later: dueText(due.later),
    ...redemptionsOf(core, text),
  }
}

/** Hosting as operators see it; terms are versions in the log, proposed by one and approved by another. */
export function hostingCalls(
  services: Pick<AdminServices, 'worlds' | 'approvals'>,
): AdminHandlers<'getHosting' | 'proposeHostingProduct'> {
  const { worlds, approvals } = services
  return {
    getHosting: ({ world }) => hostingOf(worlds[world].core),

    proposeHostingProduct: ({ world, terms, effectiveAt, reason }, context) => {
      const action = { type: 'SetHostingProduct' as const, terms: readTerms(terms) }
      const payload = { world, action, effectiveAt, reason: checkReason(reason), name: '', text: '' }
      return approvals.propose(payload, operatorOf(context).operator, context.record)
    },
  }
}
