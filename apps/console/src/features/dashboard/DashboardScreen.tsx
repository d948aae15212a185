import { useQuery } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import { StateChip } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { QueueTable } from './QueueTable.tsx'
import { dashboardTexts } from './texts.ts'

const t = textsOf(dashboardTexts)
const EVERY_MS = 15_000

export function DashboardScreen() {
  const query = useQuery(liveQuery('getDashboard', {}, EVERY_MS))
  return (
    <Page title={t('title')}>
      <Loaded query={query} framed>
        {(data) => (
          <dl className="grid grid-cols-6 narrow:grid-cols-3 slim:grid-cols-2 gap-4" aria-label={t('figures')}>
            <Figure label={t('approvals')} to="/approvals">
              {formats.count(data.approvals)}
            </Figure>
            <Figure label={t('customers')} to="/users">
              {formats.count(data.customers)}
            </Figure>
            <Figure label={t('customersToday')}>{formats.count(data.customersToday)}</Figure>
            <Figure label={t('sessions')}>{formats.count(data.sessions)}</Figure>
            <Figure label={t('haltedMarkets')} to="/markets">
              {formats.count(data.haltedMarkets)}
            </Figure>
            <Figure label={t('health')} to="/health">
              <StateChip tone={data.healthy ? 'success' : 'failure'} word={t(data.healthy ? 'healthy' : 'unhealthy')} />
            </Figure>
          </dl>
        )}
      </Loaded>
      <Part title={t('queues')}>
        <QueueTable query={query} />
      </Part>
    </Page>
  )
}

interface FigureProps {
  readonly label: string
  /** Address of the screen behind it. */
  readonly to?: string
  readonly children: ReactNode
}

function Figure({ label, to, children }: FigureProps) {
  return (
    <div className="flex flex-col justify-between gap-1 rounded-panel border border-line bg-surface-1 px-4 py-3">
      <dt className="text-12 text-ink-3">
        {to === undefined ? (
          label
        ) : (
          <AppLink to={to} className="hover:text-ink-1 hover:underline">
            {label}
          </AppLink>
        )}
      </dt>
      <dd className="num flex h-8 items-center text-24 font-semibold">{children}</dd>
    </div>
  )
}
