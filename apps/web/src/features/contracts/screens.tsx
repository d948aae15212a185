import { ContractScreen } from './ContractScreen.tsx'
import { CRYPTO_OFFER, EVERY_CLASS_OFFER, METALS_OFFER, PERPETUAL_OFFER } from './instrumentClass.ts'

/** `/deal_c`: contracts on crypto. */
export function CryptoContractsScreen() {
  return <ContractScreen offer={CRYPTO_OFFER} />
}

/** `/preciousMetal`: contracts of every class, metals first. */
export function MetalsScreen() {
  return <ContractScreen offer={METALS_OFFER} />
}

/** `/contractTransaction`: the same screen. */
export function EveryClassScreen() {
  return <ContractScreen offer={EVERY_CLASS_OFFER} />
}

/** `/leverTransactions`: perpetuals preselected. */
export function PerpetualsScreen() {
  return <ContractScreen offer={PERPETUAL_OFFER} />
}
