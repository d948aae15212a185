import { type AssetDefinition, type CoreQueries, type HostingProductView, say } from '@touchstone/protocol'
import { type Amount, formatPlain, ppmToFraction } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'

type HostingCore = Pick<CoreQueries, 'assets' | 'hosting'>

const COVERAGE_DECIMALS = 6
const COVERAGE_UNIT = 1_000_000n

/** Where returns come from, as every page says it. */
export const SOURCE = say('hosting_source')

/** In which everything is hosted. Throws Refusal('unknown_asset') where there is none. */
export function hostingAsset(core: HostingCore): AssetDefinition {
  const asset = core.assets().find(({ id }) => id === core.hosting.asset())
  if (!asset) throw new Refusal('unknown_asset')
  return asset
}

/** The escrow as a multiple of the returns owed, rounded down: "1.05"; '' when nothing is owed. */
function coverageOf(escrowed: Amount, owed: Amount): string {
  return owed === 0n ? '' : formatPlain((escrowed * COVERAGE_UNIT) / owed, COVERAGE_DECIMALS)
}

const DAYS_OF_A_YEAR = 365

/** Simple interest: a day's rate, and that of 365 of them. */
export function ratesOf(dailyRatePpm: number) {
  return { dailyRate: ppmToFraction(dailyRatePpm), yearlyRate: ppmToFraction(dailyRatePpm * DAYS_OF_A_YEAR) }
}

/** Principal of live orders, and the escrow beside the returns these orders have coming. */
export function backingOf({ hosted, escrowed, owed }: Sums, scale: number) {
  return {
    hosted: formatPlain(hosted, scale),
    escrowed: formatPlain(escrowed, scale),
    owed: formatPlain(owed, scale),
    coverage: coverageOf(escrowed, owed),
  }
}

type Sums = Pick<HostingProductView, 'hosted' | 'escrowed' | 'owed'>
