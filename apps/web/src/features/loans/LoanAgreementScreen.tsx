import { Button } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { PrintableText } from '../../shared/reading/PrintableText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { loanTexts } from './texts.ts'

/** The loan agreement among the platform's texts. */
const AGREEMENT = '9'

/**
 * `/agreement`: the loan agreement; from it the reader returns to the application, where the box is still to be ticked. In the demo
 * account, where loans are closed, it can be read and leads nowhere.
 */
export function LoanAgreementScreen() {
  const t = useTexts(loanTexts)
  const goTo = useGoTo()
  const demo = useSession((session) => session.demo)
  return (
    <ReadingColumn>
      <TextPage id={AGREEMENT}>
        {(text) => (
          <>
            <PrintableText text={text} />
            {!demo && (
              <Button className="no-print mt-8" onClick={() => goTo('/currency', { step: 'review' })}>
                {t('haveRead')}
              </Button>
            )}
          </>
        )}
      </TextPage>
    </ReadingColumn>
  )
}
