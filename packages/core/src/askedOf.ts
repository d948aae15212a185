import type { OperatorAction } from '@touchstone/protocol'
import type { Act } from './entry/act.ts'
import type { Asked } from './entry/asked.ts'
import type { EntryState } from './entry/entryState.ts'
import type { Product } from './entry/product.ts'

/** What the products answer, each question's answers together. */
export function askedOf(products: readonly Product[]): Asked<EntryState> {
  const acts = new Map<string, Act<EntryState, OperatorAction>>()
  for (const { acts: own = {} } of products) for (const [type, act] of Object.entries(own)) acts.set(type, act)
  return {
    due: ranked(products.flatMap(({ due }) => due ?? [])),
    sampled: ranked(products.flatMap(({ sampled }) => sampled ?? [])),
    ended: ranked(products.flatMap(({ ended }) => ended ?? [])),
    begun: products.flatMap(({ begun }) => begun ?? []),
    founded: products.flatMap(({ founded }) => founded ?? []),
    held: products.flatMap(({ held }) => held ?? []),
    needed: products.flatMap(({ needed }) => needed ?? []),
    uses: products.flatMap(({ uses }) => uses ?? []),
    tradable: products.flatMap(({ tradable }) => tradable ?? []),
    leaving: products.flatMap(({ leaving }) => leaving ?? []),
    drawn: products.flatMap(({ drawn }) => drawn ?? []),
    lotsMade: products.flatMap(({ lotsMade }) => lotsMade ?? []),
    check: products.flatMap(({ check }) => check ?? []),
    act: (type) => acts.get(type),
  }
}

function ranked<Answer extends { readonly rank: number }>(answers: readonly Answer[]): Answer[] {
  return [...answers].sort((one, other) => one.rank - other.rank)
}
