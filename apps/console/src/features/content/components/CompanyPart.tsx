import { useQuery } from '@tanstack/react-query'
import { Button, InlineAlert, KeyValue } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { COMPANY_FIELDS, draftOf } from '../companyDraft.ts'
import { languageName } from '../languages.ts'
import { contentTexts } from '../texts.ts'
import { CompanyDialog } from './CompanyDialog.tsx'

const t = textsOf(contentTexts)

/** Who runs the installation, and what is missing before customers are served. */
export function CompanyPart() {
  const query = useQuery(callQuery('getCompany', {}))
  const may = useMay('proposeCompany')
  const [open, setOpen] = useState(false)
  return (
    <Part
      title={t('company.title')}
      padded
      actions={
        may &&
        query.data && (
          <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
            {t('company.change')}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ facts, missing }) => {
          const shown = { ...draftOf(facts), defaultLang: languageName(facts.defaultLang) }
          return (
            <div className="flex max-w-3xl flex-col gap-3">
              {missing.length > 0 && (
                <InlineAlert tone="warn">{t('company.missing', { what: missing.join(', ') })}</InlineAlert>
              )}
              <KeyValue
                items={COMPANY_FIELDS.map((field) => ({
                  key: field,
                  label: t(`company.${field}`),
                  value: <bdi className="whitespace-pre-line">{shown[field] || t('company.nothing')}</bdi>,
                }))}
              />
            </div>
          )
        }}
      </Loaded>
      {open && query.data && <CompanyDialog facts={query.data.facts} onClose={() => setOpen(false)} />}
    </Part>
  )
}
