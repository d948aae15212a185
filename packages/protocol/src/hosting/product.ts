import { SetHostingProduct } from './actions.ts'
import { BuyHosting, RedeemHosting } from './commands.ts'
import { HostingBought, HostingDayPaid, HostingEnded, HostingProductSet, HostingRedemptionAsked } from './events.ts'
import { HOSTING_REASONS } from './reasons.ts'

export const HOSTING = {
  name: 'hosting',
  commands: { BuyHosting, RedeemHosting },
  actions: { SetHostingProduct },
  events: { HostingProductSet, HostingBought, HostingDayPaid, HostingRedemptionAsked, HostingEnded },
  reasons: HOSTING_REASONS,
} as const
