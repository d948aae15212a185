import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { Company } from './components/Company.tsx'

const COMPANY_PROFILE = '1'

/** `/about`: the company profile, with the company's facts beside it. */
export function AboutScreen() {
  return (
    <ReadingColumn aside={<Company />}>
      <TextPage id={COMPANY_PROFILE}>
        {(text) => (
          <>
            <h1 className="text-32 font-semibold tracking-tight">{text.title}</h1>
            <div className="mt-4">
              <HtmlText html={text.html} />
            </div>
          </>
        )}
      </TextPage>
    </ReadingColumn>
  )
}
