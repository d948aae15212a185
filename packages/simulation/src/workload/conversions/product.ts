import type { ProductWorkload } from '../productWorkload.ts'
import { ConversionFlow } from './conversionFlow.ts'

export const CONVERSIONS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({ moves: [new ConversionFlow(draws)] }),
}
