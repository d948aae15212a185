import { lazy, Suspense } from 'react'
import { useSecurity } from '../../shared/security/useSecurity.ts'

/** Loaded for a frozen account only; the page goes on without it when it cannot be loaded. */
const FrozenBanner = lazy(async () => {
  const loaded = await import('../../shared/security/FrozenBanner.tsx').catch(() => undefined)
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
