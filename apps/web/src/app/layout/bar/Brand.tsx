import { Mark } from '@touchstone/ui'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSiteName } from '../../../shared/site/useSite.ts'

export function Brand() {
  const name = useSiteName()
  return (
    <AppLink to="/" className="flex items-center gap-2.5 rounded-control text-16 font-semibold tracking-tight">
      <Mark />
      <span className="slim:max-[419px]:sr-only">{name}</span>
    </AppLink>
  )
}
