import type { ByteReader, ByteWriter, MoneyTerms } from '@touchstone/protocol'
import type { MoneyTermsState } from './moneyTermsState.ts'

/** Every version that was set, in the order in which they came into force. */
export function writeMoneyTerms(writer: ByteWriter, { moneyTerms }: MoneyTermsState): void {
  const versions = moneyTerms.all()
  writer.varint(versions.length)
  for (const { version, terms } of versions) {
    writer.u53(version)
    writeTerms(writer, terms)
  }
}

/** Reads the terms that {@link writeMoneyTerms} wrote into a fresh state. */
export function readMoneyTerms(reader: ByteReader, { moneyTerms }: MoneyTermsState): void {
  for (let left = reader.count(1); left > 0; left--) {
    const version = reader.u53()
    moneyTerms.set({ version, terms: readTerms(reader) })
  }
}

function writeTerms(writer: ByteWriter, terms: MoneyTerms): void {
  writer.varint(terms.opensAt)
  writer.varint(terms.closesAt)
  writer.varint(terms.perDay)
  writer.text(terms.min)
  writer.text(terms.max)
  writer.u32(terms.feePpm)
  writer.u32(terms.turnoverPpm)
  writer.u53(terms.addressHoldMs)
  writer.text(terms.returnFee)
  writer.text(terms.secondPersonFrom)
  writer.u32(terms.conversionSpreadPpm)
}

function readTerms(reader: ByteReader): MoneyTerms {
  return {
    opensAt: reader.varint(),
    closesAt: reader.varint(),
    perDay: reader.varint(),
    min: reader.text(),
    max: reader.text(),
    feePpm: reader.u32(),
    turnoverPpm: reader.u32(),
    addressHoldMs: reader.u53(),
    returnFee: reader.text(),
    secondPersonFrom: reader.text(),
    conversionSpreadPpm: reader.u32(),
  }
}
