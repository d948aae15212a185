import type { ByteReader, ByteWriter, MarketDefinition } from '@touchstone/protocol'

/** The limits of any market, which may have changed since it was listed. */
type Limits = Pick<
  MarketDefinition,
  'minLots' | 'maxLots' | 'bandPpm' | 'defaultSlippagePpm' | 'maxSlippagePpm' | 'maxOpenOrders'
>

export function writeLimits(writer: ByteWriter, limits: Limits): void {
  writer.varint(limits.minLots)
  writer.varint(limits.maxLots)
  writer.varint(limits.bandPpm)
  writer.varint(limits.defaultSlippagePpm)
  writer.varint(limits.maxSlippagePpm)
  writer.varint(limits.maxOpenOrders)
}

export function readLimits(reader: ByteReader): Limits {
  return {
    minLots: reader.varint(),
    maxLots: reader.varint(),
    bandPpm: reader.varint(),
    defaultSlippagePpm: reader.varint(),
    maxSlippagePpm: reader.varint(),
    maxOpenOrders: reader.varint(),
  }
}
