import { lazy, Suspense } from 'react'
import { useSecurity } from '../../../security/acts/useSecurity.ts'

/** Loaded for a frozen account only; the page goes on without it when it cannot be loaded. */
const FrozenBanner = lazy(async () => {
  const loaded = await import('../../../security/centre/FrozenBanner.tsx').catch(() => undefined)
  return { default: loaded?.FrozenBanner ?? (() => null) }
})

export function FrozenNotice() {
  const frozen = useSecurity().data?.frozen ?? false
  return (
    frozen && (
      <Suspense fallback={null}>
        <FrozenBanner />
      </Suspense>
    )
  )
}
