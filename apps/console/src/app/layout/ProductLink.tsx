import { AppLink } from '@touchstone/frame'
import { Mark } from '@touchstone/ui'
import { textsOf } from '../../shared/i18n/texts.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

export function ProductLink() {
  return (
    <AppLink
      to="/"
      className="flex items-center gap-2 rounded-control px-3 text-13 font-semibold whitespace-nowrap"
      aria-current="false"
    >
      <Mark size={20} />
      {t('product')}
    </AppLink>
  )
}
