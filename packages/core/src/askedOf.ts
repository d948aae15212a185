import type { Command, OperatorAction } from '@touchstone/protocol'
import type { Act } from './entry/act.ts'
import type { Asked } from './entry/asked.ts'
import type { EntryState } from './entry/entryState.ts'
import type { AnyHandling } from './entry/handling.ts'
import type { Product } from './entry/product.ts'

/** What the products answer, each question's answers together. */
export function askedOf(products: readonly Product[]): Asked<EntryState> {
  const acts = new Map<string, Act<EntryState, OperatorAction>>()
  const handlings = new Map<string, AnyHandling<EntryState, Command>>()
  for (const { actions = {}, commands = {} } of products) {
    for (const [type, act] of Object.entries(actions)) acts.set(type, act)
    for (const [type, handling] of Object.entries(commands)) handlings.set(type, handling)
  }
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
    handlings,
  }
}

function ranked<Answer extends { readonly rank: number }>(answers: readonly Answer[]): Answer[] {
  return [...answers].sort((one, other) => one.rank - other.rank)
}
