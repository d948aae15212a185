import { ppmToFraction } from '@touchstone/quantities'
import type { Acts } from '../../trading/acts.ts'

export const HOSTING_ACTS: Acts<'SetHostingProduct'> = {
  SetHostingProduct: ({ terms }) => {
    const { product, name, cycleDays, dailyRatePpm, min, max, capacity, earlyLossPpm, redemptionDays } = terms
    if (terms.state === 'closed') return `Close hosting product ${product}, ${name}`
    const rates = `${ppmToFraction(dailyRatePpm)} a day for ${cycleDays} days`
    const early = `loss ${ppmToFraction(earlyLossPpm)} and ${redemptionDays} days on early redemption`
    return `Offer hosting product ${product}, ${name}: ${rates}, ${min} to ${max} USDT, capacity ${capacity} USDT, ${early}`
  },
}
