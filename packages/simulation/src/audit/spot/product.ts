import { type CoreEvent, isHouse } from '@touchstone/protocol'
import { isIn, mayTrade } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { isExit } from './isExit.ts'
import { SpotAudit } from './spotAudit.ts'

export const SPOT: ProductAudit<'trade'> = {
  reasons: {
    trade: (source, destination) =>
      source.owner !== destination.owner &&
      mayTrade(source) &&
      mayTrade(destination) &&
      isIn('funds', source) &&
      isIn('funds', destination),
  },
  effects: { TermsChanged: ['ChangeMarket'] },
  isDeed,
  opens: (event, events) => event.type === 'OrderAccepted' && !isExit(event.order, events),
  begin: (parts) => new SpotAudit(parts),
}

function isDeed(event: CoreEvent, events: readonly CoreEvent[]): boolean {
  if (event.type === 'OrderClosed') return event.reason === 'canceled' && !isHouse(event.owner)
  if (event.type === 'OrderAccepted') return !isExit(event.order, events)
  if (event.type === 'Trade') return !isExit(event.takerOrder, events)
  return event.type === 'ConditionsAccepted' || event.type === 'BracketAccepted' || event.type === 'OrderAmended'
}
