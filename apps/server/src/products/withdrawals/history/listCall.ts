import { type CallData, CHAINS, type WithdrawalState } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { shownDestination } from '../payees/shownDestination.ts'
import type { WithdrawalServices } from '../withdrawalServices.ts'
import { type WithdrawalRecord, withdrawalRecords } from './withdrawalReading.ts'
import { tagsOf } from './withdrawalTags.ts'
import { withdrawalTexts } from './withdrawalTexts.ts'

type Row = CallData<'getWithdrawList'>['list'][number]

/** The specification knows four words for where a record stands. */
const STATUS: Readonly<Record<WithdrawalState, Row['status']>> = {
  requested: 'pending',
  review: 'processing',
  approved: 'processing',
  signed: 'processing',
  confirmed: 'success',
  canceled: 'failed',
  refused: 'failed',
  failed: 'failed',
}

const [CHAIN] = CHAINS

/** A customer's withdrawals with all that happened to them. */
export function listCall({ database, past, payees }: WithdrawalServices): CallHandlers<'getWithdrawList'> {
  return {
    async getWithdrawList(request, context) {
      const reading = await past.own(context)
      const assets = new Map(reading.live.port.core.assets().map((asset) => [asset.id, asset]))
      const page = await withdrawalRecords(reading.database, reading.world, { ...request, owner: reading.owner })
      const listed = page.list.map(({ withdrawal }) => withdrawal)
      const texts = await withdrawalTexts(database, listed)
      const tags = await tagsOf(database, listed)
      const rowOf = async (record: WithdrawalRecord): Promise<Row> => {
        const { withdrawal, kind, amount, fee, time, state, steps, transaction, reference } = record
        const asset = assets.get(record.asset)
        if (!asset) throw new Error(`unknown asset ${record.asset} in the history of ${reading.world}`)
        const text = (units: bigint) => formatPlain(units, asset.scale)
        return {
          id: String(withdrawal),
          kind,
          currency: asset.code,
          chain: kind === 'bank' ? '' : CHAIN,
          amount: text(amount),
          fee: text(fee),
          receive: text(amount - fee),
          destination: await shownDestination(payees, record),
          tag: tags.get(withdrawal) ?? '',
          state,
          status: STATUS[state],
          time,
          transaction,
          reference,
          reason: texts.get(withdrawal) ?? '',
          cancelable: state === 'requested',
          steps: steps.map(({ state: step, time: at, sequence }) => ({ state: step, time: at, sequence })),
        }
      }
      return { ...page, list: await Promise.all(page.list.map(rowOf)) }
    },
  }
}
