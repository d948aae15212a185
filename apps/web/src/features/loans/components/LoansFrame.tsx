import { useTexts } from '../../../shared/i18n/texts.ts'
import { SectionFrame, type SectionPageProps } from '../../../shared/routing/SectionFrame.tsx'
import { loanTexts } from '../texts.ts'

/** The pages of loans: products, debts, past loans, and the pool. */
export function LoansFrame(props: SectionPageProps) {
  const t = useTexts(loanTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/currency', word: t('sections.loans') },
        { to: '/repayment', word: t('sections.owed') },
        { to: '/currencyRecord', word: t('sections.record') },
        { to: '/loans', word: t('sections.pool') },
        { to: '/agreement', word: t('sections.agreement') },
      ]}
    />
  )
}
