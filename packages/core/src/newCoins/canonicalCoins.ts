import { type ByteReader, type ByteWriter, CodecError, OfferingSet } from '@touchstone/protocol'
import { createCodec } from '@touchstone/protocol/shape'
import { MAX_STEPS } from './allocateOffering.ts'
import type { Allocation } from './coinFormulas.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { newOffering, type Offering } from './offering.ts'
import { offerOf } from './setOffering.ts'
import type { Subscription } from './subscription.ts'

/** Terms as the event that told them. */
const TERMS = createCodec([OfferingSet])

/** Offerings in order of first offer, then live subscriptions by number. No bytes as long as there was no offering. */
export function writeNewCoins(writer: ByteWriter, { newCoins }: NewCoinsState): void {
  if (newCoins.isUnused) return
  writer.varint(newCoins.offerings.size)
  for (const offering of newCoins.offerings.values()) writeOffering(writer, offering)
  writer.u53(newCoins.nextSubscription)
  writer.varint(newCoins.subscriptions.count)
  for (const subscription of newCoins.subscriptions.all()) writeSubscription(writer, subscription)
}

/** Reads the part that {@link writeNewCoins} wrote into a fresh state that has its assets and customers. */
export function readNewCoins(reader: ByteReader, state: NewCoinsState): void {
  if (reader.left === 0) return
  const { newCoins } = state
  for (let left = reader.count(9); left > 0; left--) {
    const offering = readOffering(reader, state)
    newCoins.offerings.set(offering.offer.terms.coin, offering)
  }
  newCoins.nextSubscription = reader.u53()
  for (let left = reader.count(9); left > 0; left--) newCoins.subscriptions.add(readSubscription(reader, state))
  // The entry after which it was written is over: everything it left to do falls to the next one.
  newCoins.stepsInEntry = MAX_STEPS
}

function writeOffering(writer: ByteWriter, offering: Offering): void {
  const { version, terms } = offering.offer
  const bytes = TERMS.encode({ type: 'OfferingSet', version, terms })
  writer.varint(bytes.length)
  writer.raw(bytes)
  writer.i64(offering.funded)
  writer.i64(offering.allocated)
  writer.i64(offering.proceeds)
  writer.i64(offering.paidOut)
  writer.i64(offering.unsoldReturned)
  writer.u53(offering.subscribed)
  writer.u53(offering.listedAt)
  writer.u53(offering.missedAt)
  writeAllocation(writer, offering.allocation)
}

function readOffering(reader: ByteReader, state: NewCoinsState): Offering {
  const { terms, version } = TERMS.decode(reader.raw(reader.count(1)))
  const offer = offerOf(state, terms, version)
  if (!offer) throw new CodecError('A new coin without its numbers')
  const offering = newOffering(offer)
  offering.funded = reader.i64()
  offering.allocated = reader.i64()
  offering.proceeds = reader.i64()
  offering.paidOut = reader.i64()
  offering.unsoldReturned = reader.i64()
  offering.subscribed = reader.u53()
  offering.listedAt = reader.u53()
  offering.missedAt = reader.u53()
  offering.allocation = readAllocation(reader, offer.lot)
  return offering
}

/** Nothing was asked for: there was no allocation. */
function writeAllocation(writer: ByteWriter, allocation: Allocation | undefined): void {
  writer.i64(allocation?.asked ?? 0n)
  if (!allocation) return
  writer.i64(allocation.available)
  writer.i64(allocation.leftOver)
}

function readAllocation(reader: ByteReader, lot: bigint): Allocation | undefined {
  const asked = reader.i64()
  return asked === 0n ? undefined : { asked, available: reader.i64(), lot, leftOver: reader.i64() }
}

function writeSubscription(writer: ByteWriter, subscription: Subscription): void {
  writer.u53(subscription.id)
  writer.u32(subscription.owner)
  writer.varint(subscription.coin)
  writer.u53(subscription.terms)
  writer.u53(subscription.listTime)
  writer.varint(subscription.lockDays)
  writer.i64(subscription.quantity)
  writer.i64(subscription.cost)
  writer.u53(subscription.subscribedAt)
  writer.i64(subscription.allocated)
  writer.i64(subscription.paid)
}

function readSubscription(reader: ByteReader, { owners, newCoins }: NewCoinsState): Subscription {
  const subscription = {
    id: reader.u53(),
    owner: reader.u32(),
    coin: reader.varint(),
    terms: reader.u53(),
    listTime: reader.u53(),
    lockDays: reader.varint(),
    quantity: reader.i64(),
    cost: reader.i64(),
    subscribedAt: reader.u53(),
    allocated: reader.i64(),
    paid: reader.i64(),
  }
  if (!owners.isCustomer(subscription.owner) || !newCoins.offerings.has(subscription.coin))
    throw new CodecError(`A subscription of nobody: ${subscription.id}`)
  return subscription
}
