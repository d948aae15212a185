import type { AssetDefinition, CallData, OwnerId, WelfareCampaignView } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallContext, CallHandlers } from '../../gateway/callContext.ts'
import { pageOfList } from '../../history/reading.ts'
import { rewardConditions } from '../../rewards/conditions.ts'
import { rewardAsset } from '../../rewards/rewardAsset.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { type TradingWorld, worldSeenBy } from '../../trading/tradingWorlds.ts'
import { usdtValue } from '../../trading/usdtValue.ts'
import { conditionText } from './conditionTexts.ts'

export type CampaignParts = Pick<ProductServices, 'worlds' | 'texts'>

type Row = CallData<'getFuli'>['list'][number]
type State = Row['state']

/** The order in which campaigns are listed. */
const STATES: readonly State[] = ['available', 'soon', 'claimed', 'used_up', 'expired']

/** Stands for a visitor, who has done nothing. */
const VISITOR: OwnerId = 0

/** Throws Refusal('unknown_campaign'). */
function campaignOf({ port }: TradingWorld, id: number): WelfareCampaignView {
  const view = port.core.welfare.campaign(id)
  if (!view) throw new Refusal('unknown_campaign')
  return view
}

export function assetOfCampaign({ port }: TradingWorld, { terms }: WelfareCampaignView): AssetDefinition {
  const asset = port.core.assets().find(({ id }) => id === terms.asset)
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}

function stateOf({ state, terms }: WelfareCampaignView, claimed: number): State {
  if (state === 'soon') return 'soon'
  if (claimed >= terms.perPerson) return 'claimed'
  if (state === 'ended') return 'expired'
  return state === 'used_up' ? 'used_up' : 'available'
}

function rowOf(world: TradingWorld, view: WelfareCampaignView, owner: OwnerId): Row {
  const { campaign, title, from, until } = view.terms
  const { code, scale } = assetOfCampaign(world, view)
  const claimed = owner === VISITOR ? 0 : (world.port.core.welfare.progress(owner, campaign)?.claimed ?? 0)
  return {
    id: String(campaign),
    title,
    img: '',
    period: { from, until },
    reward: formatPlain(view.reward, scale),
    currency: code,
    state: stateOf(view, claimed),
    claimed,
  }
}

/**
 * The conditions of a claim. A visitor sees them as a customer who has done nothing yet; of a customer who can claim no more they
 * are those of what was received.
 */
function conditionsOf(world: TradingWorld, view: WelfareCampaignView, owner: OwnerId, state: State) {
  const { core, world: name } = world.port
  const { scale } = rewardAsset(core)
  const next = state === 'claimed' ? 0n : view.reward
  const value = usdtValue(world, assetOfCampaign(world, view), next) ?? 0n
  const own = core.welfare.progress(owner, view.terms.campaign)?.conditions ?? []
  return [...own.map((each) => conditionText(each, scale)), ...rewardConditions(core, name, owner, value)]
}

/** What is offered; claim state and what of the conditions is done, with a session. */
export function campaignCalls({ worlds, texts }: CampaignParts) {
  return {
    getFuli({ page, size }, context: CallContext) {
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      const owner = context.session?.owner ?? VISITOR
      context.setSequence(core.sequence)
      const rows = core.welfare.campaigns().map((view) => rowOf(world, view, owner))
      return pageOfList(
        STATES.flatMap((wanted) => rows.filter(({ state }) => state === wanted)),
        { page, size },
      )
    },

    async getFuliInfo({ id }, context: CallContext) {
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      const owner = context.session?.owner ?? VISITOR
      const html = await texts.html(campaignOf(world, id).terms.text, context.lang)
      const view = campaignOf(world, id)
      const { scale } = assetOfCampaign(world, view)
      const row = rowOf(world, view, owner)
      context.setSequence(core.sequence)
      return {
        ...row,
        terms: view.version,
        html,
        budget: formatPlain(core.rewards.budget(id)?.funded ?? 0n, scale),
        left: formatPlain(view.left, scale),
        perPerson: view.terms.perPerson,
        conditions: conditionsOf(world, view, owner, row.state),
        sequence: core.sequence,
      }
    },
  } satisfies Partial<CallHandlers>
}
