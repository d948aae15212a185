import { SetCampaign } from './actions.ts'
import { ClaimWelfare } from './commands.ts'
import { CampaignSet, WelfareClaimed } from './events.ts'
import { WELFARE_REASONS } from './reasons.ts'

export const WELFARE = {
  name: 'welfare',
  commands: { ClaimWelfare },
  actions: { SetCampaign },
  events: { CampaignSet, WelfareClaimed },
  reasons: WELFARE_REASONS,
} as const
