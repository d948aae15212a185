import { Button } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { PrintableText } from '../../shared/reading/PrintableText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { loanTexts } from './texts.ts'

/** The loan agreement among the platform's texts. */
const AGREEMENT = '9'

/** `/agreement`: the loan agreement; whoever has read it goes back to the application, where the box is still to be ticked. */
export function LoanAgreementScreen() {
  const t = useTexts(loanTexts)
  const goTo = useGoTo()
  return (
    <ReadingColumn>
      <TextPage id={AGREEMENT}>
        {(text) => (
          <>
            <PrintableText text={text} />
            <Button className="no-print mt-8" onClick={() => goTo('/currency', { step: 'review' })}>
              {t('haveRead')}
            </Button>
          </>
        )}
      </TextPage>
    </ReadingColumn>
  )
}
