import {
  type ByteReader,
  type ByteWriter,
  CodecError,
  type OwnerId,
  WELFARE_CONDITION_KIND,
  WELFARE_TERMS_FIELDS,
  type WelfareTerms,
} from '@touchstone/protocol'
import { readWord, writeWord } from '../entry/canonicalWords.ts'
import { type Campaign, readCampaign } from './campaign.ts'
import type { WelfareState } from './welfareState.ts'

const STATES = WELFARE_TERMS_FIELDS.state

/** Campaigns in order of first offer, each with the customers who have claimed it. No bytes as long as there was none. */
export function writeWelfare(writer: ByteWriter, { welfare }: WelfareState): void {
  if (welfare.campaigns.size === 0) return
  writer.varint(welfare.campaigns.size)
  for (const { rules, isOver, claims } of welfare.campaigns.values()) {
    writer.u53(rules.version)
    writeTerms(writer, rules.terms)
    writer.u8(isOver ? 1 : 0)
    writer.varint(claims.size)
    for (const [owner, count] of claims) {
      writer.u32(owner)
      writer.u16(count)
    }
  }
}

/** Reads the bytes of {@link writeWelfare} into a fresh state that has its assets and customers. */
export function readWelfare(reader: ByteReader, state: WelfareState): void {
  if (reader.left === 0) return
  for (let left = reader.count(12); left > 0; left--) {
    const version = reader.u53()
    const rules = readCampaign(state, readTerms(reader), version)
    if (!rules) throw new CodecError('A campaign without its amounts')
    const isOver = reader.u8() === 1
    const campaign: Campaign = { rules, isOver, claims: readClaims(reader, state) }
    state.welfare.set(rules.terms.campaign, campaign)
  }
}

function readClaims(reader: ByteReader, { owners }: WelfareState): Map<OwnerId, number> {
  const claims = new Map<OwnerId, number>()
  for (let left = reader.count(6); left > 0; left--) {
    const owner = reader.u32()
    if (!owners.isCustomer(owner)) throw new CodecError(`A claim of nobody: ${owner}`)
    claims.set(owner, reader.u16())
  }
  return claims
}

function writeTerms(writer: ByteWriter, terms: WelfareTerms): void {
  writer.u16(terms.campaign)
  writer.text(terms.title)
  writer.u53(terms.text)
  writer.u16(terms.asset)
  writer.text(terms.reward)
  writer.varint(terms.perPerson)
  writer.u53(terms.from)
  writer.u53(terms.until)
  writer.varint(terms.conditions.length)
  for (const { kind, need } of terms.conditions) {
    writeWord(writer, WELFARE_CONDITION_KIND, kind)
    writer.text(need)
  }
  writeWord(writer, STATES, terms.state)
}

function readTerms(reader: ByteReader): WelfareTerms {
  return {
    campaign: reader.u16(),
    title: reader.text(),
    text: reader.u53(),
    asset: reader.u16(),
    reward: reader.text(),
    perPerson: reader.varint(),
    from: reader.u53(),
    until: reader.u53(),
    conditions: Array.from({ length: reader.count(2) }, () => ({
      kind: readWord(reader, WELFARE_CONDITION_KIND),
      need: reader.text(),
    })),
    state: readWord(reader, STATES),
  }
}
