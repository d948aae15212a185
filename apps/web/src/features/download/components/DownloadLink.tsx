import { buttonClass } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { downloadTexts } from '../texts.ts'

export function DownloadLink({ address }: { readonly address: string }) {
  const t = useTexts(downloadTexts)
  return (
    <a href={address} rel="noopener noreferrer" className={buttonClass('primary')}>
      {t('get')}
    </a>
  )
}
