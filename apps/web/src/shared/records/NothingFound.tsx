import { Button, Empty } from '@touchstone/ui'
import { useTexts } from '../i18n/texts.ts'
import { recordListTexts } from './texts.ts'

export function NothingFound({ onWiden }: { readonly onWiden: () => void }) {
  const t = useTexts(recordListTexts)
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
