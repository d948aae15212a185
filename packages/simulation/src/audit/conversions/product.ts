import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { ConversionAudit } from './conversionAudit.ts'

const { liquidity } = SYSTEM_OWNERS

export const CONVERSIONS: ProductAudit<'conversion'> = {
  reasons: {
    conversion: (source, destination) =>
      (isFunds(source, 'available') && isFree(destination, liquidity)) ||
      (isFree(source, liquidity) && isFunds(destination, 'available')),
  },
  opens: ({ type }) => type === 'FundsConverted',
  begin: (parts) => new ConversionAudit(parts),
}
