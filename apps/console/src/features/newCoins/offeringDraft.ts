import type { AdminCallData } from '@touchstone/protocol/admin'
import { parseDecimal } from '@touchstone/quantities'
import { localTime, momentOf } from '../../shared/acts/localTime.ts'

export type Offerings = AdminCallData<'getOfferings'>
export type Offering = Offerings['offerings'][number]
export type OfferingTerms = Offering['terms']

const TIMES = ['opens', 'closes', 'listTime', 'releaseTime'] as const
/** In the order of the dialog. */
export const OFFERING_FIELDS = [
  'asset',
  'market',
  'way',
  'name',
  'issuePrice',
  'volume',
  'lot',
  'min',
  'max',
  'lockDays',
  ...TIMES,
  'issuer',
  'issueNumber',
  'circulation',
  'site',
  'paper',
  'introduction',
] as const satisfies readonly (keyof OfferingTerms)[]
export type OfferingField = (typeof OFFERING_FIELDS)[number]
/** The terms as entered in the fields; times in the browser's zone, "2026-11-23T12:00". */
export type OfferingDraft = Readonly<Record<OfferingField, string>>

const DECIMAL = /^\d{1,15}(\.\d{1,12})?$/
const DAYS = /^\d{1,4}$/
const ADDRESS = /^(https:\/\/\S+)?$/i
const SCALE = 12

export const EMPTY_DRAFT: OfferingDraft = {
  asset: '',
  market: '',
  way: 'pro_rata',
  name: '',
  issuePrice: '',
  volume: '',
  lot: '1',
  min: '',
  max: '',
  lockDays: '',
  opens: '',
  closes: '',
  listTime: '',
  releaseTime: '',
  issuer: '',
  issueNumber: '',
  circulation: '',
  site: '',
  paper: '',
  introduction: '',
}

export function draftOf({ coin: _number, ...terms }: OfferingTerms): OfferingDraft {
  return {
    ...terms,
    asset: String(terms.asset),
    market: String(terms.market),
    lockDays: String(terms.lockDays),
    opens: localTime(terms.opens),
    closes: localTime(terms.closes),
    listTime: localTime(terms.listTime),
    releaseTime: localTime(terms.releaseTime),
  }
}

/** The number for a new offering. */
export function nextCoin(offerings: readonly Offering[]): number {
  return Math.max(0, ...offerings.map(({ terms }) => terms.coin)) + 1
}

/** Whether it is a decimal above zero. */
export function isPositive(text: string): boolean {
  return DECIMAL.test(text) && /[1-9]/.test(text)
}

const units = (text: string) => parseDecimal(text, SCALE) ?? 0n

/** The terms in the fields; undefined while one cannot be read, or they do not fit each other. `now`: the terms in force. */
export function termsOf(coin: number, draft: OfferingDraft, now: OfferingTerms | undefined): OfferingTerms | undefined {
  const { issuePrice, volume, lot, min, max } = draft
  const circulation = draft.circulation.trim()
  const site = draft.site.trim()
  const paper = draft.paper.trim()
  const words = { name: draft.name.trim(), issuer: draft.issuer.trim() }
  const times = {
    opens: momentOf(draft.opens, now?.opens),
    closes: momentOf(draft.closes, now?.closes),
    listTime: momentOf(draft.listTime, now?.listTime),
    releaseTime: momentOf(draft.releaseTime, now?.releaseTime),
  }
  if (draft.asset === '' || draft.market === '' || words.name === '' || words.issuer === '') return undefined
  if (![issuePrice, volume, lot, min, max].every(isPositive) || units(min) > units(max)) return undefined
  if (circulation !== '' && !isPositive(circulation)) return undefined
  if (!DAYS.test(draft.lockDays) || ![site, paper].every((text) => ADDRESS.test(text))) return undefined
  if (Object.values(times).some(Number.isNaN)) return undefined
  if (times.opens >= times.closes || times.closes > times.listTime) return undefined
  return {
    coin,
    asset: Number(draft.asset),
    market: Number(draft.market),
    way: draft.way === 'review' ? 'review' : 'pro_rata',
    ...words,
    issuePrice,
    volume,
    lot,
    min,
    max,
    circulation,
    site,
    paper,
    ...times,
    lockDays: Number(draft.lockDays),
    issueNumber: draft.issueNumber.trim(),
    introduction: draft.introduction.trim(),
  }
}
