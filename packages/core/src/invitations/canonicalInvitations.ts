import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import type { Commission } from './commissions.ts'
import type { InvitationsState } from './invitationsState.ts'

/** Invitations in order, each with its verdict; commissions that wait, in order; the sums that fees have ever earned. No bytes as long as nobody was invited. */
export function writeInvitations(writer: ByteWriter, { invitations, commissions }: InvitationsState): void {
  const { referrers, qualified } = invitations
  if (referrers.size === 0) return
  writer.varint(referrers.size)
  for (const [customer, referrer] of referrers) {
    writer.u32(customer)
    writer.u32(referrer)
    writer.u8(qualified.has(customer) ? 1 : 0)
  }
  const waiting = commissions.all()
  writer.varint(waiting.length)
  for (const line of waiting) writeCommission(writer, line)
  writer.varint(commissions.earned.size)
  for (const [invitee, earned] of commissions.earned) {
    writer.u32(invitee)
    writer.varint(earned.size)
    for (const [asset, amount] of earned) {
      writer.u16(asset)
      writer.i64(amount)
    }
  }
}

/** Reads the bytes of {@link writeInvitations} into a fresh state that has its customers. */
export function readInvitations(reader: ByteReader, { invitations, commissions, owners }: InvitationsState): void {
  if (reader.left === 0) return
  for (let left = reader.count(9); left > 0; left--) {
    const customer = reader.u32()
    const referrer = reader.u32()
    if (!owners.isCustomer(customer) || !owners.isCustomer(referrer))
      throw new CodecError(`An invitation of nobody: ${customer} by ${referrer}`)
    invitations.add(customer, referrer)
    if (reader.u8() === 1) invitations.qualified.add(customer)
  }
  for (let left = reader.count(31); left > 0; left--) commissions.restore(readCommission(reader))
  for (let left = reader.count(5); left > 0; left--) commissions.earned.set(reader.u32(), readEarned(reader))
}

function writeCommission(writer: ByteWriter, line: Commission): void {
  writer.u32(line.inviter)
  writer.u32(line.invitee)
  writer.u8(line.level)
  writer.u32(line.day)
  writer.u16(line.asset)
  writer.i64(line.amount)
  writer.u53(line.usableFrom)
}

function readCommission(reader: ByteReader): Commission {
  return {
    inviter: reader.u32(),
    invitee: reader.u32(),
    level: reader.u8(),
    day: reader.u32(),
    asset: reader.u16(),
    amount: reader.i64(),
    usableFrom: reader.u53(),
  }
}

function readEarned(reader: ByteReader): Map<number, Amount> {
  const earned = new Map<number, Amount>()
  for (let left = reader.count(10); left > 0; left--) earned.set(reader.u16(), reader.i64())
  return earned
}
