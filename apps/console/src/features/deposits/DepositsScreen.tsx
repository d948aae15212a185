import { AppLink } from '@touchstone/frame'
import { buttonClass } from '@touchstone/ui'
import { useMay } from '../../shared/access/access.ts'
import { Page } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { ChainPart } from './components/ChainPart.tsx'
import { SuspensePart } from './components/SuspensePart.tsx'
import { TransferPart } from './components/TransferPart.tsx'
import { depositTexts } from './texts.ts'

const t = textsOf(depositTexts)

/** Deposits as the chain has them, arrivals that cannot be credited, and a link to the customers' forms. */
export function DepositsScreen() {
  const mayReview = useMay('getCaseList')
  const forms = mayReview && (
    <AppLink to="/reviews/deposit" className={buttonClass('secondary')}>
      {t('forms')}
    </AppLink>
  )
  return (
    <Page title={t('title')} lead={t('lead')} actions={forms}>
      <ChainPart />
      <TransferPart />
      <SuspensePart />
    </Page>
  )
}
