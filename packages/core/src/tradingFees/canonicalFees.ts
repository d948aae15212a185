import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { TradingFeesState } from './tradingFeesState.ts'

/** By customer, in order of first trades. Nothing as long as nothing is counted. */
export function writeTradingFees(writer: ByteWriter, { tradingFees }: TradingFeesState): void {
  if (!tradingFees.isCounting) return
  const all = tradingFees.all()
  writer.varint(all.size)
  for (const [owner, { feesPaid, turnover, trades, fees }] of all) {
    writer.u32(owner)
    writer.i64(feesPaid)
    writer.i64(turnover)
    writer.u53(trades)
    writer.varint(fees.size)
    for (const [asset, amount] of fees) {
      writer.u16(asset)
      writer.i64(amount)
    }
  }
}

/** Reads the bytes of {@link writeTradingFees} into a fresh state that has its customers. */
export function readTradingFees(reader: ByteReader, { tradingFees, owners, assets }: TradingFeesState): void {
  if (reader.left === 0) return
  tradingFees.isCounting = true
  for (let left = reader.count(29); left > 0; left--) {
    const owner = reader.u32()
    if (!owners.isCustomer(owner)) throw new CodecError(`Trading fees of nobody: ${owner}`)
    const counted = { feesPaid: reader.i64(), turnover: reader.i64(), trades: reader.u53() }
    tradingFees.restore(owner, { ...counted, fees: readFees(reader, assets.length) })
  }
}

function readFees(reader: ByteReader, assetCount: number): Map<number, Amount> {
  const fees = new Map<number, Amount>()
  for (let left = reader.count(10); left > 0; left--) {
    const asset = reader.u16()
    if (asset >= assetCount) throw new CodecError('A trading fee of no asset')
    fees.set(asset, reader.i64())
  }
  return fees
}
