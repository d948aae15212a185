import type { WelfareCampaignView, WelfareTerms } from '@touchstone/protocol'
import type { AdminCallData, AdminCallRequest } from '@touchstone/protocol/admin'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type CampaignCallParts = Pick<AdminServices, 'worlds' | 'approvals'>

type Core = AdminServices['worlds']['real']['core']
type WrittenTerms = AdminCallRequest<'proposeCampaign'>['terms']
type Campaign = AdminCallData<'getCampaigns'>['campaigns'][number]

function campaignOf(core: Core, { version, terms, state, left, claims }: WelfareCampaignView): Campaign {
  const { code, scale } = core.assets().find(({ id }) => id === terms.asset) ?? { code: '', scale: 0 }
  const { asset: _, conditions, ...same } = terms
  return {
    version,
    terms: { ...same, currency: code, conditions: conditions.map((each) => ({ ...each })) },
    state,
    left: formatPlain(left, scale),
    claims,
  }
}

/** Throws Refusal('unknown_asset'). */
function readTerms(core: Core, { currency, ...same }: WrittenTerms): WelfareTerms {
  const asset = core.assets().find(({ code }) => code === currency)
  if (!asset) throw new Refusal('unknown_asset')
  return { ...same, asset: asset.id }
}

/** Welfare campaigns as operators see them; proposed by one and approved by another. */
export function campaignCalls({
  worlds,
  approvals,
}: CampaignCallParts): AdminHandlers<'getCampaigns' | 'proposeCampaign'> {
  return {
    getCampaigns: ({ world }) => {
      const { core } = worlds[world]
      return {
        sequence: core.sequence,
        campaigns: core.welfare.campaigns().map((campaign) => campaignOf(core, campaign)),
      }
    },

    proposeCampaign: ({ world, terms, effectiveAt, reason }, context) => {
      const action = { type: 'SetCampaign' as const, terms: readTerms(worlds[world].core, terms) }
      const payload = { world, action, effectiveAt, reason: checkReason(reason), name: '', text: '' }
      return approvals.propose(payload, operatorOf(context).operator, context.record)
    },
  }
}
