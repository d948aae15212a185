import type { CoreQueries, OperatorAction, World } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import type { Changes } from '../changeableTerms.ts'
import { listable } from '../listable.ts'
import { MARKETS } from '../markets.ts'
import { partPpmOf } from '../ppmOf.ts'

/** Throws Refusal('unknown_market') for a name that is neither a market's nor a contract's. */
function checkTraded(core: CoreQueries, id: number): void {
  if (![...core.spot.markets(), ...core.contracts.all()].some((market) => market.id === id))
    throw new Refusal('unknown_market')
}

/** Throws Refusal('unknown_market'), and Refusal('malformed') for terms that cannot be changed so. */
function changeOf(core: CoreQueries, id: number, changes: Changes): OperatorAction {
  for (const markets of MARKETS) {
    const change = markets.change?.(core, id, changes)
    if (change) return change
  }
  throw new Refusal('unknown_market')
}

/** Acts of operators about markets and their terms. */
export function marketCalls({
  clock,
  worlds,
  approvals,
  caps,
}: Pick<AdminServices, 'clock' | 'worlds' | 'approvals' | 'caps'>) {
  const propose = async (
    { world, reason, effectiveAt }: { world: World; reason: string; effectiveAt: number },
    action: OperatorAction,
    context: AdminContext,
  ) => {
    const payload = { world, action, effectiveAt, reason: checkReason(reason), name: '', text: '' }
    return approvals.propose(payload, operatorOf(context).operator, context.record)
  }

  return {
    haltMarket: async ({ world, id, mode, reason }, context) => {
      checkTraded(worlds[world].core, id)
      const action = { type: 'SetMarketState', market: id, state: mode, reason: checkReason(reason) } as const
      return propose({ world, reason, effectiveAt: 0 }, action, context)
    },

    proposeTerms: async ({ id, changes, ...rest }, context) => {
      return propose(rest, changeOf(worlds[rest.world].core, id, changes), context)
    },

    getListable: ({ world }) =>
      listable(worlds[world].core, clock.now(), caps).map((found) => {
        const { command: _, ...line } = found
        return line
      }),

    proposeListing: async ({ id, ...rest }, context) => {
      const { core } = worlds[rest.world]
      const found = listable(core, clock.now(), caps).find((each) => each.id === id)
      if (!found) {
        const listed = [...core.contracts.all(), ...core.reference.indexes()].some((each) => each.id === id)
        throw new Refusal(listed ? 'already_listed' : 'unknown_market')
      }
      return propose(rest, found.command, context)
    },

    getFeeTiers: ({ world }) => {
      const { core } = worlds[world]
      return core.customers.feeTiers().map(({ makerPpm, takerPpm }, tier) => ({
        tier,
        makerRate: ppmToFraction(makerPpm),
        takerRate: ppmToFraction(takerPpm),
        customers: core.customers.inTier(tier),
      }))
    },

    proposeFeeTiers: async ({ tiers, ...rest }, context) => {
      const read = tiers.map(({ makerRate, takerRate }) => ({
        makerPpm: partPpmOf('makerRate', makerRate),
        takerPpm: partPpmOf('takerRate', takerRate),
      }))
      return propose(rest, { type: 'SetFeeTiers', tiers: read }, context)
    },

    proposeVerificationPolicy: ({ loanLimits, dailyWithdrawals, ...rest }, context) =>
      propose(rest, { type: 'SetVerificationPolicy', loanLimits, dailyWithdrawals }, context),

    cancelScheduled: ({ decision, ...rest }, context) =>
      propose({ ...rest, effectiveAt: 0 }, { type: 'CancelDecision', decision }, context),
  } satisfies Partial<AdminHandlers>
}
