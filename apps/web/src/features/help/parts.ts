import { defineParts } from '../../shared/feature/featureParts.ts'

export const parts = defineParts({
  palette: { place: 20, section: async () => (await import('./palette/TextsSection.tsx')).TextsSection },
})
