import { useSearchField } from '@touchstone/frame'
import { LOAN_STATES } from '@touchstone/protocol'
import { Panel, Tabs } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useGoTo } from '../../shared/routing/useGoTo.ts'
import { LoanPage } from './components/LoanPage.tsx'
import { LoansFrame } from './components/LoansFrame.tsx'
import { LoansTable } from './components/LoansTable.tsx'
import { loanRecordTexts } from './recordTexts.ts'

/** `/currencyRecord?state=repaid`, and one loan at `/currencyRecord?code=12`. */
export function LoanRecordScreen() {
  const code = useSearchField('code')
  return code === '' ? <Records /> : <LoanPage key={code} code={code} />
}

function Records() {
  const t = useTexts(loanRecordTexts)
  const goTo = useGoTo()
  const asked = useSearchField('state')
  const state = LOAN_STATES.find((known) => known === asked) ?? ''
  const tabs = [
    { key: '' as const, label: t('tabs.all') },
    ...LOAN_STATES.map((key) => ({ key, label: t(`states.${key}`) })),
  ]
  return (
    <LoansFrame title={t('title')} lead={t('lead')}>
      <Panel className="overflow-hidden">
        <Tabs
          label={t('tabs.label')}
          tabs={tabs}
          selected={state}
          onSelect={(next) => goTo('/currencyRecord', { state: next }, { replace: true })}
          rowClassName="px-5"
          panelClassName="relative overflow-x-auto"
          panelScrolls
        >
          <LoansTable key={state} state={state} />
        </Tabs>
      </Panel>
    </LoansFrame>
  )
}
