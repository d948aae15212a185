import { type ByteReader, type ByteWriter, CodecError, type RewardTerms } from '@touchstone/protocol'
import { currencyScale } from '../ledger/currency.ts'
import type { RewardsState } from './rewardsState.ts'
import { readRewardTerms } from './rewardTerms.ts'

/** Every version of the terms, budgets in order of first funding, each customer's rewards so far. No bytes as long as there are no terms. */
export function writeRewards(writer: ByteWriter, { rewards }: RewardsState): void {
  if (!rewards.current) return
  writer.varint(rewards.versions.size)
  for (const { version, terms } of rewards.versions.values()) {
    writer.u53(version)
    writeTerms(writer, terms)
  }
  writer.varint(rewards.budgets.size)
  for (const [campaign, { asset, funded, paid }] of rewards.budgets) {
    writer.u16(campaign)
    writer.u16(asset)
    writer.i64(funded)
    writer.i64(paid)
  }
  writer.varint(rewards.received.size)
  for (const [owner, received] of rewards.received) {
    writer.u32(owner)
    writer.i64(received)
  }
}

/** Reads the bytes of {@link writeRewards} into a fresh state that has its assets and customers. */
export function readRewards(reader: ByteReader, state: RewardsState): void {
  if (reader.left === 0) return
  const { rewards, owners, assets } = state
  for (let left = reader.count(9); left > 0; left--) {
    const version = reader.u53()
    const rules = readRewardTerms(readTerms(reader), version, currencyScale(state))
    if (!rules) throw new CodecError('Reward terms without their amounts')
    rewards.set(rules)
  }
  for (let left = reader.count(20); left > 0; left--) {
    const campaign = reader.u16()
    const asset = reader.u16()
    if (asset >= assets.length) throw new CodecError('A campaign of no asset')
    rewards.budgets.set(campaign, { asset, funded: reader.i64(), paid: reader.i64() })
  }
  for (let left = reader.count(12); left > 0; left--) {
    const owner = reader.u32()
    if (!owners.isCustomer(owner)) throw new CodecError(`A reward of nobody: ${owner}`)
    rewards.received.set(owner, reader.i64())
  }
}

function writeTerms(writer: ByteWriter, terms: RewardTerms): void {
  writer.u32(terms.rewardSharePpm)
  writer.varint(terms.inviteRatesPpm.length)
  for (const rate of terms.inviteRatesPpm) writer.u32(rate)
  writer.varint(terms.waitDays)
  writer.varint(terms.signInRewards.length)
  for (const amount of terms.signInRewards) writer.text(amount)
}

function readTerms(reader: ByteReader): RewardTerms {
  return {
    rewardSharePpm: reader.u32(),
    inviteRatesPpm: Array.from({ length: reader.count(4) }, () => reader.u32()),
    waitDays: reader.varint(),
    signInRewards: Array.from({ length: reader.count(1) }, () => reader.text()),
  }
}
