import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { WelfareAudit } from './welfareAudit.ts'

const { campaigns } = SYSTEM_OWNERS

export const WELFARE: ProductAudit<'welfare_reward'> = {
  reasons: {
    welfare_reward: (source, destination) => isFree(source, campaigns) && isFunds(destination, 'available'),
  },
  effects: { CampaignSet: ['SetCampaign'] },
  isDeed: ({ type }) => type === 'WelfareClaimed',
  opens: ({ type }) => type === 'WelfareClaimed',
  begin: ({ rewards }) => new WelfareAudit(rewards),
}
