import { type CoreEvent, isHouse } from '@touchstone/protocol'
import { isIn, mayTrade } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
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
  opens: ({ type }) => type === 'OrderAccepted',
  begin: (parts) => new SpotAudit(parts),
}

function isDeed(event: CoreEvent): boolean {
  if (event.type === 'OrderClosed') return event.reason === 'canceled' && !isHouse(event.owner)
  return (
    event.type === 'OrderAccepted' ||
    event.type === 'ConditionsAccepted' ||
    event.type === 'OrderAmended' ||
    event.type === 'Trade'
  )
}
