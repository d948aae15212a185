import type { CallData, CallRequest, ContractId } from '@touchstone/protocol'
import { given, type OwnReading, type Page, type Paging, pageOf, type Reading } from '../../../history/reading.ts'
import { rateFraction } from '../../../marketdata/rateText.ts'
import type { ContractTables } from '../projection/contractTables.ts'
import { contractNamed, listedContract, NO_CONTRACT } from './listedContracts.ts'

type FundingRow = CallData<'getFundingList'>['list'][number]
type PaymentRow = CallData<'getFundingPaid'>['list'][number]

/** Settled funding of one contract, newest first. */
export async function fundingRates(reading: Reading, contract: ContractId, paging: Paging): Promise<Page<FundingRow>> {
  const { text } = listedContract(reading.live, contract)
  const { page, size } = paging
  const found = reading.database
    .withTables<ContractTables>()
    .selectFrom('funding_rates')
    .where('world', '=', reading.world)
    .where('contract', '=', contract)
  const read = async (filtered: typeof found): Promise<FundingRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('due_at', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map(({ due_at, rate_e8, mark }) => ({
      time: Number(due_at),
      rate: rateFraction(rate_e8),
      mark: text.price(Number(mark)),
    }))
  }
  return pageOf(found, read, paging)
}

/** getFundingPaid: fundings that the caller paid and received, newest first. */
export async function fundingPaid(
  reading: OwnReading,
  request: CallRequest<'getFundingPaid'>,
): Promise<Page<PaymentRow>> {
  const { database, world, owner } = reading
  const { symbol, page, size } = request
  const found = database
    .withTables<ContractTables>()
    .selectFrom('funding_payments')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(symbol, (name) =>
          is('contract', '=', contractNamed(reading.live, name)?.definition.id ?? NO_CONTRACT),
        ),
      ]),
    )
  const read = async (filtered: typeof found): Promise<PaymentRow[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('due_at', 'desc')
      .orderBy('position', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map(({ due_at, contract, lots, rate_e8, mark, amount }) => {
      const { text } = listedContract(reading.live, contract)
      return {
        time: Number(due_at),
        symbol: text.definition.symbol,
        side: lots > 0n ? 'long' : 'short',
        lots: String(lots < 0n ? -lots : lots),
        rate: rateFraction(rate_e8),
        mark: text.price(Number(mark)),
        amount: text.money(amount),
        currency: text.quote.code,
      }
    })
  }
  return pageOf(found, read, request)
}
