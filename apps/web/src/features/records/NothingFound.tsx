import { Button, Empty } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { recordTexts } from './texts.ts'

export function NothingFound({ onWiden }: { readonly onWiden: () => void }) {
  const t = useTexts(recordTexts)
  return (
    <Empty
      text={t('empty')}
      action={
        <Button tone="secondary" size="small" onClick={onWiden}>
          {t('widen')}
        </Button>
      }
    />
  )
}
