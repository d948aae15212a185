import { textsOf } from '../../shared/i18n/texts.ts'
import type { Me } from '../../shared/session/session.ts'
import { NavigationGroups } from './NavigationGroups.tsx'
import { ProductLink } from './ProductLink.tsx'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

export function SideBar({ me }: { readonly me: Me }) {
  return (
    <nav
      aria-label={t('main')}
      className="flex w-52 shrink-0 flex-col gap-5 overflow-y-auto border-e border-line bg-surface-1 px-3 py-4"
    >
      <ProductLink />
      <NavigationGroups me={me} />
    </nav>
  )
}
