import type { Feature } from '../../shared/feature/feature.ts'
import { FEATURES } from './features.ts'
import { ROUTES } from './routes.ts'

const features: readonly Feature[] = FEATURES

/** The links of one column of the footer. */
export function footerOf(column: 'platform' | 'legal') {
  return features
    .flatMap(({ footer }) => footer ?? [])
    .flatMap((link) => {
      const path = ROUTES.find((row) => row.path === link.path)?.path
      return link.column === column && path ? [{ ...link, path }] : []
    })
    .toSorted((a, b) => a.place - b.place)
}
