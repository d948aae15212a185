import { OriginReport } from './hosting/originReport.ts'
import type { LogReport } from './logReport.ts'
import { OfferingReport } from './newCoins/offeringReport.ts'

/** One of each, that has read nothing yet. */
export function logReports(): readonly LogReport[] {
  return [new OriginReport(), new OfferingReport()]
}
