import { useQuery } from '@tanstack/react-query'
import { AppLink, useGoTo } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, type Column } from '@touchstone/ui'
import { useMay } from '../../shared/access/access.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { moment } from '../../shared/frame/figures.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../shared/lists/columns.tsx'
import { List } from '../../shared/lists/List.tsx'
import { BannersPart } from './components/BannersPart.tsx'
import { CompanyPart } from './components/CompanyPart.tsx'
import { languageName } from './languages.ts'
import { contentTexts } from './texts.ts'

const t = textsOf(contentTexts)

type Listed = AdminCallData<'getContentTexts'>[number]

function waits({ draft, scheduled }: Listed): string {
  const from = scheduled === 0 ? '' : t('scheduled', { time: moment(scheduled) })
  return [draft ? t('draft') : '', from].filter((part) => part !== '').join(', ')
}

const COLUMNS: readonly Column<Listed>[] = [
  figureColumn('id', t('number'), ({ id }) => id),
  textColumn('title', t('name'), ({ id, lang, title }) => (
    <AppLink to="/content/text" search={{ id: String(id), lang }} className="font-medium text-accent hover:underline">
      <bdi>{title}</bdi>
    </AppLink>
  )),
  textColumn('kind', t('kind'), ({ type }) => t(`kinds.${type}`)),
  textColumn('lang', t('language'), ({ lang }) => languageName(lang)),
  textColumn('state', t('state'), ({ state }) => t(`states.${state}`)),
  textColumn('waits', t('waiting'), waits),
  figureColumn('useful', t('useful'), ({ useful, notUseful }) =>
    useful + notUseful === 0 ? '' : `${useful} / ${notUseful}`,
  ),
]

/** `/content`: every text, and the company's facts. */
export function ContentScreen() {
  const query = useQuery(callQuery('getContentTexts', {}))
  const goTo = useGoTo()
  const may = useMay('saveTextDraft')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <CompanyPart />
      <BannersPart />
      <Part
        title={t('texts')}
        actions={
          may && (
            <Button tone="secondary" size="small" onClick={() => goTo('/content/text', { id: '0', lang: 'en' })}>
              {t('newText')}
            </Button>
          )
        }
      >
        <List
          caption={t('texts')}
          query={query}
          rows={(texts) => texts}
          columns={COLUMNS}
          rowKey={({ id, lang }) => `${id} ${lang}`}
          empty={t('none')}
        />
      </Part>
    </Page>
  )
}
