import { AllocateOffering, DecideSubscription, FundOffering, PayIssuer, ReturnUnsold, SetOffering } from './actions.ts'
import { ReturnCoins, SubscribeCoins } from './commands.ts'
import {
  CoinListed,
  CoinNotListed,
  CoinsReleased,
  CoinsReturned,
  CoinsSubscribed,
  OfferingAllocated,
  OfferingFunded,
  OfferingPaidOut,
  OfferingSet,
  SubscriptionDecided,
} from './events.ts'
import { NEW_COIN_REASONS } from './reasons.ts'

export const NEW_COINS = {
  name: 'newCoins',
  commands: { SubscribeCoins, ReturnCoins },
  actions: { SetOffering, FundOffering, DecideSubscription, AllocateOffering, PayIssuer, ReturnUnsold },
  events: {
    OfferingSet,
    OfferingFunded,
    CoinsSubscribed,
    OfferingAllocated,
    SubscriptionDecided,
    CoinListed,
    CoinNotListed,
    CoinsReleased,
    CoinsReturned,
    OfferingPaidOut,
  },
  reasons: NEW_COIN_REASONS,
} as const
