import {
  type ByteReader,
  type ByteWriter,
  CodecError,
  HOSTING_TERMS_FIELDS,
  type HostingTerms,
} from '@touchstone/protocol'
import { readWord, writeWord } from '../entry/canonicalWords.ts'
import { currencyScale } from '../ledger/currency.ts'
import { MAX_STEPS } from './due.ts'
import { promisedReturn } from './hostingFormulas.ts'
import type { HostingOrder } from './hostingOrder.ts'
import type { HostingState } from './hostingState.ts'
import { readOffer } from './offer.ts'

const SALES = HOSTING_TERMS_FIELDS.state

/** Offers in order of first offer, then live orders by id. Nothing as long as there was none. */
export function writeHosting(writer: ByteWriter, { hosting }: HostingState): void {
  if (hosting.isUnused) return
  writer.varint(hosting.offers.size)
  for (const { version, terms } of hosting.offers.values()) {
    writer.u53(version)
    writeTerms(writer, terms)
  }
  writer.u53(hosting.nextOrder)
  writer.varint(hosting.orders.count)
  for (const order of hosting.orders.all()) writeOrder(writer, order)
}

/** Reads the bytes of {@link writeHosting} into a fresh state, whose assets and customers have been read before. */
export function readHosting(reader: ByteReader, state: HostingState): void {
  if (reader.left === 0) return
  const { hosting } = state
  for (let left = reader.count(9); left > 0; left--) {
    const version = reader.u53()
    const offer = readOffer(readTerms(reader), version, currencyScale(state))
    if (!offer) throw new CodecError('A hosting product without its amounts')
    hosting.offers.set(offer.terms.product, offer)
  }
  hosting.nextOrder = reader.u53()
  for (let left = reader.count(9); left > 0; left--) hosting.orders.add(readOrder(reader, state))
  // The entry after which the snapshot was written is over: the steps that entry left fall to the next one.
  hosting.stepsInEntry = MAX_STEPS
}

function writeTerms(writer: ByteWriter, terms: HostingTerms): void {
  writer.varint(terms.product)
  writer.text(terms.name)
  writer.varint(terms.cycleDays)
  writer.u32(terms.dailyRatePpm)
  writer.text(terms.min)
  writer.text(terms.max)
  writer.text(terms.capacity)
  writer.u32(terms.earlyLossPpm)
  writer.varint(terms.redemptionDays)
  writeWord(writer, SALES, terms.state)
}

function readTerms(reader: ByteReader): HostingTerms {
  return {
    product: reader.varint(),
    name: reader.text(),
    cycleDays: reader.varint(),
    dailyRatePpm: reader.u32(),
    min: reader.text(),
    max: reader.text(),
    capacity: reader.text(),
    earlyLossPpm: reader.u32(),
    redemptionDays: reader.varint(),
    state: readWord(reader, SALES),
  }
}

function writeOrder(writer: ByteWriter, order: HostingOrder): void {
  writer.u53(order.id)
  writer.u32(order.owner)
  writer.i64(order.amount)
  writer.varint(order.product)
  writer.u53(order.terms)
  writer.u32(order.dailyRatePpm)
  writer.varint(order.cycleDays)
  writer.u32(order.earlyLossPpm)
  writer.varint(order.redemptionDays)
  writer.u53(order.boughtAt)
  writer.i64(order.paid)
  writer.varint(order.daysPaid)
  writer.u53(order.redeemAt)
}

function readOrder(reader: ByteReader, { owners }: HostingState): HostingOrder {
  const order = {
    id: reader.u53(),
    owner: reader.u32(),
    amount: reader.i64(),
    product: reader.varint(),
    terms: reader.u53(),
    dailyRatePpm: reader.u32(),
    cycleDays: reader.varint(),
    earlyLossPpm: reader.u32(),
    redemptionDays: reader.varint(),
    boughtAt: reader.u53(),
    paid: reader.i64(),
    daysPaid: reader.varint(),
    redeemAt: reader.u53(),
  }
  if (!owners.isCustomer(order.owner)) throw new CodecError(`A hosting order of nobody: ${order.id}`)
  return { ...order, promised: promisedReturn(order) }
}
