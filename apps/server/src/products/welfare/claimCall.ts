import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { acceptedReply } from '../../trading/acceptedReply.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { assetOfCampaign } from './campaignCalls.ts'

export type ClaimParts = Pick<ProductServices, 'commands'>

/** Claiming is one command, under an identity that makes its repetition harmless. */
export function claimCall({ commands }: ClaimParts) {
  return {
    async receiveFuli({ id: campaign, cid }, context) {
      const trader = commands.trader(context)
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `receiveFuli ${campaign}`,
        command: (stamp) => ({ type: 'ClaimWelfare', ...stamp, campaign }),
      })
      acceptedReply(entry, context)
      const view = trader.world.port.core.welfare.campaign(campaign)
      if (!view) throw new Refusal('unknown_campaign')
      const { code, scale } = assetOfCampaign(trader.world, view)
      return { id: String(campaign), amount: formatPlain(view.reward, scale), currency: code }
    },
  } satisfies Partial<CallHandlers>
}
