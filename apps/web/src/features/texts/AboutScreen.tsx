import { KeyValue, Panel } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { useSiteInfo } from '../../shared/site/useSite.ts'
import { textTexts } from './texts.ts'

const COMPANY_PROFILE = '1'

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

function Company() {
  const t = useTexts(textTexts)
  const info = useSiteInfo()
  if (!info) return null
  const items = [
    { key: 'name', label: t('company.name'), value: info.company },
    { key: 'licence', label: t('company.licence'), value: info.licence },
    { key: 'email', label: t('company.email'), value: info.contact.email },
    { key: 'address', label: t('company.address'), value: info.contact.address },
    { key: 'version', label: t('company.version'), value: info.version },
  ].filter((item) => item.value !== '')
  return (
    <Panel className="p-4">
      <h2 id="contact" className="mb-3 text-12 font-medium text-ink-3">
        {t('company.title')}
      </h2>
      <KeyValue items={items.map((item) => ({ ...item, value: <bdi>{item.value}</bdi> }))} />
    </Panel>
  )
}
