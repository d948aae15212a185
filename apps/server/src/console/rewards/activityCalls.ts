import type { OperatorAction, RewardTerms } from '@touchstone/protocol'
import type { AdminCallData, AdminCallRequest, RewardKind } from '@touchstone/protocol/admin'
import { type Amount, formatPlain, parseDecimal, ppmToFraction } from '@touchstone/quantities'
import { sql } from 'kysely'
import { Refusal } from '../../errors/refusal.ts'
import { allWaiting } from '../../products/invitations/commissionReading.ts'
import { rewardAsset } from '../../rewards/rewardAsset.ts'
import type { RewardTables } from '../../rewards/rewardTables.ts'
import { treasuryOf } from '../../trading/treasury.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { ppmOf } from '../ppmOf.ts'

export type ActivityParts = Pick<AdminServices, 'worlds' | 'past' | 'caughtUp' | 'approvals'>

type Activity = AdminCallData<'getActivity'>
type WrittenTerms = AdminCallRequest<'proposeRewardTerms'>['terms']
type World = 'real' | 'demo'
type Core = AdminServices['worlds']['real']['core']

/** As people write them. */
function writtenTerms({ rewardSharePpm, inviteRatesPpm, waitDays, signInRewards }: RewardTerms): WrittenTerms {
  return {
    rewardShare: ppmToFraction(rewardSharePpm),
    inviteRates: inviteRatesPpm.map(ppmToFraction),
    waitDays,
    signInRewards: [...signInRewards],
  }
}

function readTerms({ rewardShare, inviteRates, waitDays, signInRewards }: WrittenTerms): RewardTerms {
  return {
    rewardSharePpm: ppmOf('rewardShare', rewardShare),
    inviteRatesPpm: inviteRates.map((rate) => ppmOf('inviteRates', rate)),
    waitDays,
    signInRewards,
  }
}

/** Amounts of an asset with its code. */
function moneyOf(core: Core, asset: number) {
  const { code, scale } = core.assets().find(({ id }) => id === asset) ?? { code: `asset ${asset}`, scale: 0 }
  return { currency: code, text: (amount: Amount) => formatPlain(amount, scale) }
}

function budgetsOf(core: Core): Activity['budgets'] {
  return core.rewards.budgets().map(({ campaign, asset, funded, paid, left }) => {
    const { currency, text } = moneyOf(core, asset)
    return { campaign, currency, funded: text(funded), paid: text(paid), left: text(left) }
  })
}

function treasuryText(core: Core): Activity['treasury'] {
  return core.assets().flatMap((asset) => {
    const amount = treasuryOf(core, asset)
    return amount === 0n ? [] : [{ currency: asset.code, amount: formatPlain(amount, asset.scale) }]
  })
}

async function paidOf({ past, worlds }: ActivityParts, world: World): Promise<Activity['paid']> {
  const rows = await past
    .withTables<RewardTables>()
    .selectFrom('rewards')
    .select(['kind', 'asset', sql<string>`sum(amount)::text`.as('amount'), sql<string>`count(*)::text`.as('count')])
    .where('world', '=', world)
    .groupBy(['kind', 'asset'])
    .orderBy('kind')
    .orderBy('asset')
    .execute()
  return rows.map(({ kind, asset, amount, count }) => {
    const { currency, text } = moneyOf(worlds[world].core, asset)
    return { kind: kind satisfies RewardKind, currency, amount: text(BigInt(amount)), count: Number(count) }
  })
}

async function waitingOf({ past, worlds }: ActivityParts, world: World): Promise<Activity['waiting']> {
  const waiting = await allWaiting(past, world)
  return waiting.map(({ asset, amount }) => {
    const { currency, text } = moneyOf(worlds[world].core, asset)
    return { currency, amount: text(amount) }
  })
}

/** An amount in the asset of the campaign; the sign-in has the reward asset. Throws Refusal. */
function readAmount(core: Core, campaign: number, text: string): Amount {
  const asset = core.welfare.campaign(campaign)?.terms.asset
  if (campaign !== 0 && asset === undefined) throw new Refusal('unknown_campaign')
  const { scale } = core.assets().find(({ id }) => id === asset) ?? rewardAsset(core)
  const amount = parseDecimal(text, scale)
  if (amount === undefined || amount === 0n)
    throw new Refusal('malformed', { field: 'amount', problem: `must be above 0, with at most ${scale} decimals` })
  return amount
}

interface Proposed {
  readonly world: World
  readonly effectiveAt: number
  readonly reason: string
}

/** Rewards as operators see them; terms and budgets are proposed by one and approved by another. */
export function activityCalls(
  parts: ActivityParts,
): AdminHandlers<'getActivity' | 'proposeRewardTerms' | 'proposeCampaignFunding' | 'proposeCampaignClosing'> {
  const { worlds, approvals, caughtUp } = parts

  const propose = (action: OperatorAction, { world, effectiveAt, reason }: Proposed, context: AdminContext) => {
    const payload = { world, action, effectiveAt, reason: checkReason(reason), name: '', text: '' }
    return approvals.propose(payload, operatorOf(context).operator, context.record)
  }

  return {
    getActivity: async ({ world }) => {
      const { core } = worlds[world]
      await caughtUp(world)
      const [paid, waiting] = [await paidOf(parts, world), await waitingOf(parts, world)]
      const view = core.rewards.terms()
      return {
        sequence: core.sequence,
        time: core.time,
        currency: rewardAsset(core).code,
        version: view?.version ?? 0,
        terms: view ? writtenTerms(view.terms) : null,
        treasury: treasuryText(core),
        budgets: budgetsOf(core),
        paid,
        waiting,
      }
    },

    proposeRewardTerms: ({ terms, ...proposed }, context) =>
      propose({ type: 'SetRewardTerms', terms: readTerms(terms) }, proposed, context),

    proposeCampaignFunding: ({ campaign, amount, ...proposed }, context) => {
      const { core } = worlds[proposed.world]
      const action = { type: 'FundCampaign' as const, campaign, amount: readAmount(core, campaign, amount) }
      return propose(action, proposed, context)
    },

    proposeCampaignClosing: ({ campaign, ...proposed }, context) =>
      propose({ type: 'CloseCampaign', campaign }, proposed, context),
  }
}
