import { Button, Empty, ErrorPanel } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { marketListTexts } from '../../../shared/markets/listTexts.ts'
import { useMarketRows } from '../../../shared/markets/useMarketRows.ts'
import { marketTexts } from '../texts.ts'

/** The list says itself that it is empty; nothing here is made up while contracts are not open. */
export function ContractTab({ onShowCoins }: { readonly onShowCoins: () => void }) {
  const t = useTexts(marketTexts)
  const list = useTexts(marketListTexts)
  const { error, retry } = useMarketRows('contract')
  if (error) return <ErrorPanel text={list('failed')} retryLabel={list('retry')} onRetry={retry} />
  return (
    <Empty
      text={t('contractsNotOpen')}
      action={
        <Button tone="secondary" size="small" onClick={onShowCoins}>
          {t('showCoins')}
        </Button>
      }
    />
  )
}
