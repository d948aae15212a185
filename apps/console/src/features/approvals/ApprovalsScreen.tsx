import { useQuery } from '@tanstack/react-query'
import { usePageNumber, useSearchField, useSetSearch } from '@touchstone/frame'
import { PROPOSAL_STATES } from '@touchstone/protocol/admin'
import { Empty, Panel, Select } from '@touchstone/ui'
import { useState } from 'react'
import { liveQuery } from '../../shared/api/queries.ts'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { Pages } from '../../shared/lists/List.tsx'
import { OneTimePassword } from './components/OneTimePassword.tsx'
import { ProposalDetail } from './components/ProposalDetail.tsx'
import { ProposalList } from './components/ProposalList.tsx'
import { approvalTexts } from './texts.ts'

const t = textsOf(approvalTexts)
const EVERY_MS = 10_000
const ALL = 'all'

/** Proposals at the side, the chosen one in full. */
export function ApprovalsScreen() {
  const setSearch = useSetSearch()
  const asked = useSearchField('state') || 'waiting'
  const state = PROPOSAL_STATES.find((known) => known === asked) ?? ''
  const page = usePageNumber()
  const id = useSearchField('id')
  const query = useQuery(liveQuery('getApprovalList', { state, page }, EVERY_MS))
  const [password, setPassword] = useState('')
  const chosen = query.data?.list.find((proposal) => proposal.id === id)
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <div className="w-44">
          <Select
            label={t('filter')}
            value={state === '' ? ALL : state}
            onValueChange={(value) => setSearch({ state: value, page: '', id: '' })}
            options={[
              ...PROPOSAL_STATES.map((known) => ({ value: known, label: t(`states.${known}`) })),
              { value: ALL, label: t('everything') },
            ]}
          />
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(520px,1fr)_minmax(460px,1fr)] narrow:grid-cols-1 items-start gap-5">
        <Part title={t('caption')}>
          <ProposalList
            query={query}
            chosen={id}
            empty={t(state === '' ? 'empty' : 'emptyState')}
            onChoose={(next) => setSearch({ id: next })}
          />
          <Pages page={page} total={query.data?.total} onPage={(next) => setSearch({ page: String(next) })} />
        </Part>
        {chosen ? (
          <ProposalDetail key={chosen.id} proposal={chosen} onTold={setPassword} />
        ) : (
          <Panel>
            <Empty text={t('choose')} />
          </Panel>
        )}
      </div>
      {password !== '' && <OneTimePassword password={password} onClose={() => setPassword('')} />}
    </Page>
  )
}
