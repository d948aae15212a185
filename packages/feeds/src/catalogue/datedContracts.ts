import type { ContractDefinition, ContractId } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { CATALOGUE } from './catalogue.ts'
import type { CatalogueEntry } from './instrument.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
/** Friday 1970-01-02 08:00 UTC: every expiry is whole weeks later. */
const FIRST_FRIDAY = DAY_MS + 8 * HOUR_MS
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const
/** Ids: 10000 and up, sixteen a week from 2020 on; they stay below 65536 until the year 2086. */
const FIRST_ID = 10_000
const FIRST_WEEK = 2_609
const UNDERLYINGS_PER_WEEK = 16
/** The contract's mark follows its own book further than a perpetual's, because it trades at a premium. */
const BAND_PPM = 100_000

/**
 * The dated contracts that are to be listed at `now` and are not yet: on every index with dated contracts the next two
 * Fridays and the last Fridays of two quarters, all at 08:00 UTC. A week's contract is listed when the one two weeks before it
 * expires, so there are at least seven days in which both can be traded.
 */
export function dueListings(now: Timestamp, listed: readonly Pick<ContractDefinition, 'id'>[]): ContractDefinition[] {
  const known = new Set<ContractId>(listed.map(({ id }) => id))
  return CATALOGUE.filter(({ dated }) => dated)
    .flatMap((entry, place) => expiriesAt(now).map((expiry) => datedContract(entry, place, expiry)))
    .filter(({ id }) => !known.has(id))
}

/** The next two Fridays and the last Fridays of this quarter and the next, ascending, each once. */
export function expiriesAt(now: Timestamp): Timestamp[] {
  const friday = FIRST_FRIDAY + WEEK_MS * (Math.floor((now - FIRST_FRIDAY) / WEEK_MS) + 1)
  const expiries = new Set([friday, friday + WEEK_MS])
  let quarterly = friday
  for (let found = 0; found < 2; quarterly += WEEK_MS) {
    if (!isLastOfQuarter(quarterly)) continue
    expiries.add(quarterly)
    found++
  }
  return [...expiries].sort((a, b) => a - b)
}

type Ending = Pick<ContractDefinition, 'index' | 'kind' | 'expiry'>

/**
 * The contract to move to before one ends: the next of the same index to end, after a quarter's last one the next quarter's
 * where it is listed. Undefined for what does not end, and when nothing later is listed.
 */
export function rollOverOf<Contract extends Ending>(ending: Ending, listed: readonly Contract[]): Contract | undefined {
  if (ending.kind !== 'dated') return undefined
  const later = listed
    .filter(({ kind, index, expiry }) => kind === 'dated' && index === ending.index && expiry > ending.expiry)
    .sort((one, other) => one.expiry - other.expiry)
  const quarterly = isLastOfQuarter(ending.expiry) && later.find(({ expiry }) => isLastOfQuarter(expiry))
  return quarterly || later[0]
}

function isLastOfQuarter(friday: Timestamp): boolean {
  const month = new Date(friday).getUTCMonth()
  return month % 3 === 2 && new Date(friday + WEEK_MS).getUTCMonth() !== month
}

function datedContract({ row, perpetual }: CatalogueEntry, place: number, expiry: Timestamp): ContractDefinition {
  const date = new Date(expiry)
  const day = String(date.getUTCDate()).padStart(2, '0')
  const suffix = `${day}${MONTHS[date.getUTCMonth()] ?? ''}${String(date.getUTCFullYear()).slice(2)}`
  const week = (expiry - FIRST_FRIDAY) / WEEK_MS
  return {
    ...perpetual,
    id: FIRST_ID + UNDERLYINGS_PER_WEEK * (week - FIRST_WEEK) + place,
    symbol: `${row.root}${suffix}`,
    name: `${row.name} ${date.toISOString().slice(0, 10)}`,
    kind: 'dated',
    bandPpm: BAND_PPM,
    fundingIntervalMs: 0,
    interestE8: 0,
    interestClampE8: 0,
    fundingCapE8: 0,
    expiry,
  }
}
