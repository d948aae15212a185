import { useQuery } from '@tanstack/react-query'
import { AppLink, useGoTo, useSearchField } from '@touchstone/frame'
import { LANGUAGES } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { type Column, InlineAlert, Select, TEXT_LINK } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../shared/lists/columns.tsx'
import { List } from '../../shared/lists/List.tsx'
import { Editor } from './components/Editor.tsx'
import { LANGUAGE_OPTIONS } from './languages.ts'
import { contentTexts } from './texts.ts'

const t = textsOf(contentTexts)

type Version = AdminCallData<'getContentText'>['versions'][number]

const COLUMNS: readonly Column<Version>[] = [
  figureColumn('version', t('number'), ({ version }) => version),
  textColumn('from', t('text.from'), ({ publishAt }) => moment(publishAt)),
  textColumn('title', t('name'), ({ title, hidden }) => (hidden ? t('text.hidden') : <bdi>{title}</bdi>)),
  textColumn('author', t('text.author'), ({ author }) => author),
  textColumn('approver', t('text.approver'), ({ approver }) => approver),
]

/** `/content/text?id=&lang=`: one text with its draft and versions; number 0 begins a new one. */
export function TextScreen() {
  const id = Number(useSearchField('id')) || 0
  const asked = useSearchField('lang')
  const goTo = useGoTo()
  const lang = LANGUAGES.find((known) => known === asked) ?? 'en'
  return (
    <Page
      title={id === 0 ? t('newText') : t('text.title', { id })}
      lead={
        <>
          {t('text.lead')}{' '}
          <AppLink to="/content" className={TEXT_LINK}>
            {t('text.back')}
          </AppLink>
        </>
      }
    >
      <div className="w-64 max-w-full">
        <Select
          label={t('language')}
          value={lang}
          onValueChange={(next) => goTo('/content/text', { id: String(id), lang: next }, { replace: true })}
          options={LANGUAGE_OPTIONS}
        />
      </div>
      {id === 0 ? <Editor id={0} lang={lang} text={undefined} /> : <Known key={`${id} ${lang}`} id={id} lang={lang} />}
    </Page>
  )
}

function Known({ id, lang }: { readonly id: number; readonly lang: (typeof LANGUAGES)[number] }) {
  const query = useQuery(callQuery('getContentText', { id, lang }))
  return (
    <>
      <Loaded query={query} framed>
        {(text) => (
          <div className="flex flex-col gap-4">
            {!text.shown && !text.draft && <InlineAlert tone="info">{t('text.unknown')}</InlineAlert>}
            <Editor id={id} lang={lang} text={text} />
          </div>
        )}
      </Loaded>
      <Part title={t('text.versions')}>
        <List
          caption={t('text.versions')}
          query={query}
          rows={({ versions }) => versions}
          columns={COLUMNS}
          rowKey={({ version }) => String(version)}
          empty={t('text.noVersions')}
        />
      </Part>
    </>
  )
}
