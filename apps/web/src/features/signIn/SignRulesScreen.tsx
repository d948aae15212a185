import { buttonClass } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { signInTexts } from './texts.ts'

const SIGN_IN_RULES = '10'

/** `/signRule`: the rules of signing in, for everybody. */
export function SignRulesScreen() {
  const t = useTexts(signInTexts)
  return (
    <ReadingColumn>
      <TextPage id={SIGN_IN_RULES}>
        {({ title, html }) => (
          <>
            <h1 className="text-32 font-semibold tracking-tight">{title}</h1>
            <div className="mt-6">
              <HtmlText html={html} />
            </div>
            <AppLink to="/sign" className={`no-print mt-8 ${buttonClass('secondary')}`}>
              {t('title')}
            </AppLink>
          </>
        )}
      </TextPage>
    </ReadingColumn>
  )
}
