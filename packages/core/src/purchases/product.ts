import { PURCHASES as VOCABULARY } from '@touchstone/protocol'
import { readTexts, writeTexts } from '../entry/canonicalWords.ts'
import { defineProduct } from '../entry/product.ts'
import { creditPurchase, judgePurchase } from './creditPurchase.ts'
import type { PurchasesState } from './purchasesState.ts'
import { PURCHASE } from './reasons.ts'

export const PURCHASES = defineProduct<{
  state: PurchasesState
  slice: 'remittances'
  vocabulary: typeof VOCABULARY
}>({
  name: 'purchases',
  vocabulary: VOCABULARY,
  slice: () => ({ remittances: new Set<string>() }),
  part: {
    number: 25,
    write: (writer, { remittances }) => writeTexts(writer, remittances),
    read: (reader, { remittances }) => readTexts(reader, remittances),
  },
  reasons: [PURCHASE],
  actions: { CreditPurchase: { judge: judgePurchase, carryOut: creditPurchase, matter: 'payout' } },
  lines: ({ remittances }) => remittances,
  lotsMade: ({ remittances }) => remittances.size,
})
