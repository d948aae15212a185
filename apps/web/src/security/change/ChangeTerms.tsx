import { InlineAlert, Skeleton } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useParam, useParamMissing } from '../../shared/site/useSite.ts'
import { changeTexts } from './texts.ts'

export interface ChangeTermsProps {
  /** Withdrawals are held afterwards. */
  readonly hold?: boolean
  /** Other sessions end. */
  readonly sessions?: boolean
}

/** Said before the change is asked for; its place is kept until it is known how this platform is set up. */
export function ChangeTerms({ hold = true, sessions = false }: ChangeTermsProps) {
  const t = useTexts(changeTexts)
  const reviewed = useParam()?.securityReview
  const missing = useParamMissing()
  if (reviewed === undefined && !missing) return <Skeleton className={sessions ? 'h-22.5' : 'h-16.5'} />
  return (
    <InlineAlert tone="warn">
      <ul className="flex flex-col gap-1">
        <li>{t(reviewed === undefined ? 'terms.unknown' : reviewed ? 'terms.review' : 'terms.atOnce')}</li>
        {hold && <li>{t('terms.hold')}</li>}
        {sessions && <li>{t('terms.sessions')}</li>}
      </ul>
    </InlineAlert>
  )
}
