import { use } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { recordTexts } from './texts.ts'

/** `/all`: everything that is open, of every product. */
export function OpenOrdersScreen() {
  const t = useTexts(recordTexts)
  const panels = use(useFeatureLists().openOrders())
  return (
    <AccountFrame title={t('openOrders')}>
      {panels.map(({ place, Panel }) => (
        <Panel key={place} />
      ))}
    </AccountFrame>
  )
}
