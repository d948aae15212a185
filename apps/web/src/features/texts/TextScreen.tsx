import { useSearchField } from '@touchstone/frame'
import { Button } from '@touchstone/ui'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { textTexts } from './texts.ts'

/** Any text by its id. */
export function TextScreen() {
  const t = useTexts(textTexts)
  const formats = useFormats()
  return (
    <ReadingColumn>
      <TextPage id={useSearchField('id')}>
        {(text) => (
          <>
            <h1 className="text-32 font-semibold tracking-tight">{text.title}</h1>
            <p className="mt-1 text-12 text-ink-3">{t('published', { date: formats.date(text.time) })}</p>
            <div className="mt-6">
              <HtmlText html={text.html} />
            </div>
            <Button tone="ghost" className="no-print -ms-4 mt-8" onClick={() => history.back()}>
              {t('back')}
            </Button>
          </>
        )}
      </TextPage>
    </ReadingColumn>
  )
}
