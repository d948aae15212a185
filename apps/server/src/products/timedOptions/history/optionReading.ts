import type {
  AssetDefinition,
  CallData,
  CallRequest,
  DealRow,
  DeliveryRow,
  IndexId,
  OptionId,
} from '@touchstone/protocol'
import { formatPlain, type Timestamp } from '@touchstone/quantities'
import { sql } from 'kysely'
import type { FillsRequest } from '../../../history/ownFills.ts'
import {
  given,
  isWithin,
  type OwnReading,
  type Page,
  type PastPage,
  pageOf,
  pageOfList,
  type Reading,
} from '../../../history/reading.ts'
import type { LiveWorld } from '../../../live/liveWorld.ts'
import type { IndexText } from '../../../marketdata/indexText.ts'
import { OPEN_OPTIONS, type TrackedOption } from '../projection/openOptions.ts'
import { OPTIONS, type OptionTables } from '../projection/optionTable.ts'
import { optionDealRow, optionRow } from './optionRow.ts'

type ListRequest = CallRequest<'getDeliveryList'>
type List = CallData<'getDeliveryList'>

const NO_INDEX = -1
const VALUE_CURRENCY = 'USDT'

/** The name of one index's options, and the asset of their stakes. */
export interface OptionTexts {
  readonly index: IndexText
  readonly asset: AssetDefinition
}

export function optionTexts({ prices, port, world }: LiveWorld, index: IndexId): OptionTexts {
  const figures = prices.index(index)
  const terms = port.core.timedOptions.terms().find((one) => one.index === index)
  const asset = port.core.assets().find(({ id }) => id === terms?.quote)
  if (!figures || !asset) throw new Error(`unknown options on index ${index} in the history of ${world}`)
  return { index: figures.text, asset }
}

function rowOf(reading: Reading, option: TrackedOption, now: Timestamp): DeliveryRow {
  const { index, asset } = optionTexts(reading.live, option.index)
  return optionRow(option, index, asset, now)
}

/** The asset of the totals: the one asset that options are staked in. */
function totalsAsset({ live }: Reading): Pick<AssetDefinition, 'code' | 'scale'> {
  const assets = live.port.core.assets()
  const [terms] = live.port.core.timedOptions.terms()
  return assets.find(({ id }) => id === terms?.quote) ?? { code: VALUE_CURRENCY, scale: 2 }
}

/** getDeliveryList: the caller's timed orders with totals, newest first; the open ones from memory. */
export function optionList(reading: OwnReading, request: ListRequest, now: Timestamp): Promise<List> {
  return request.state === 'open'
    ? Promise.resolve(openOptions(reading, request, now))
    : settledOptions(reading, request, now)
}

function indexNamed({ live }: Reading, symbol: string): IndexId {
  return live.prices.indexBySymbol(symbol)?.text.definition.id ?? NO_INDEX
}

function openOptions(reading: OwnReading, request: ListRequest, now: Timestamp): List {
  const { symbol } = request
  const index = symbol === undefined ? undefined : indexNamed(reading, symbol)
  const found = OPEN_OPTIONS.of(reading.live)
    .ofOwner(reading.owner)
    .filter((option) => index === undefined || option.index === index)
    .filter(({ boughtAt }) => isWithin(boughtAt, request))
    .reverse()
  const { list, total, page } = pageOfList(found, request)
  const { code, scale } = totalsAsset(reading)
  const staked = found.reduce((sum, { stake }) => sum + stake, 0n)
  return {
    list: list.map((option) => rowOf(reading, option, now)),
    total,
    page,
    totals: {
      count: total,
      amount: formatPlain(staked, scale),
      profit: formatPlain(0n, scale),
      won: 0,
      currency: code,
    },
  }
}

interface SettledFilter extends PastPage {
  readonly symbol?: string | undefined
  readonly option?: OptionId | undefined
}

/** Settled ones by when they were bought. */
function settledOf(reading: OwnReading, { symbol, option, from, to }: Omit<SettledFilter, 'page' | 'size'>) {
  const { database, world, owner } = reading
  return database
    .withTables<OptionTables>()
    .selectFrom('options')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        is('state', '<>', 'open'),
        ...given(symbol, (name) => is('index', '=', indexNamed(reading, name))),
        ...given(option, (number) => is('option_no', '=', BigInt(number))),
        ...given(from, (time) => is('bought_at', '>=', BigInt(time))),
        ...given(to, (time) => is('bought_at', '<=', BigInt(time))),
      ]),
    )
}

async function settledPage(reading: OwnReading, filter: SettledFilter): Promise<Page<TrackedOption>> {
  const { page, size } = filter
  const found = settledOf(reading, filter)
  const read = async (filtered: typeof found): Promise<TrackedOption[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('option_no', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map(OPTIONS.record)
  }
  return pageOf(found, read, filter)
}

async function settledOptions(reading: OwnReading, request: ListRequest, now: Timestamp): Promise<List> {
  const { list, total, page } = await settledPage(reading, request)
  const sums = await settledOf(reading, request)
    .select([
      sql<string>`coalesce(sum(stake), 0)::text`.as('staked'),
      sql<string>`coalesce(sum(profit), 0)::text`.as('profit'),
      sql<string>`count(*) filter (where state = 'won')::text`.as('won'),
    ])
    .executeTakeFirstOrThrow()
  const { code, scale } = totalsAsset(reading)
  return {
    list: list.map((option) => rowOf(reading, option, now)),
    total,
    page,
    totals: {
      count: total,
      amount: formatPlain(BigInt(sums.staked), scale),
      profit: formatPlain(BigInt(sums.profit), scale),
      won: Number(sums.won),
      currency: code,
    },
  }
}

/** getDealList of timed orders: the settled ones. */
export async function optionFills(reading: OwnReading, { orderNo, ...request }: FillsRequest): Promise<Page<DealRow>> {
  const option = orderNo === undefined ? undefined : Number(orderNo)
  const { list, ...page } = await settledPage(reading, { ...request, option })
  return {
    ...page,
    list: list.map((one) => {
      const { index, asset } = optionTexts(reading.live, one.index)
      return optionDealRow(one, index, asset)
    }),
  }
}

/** One of the caller's timed orders with all that decided it, open or settled; undefined when there is none. */
export async function optionRecord(reading: OwnReading, option: OptionId): Promise<TrackedOption | undefined> {
  const found = await OPTIONS.find(reading.database, reading.world, option)
  return found?.owner === reading.owner ? found : undefined
}
