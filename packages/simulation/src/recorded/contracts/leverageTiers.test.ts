import { hasWholeDeductions, maintenanceMargin, marginTiers } from '@touchstone/core'
import type { MarginTier } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { haveRecorded, recordedText } from '../recordedFile.ts'

const TIERS = 'funding/binance_leverage_tiers.json.gz'
/** Enough for the smallest deduction of the list, in BTC. */
const SCALE = 8

interface VenueTier {
  readonly maintenanceMarginRate: number
  readonly maxLeverage: number
  readonly info: { readonly notionalCap: string; readonly cum: string }
}

const here = haveRecorded('Leverage tiers of Binance', [TIERS])

describe.runIf(here)('the margin tiers of 349 Binance contracts', () => {
  const venue = here ? (JSON.parse(recordedText(TIERS)) as Record<string, readonly VenueTier[]>) : {}

  it('deduct what the venue deducts, in 2,805 of 2,805 tiers', () => {
    let equal = 0
    for (const rows of Object.values(venue)) {
      const ours = marginTiers(rows.map(definitionOf), SCALE)
      rows.forEach(({ info }, place) => {
        if (ours[place]?.deduction === parseDecimal(info.cum, SCALE)) equal++
      })
    }
    console.log(`Binance: ${equal} deductions equal in ${Object.keys(venue).length} contracts`)
    expect(equal).toBe(2_805)
  })

  it('are all exact, and continuous at every edge', () => {
    for (const [symbol, rows] of Object.entries(venue)) {
      const definitions = rows.map(definitionOf)
      expect(hasWholeDeductions(definitions, SCALE), symbol).toBe(true)
      const ours = marginTiers(definitions, SCALE)
      for (const { upTo } of ours) {
        const growth = maintenanceMargin(upTo + 1n, ours) - maintenanceMargin(upTo, ours)
        expect(growth === 0n || growth === 1n, symbol).toBe(true)
      }
    }
  })
})

function definitionOf({ maintenanceMarginRate, maxLeverage, info }: VenueTier): MarginTier {
  return { upTo: info.notionalCap, maintenancePpm: Math.round(maintenanceMarginRate * 1e6), maxLeverage }
}
