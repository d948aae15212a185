import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { UserCentreFrame } from '../../shared/userCentre/UserCentreFrame.tsx'
import { Company } from './components/Company.tsx'

const COMPANY_PROFILE = '1'

/** `/settingJianjie`: the company profile inside the user centre. */
export function SettingProfileScreen() {
  return (
    <UserCentreFrame tab="about">
      <div className="grid grid-cols-[minmax(0,1fr)_260px] narrow:grid-cols-1 items-start gap-8">
        <TextPage id={COMPANY_PROFILE}>
          {(text) => (
            <article>
              <h1 className="text-20 font-semibold text-ink-1">{text.title}</h1>
              <div className="mt-4">
                <HtmlText html={text.html} />
              </div>
            </article>
          )}
        </TextPage>
        <Company />
      </div>
    </UserCentreFrame>
  )
}
