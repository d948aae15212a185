import { defineParts } from '../../shared/feature/featureParts.ts'

export const parts = defineParts({
  palette: { place: 10, section: async () => (await import('./palette/MarketsSection.tsx')).MarketsSection },
})
