import { defineParts } from '../../shared/feature/featureParts.ts'
import { ledgerTexts } from './ledgerTexts.ts'

export const parts = defineParts({
  ledger: { place: 90, texts: ledgerTexts },
  palette: { place: 30, section: async () => (await import('./palette/RecordsSection.tsx')).RecordsSection },
})
