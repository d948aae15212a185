import type { FeatureParts } from '../../shared/feature/featureParts.ts'

const modules = import.meta.glob<{ readonly parts: FeatureParts }>('../../features/*/parts.ts', { eager: true })

/** The parts that all features add to the screens of records. */
export const FEATURE_PARTS: readonly FeatureParts[] = Object.values(modules).map(({ parts }) => parts)
