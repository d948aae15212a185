import { defineParts } from '../../shared/feature/featureParts.ts'
import { ledgerTexts } from './ledgerTexts.ts'

export const parts = defineParts({
  ledger: { place: 89, texts: ledgerTexts },
})
