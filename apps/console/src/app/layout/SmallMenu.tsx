import { Menu } from '@touchstone/ui'
import Bars from 'lucide-react/icons/menu'
import { textsOf } from '../../shared/i18n/texts.ts'
import type { Me } from '../../shared/session/session.ts'
import { NavigationGroups } from './NavigationGroups.tsx'
import { ProductLink } from './ProductLink.tsx'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

/** What stands beside the screens in a wide window. */
export function SmallMenu({ me }: { readonly me: Me }) {
  return (
    <Menu
      label={t('menu')}
      button={<Bars size={18} strokeWidth={1.75} aria-hidden />}
      chevron={false}
      align="start"
      panelClassName="max-h-[70dvh] w-60 overflow-y-auto"
    >
      <nav aria-label={t('main')} className="flex flex-col gap-4">
        <ProductLink />
        <NavigationGroups me={me} />
      </nav>
    </Menu>
  )
}
