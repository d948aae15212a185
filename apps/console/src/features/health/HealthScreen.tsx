import { useQuery } from '@tanstack/react-query'
import { KeyValue, StateChip } from '@touchstone/ui'
import { liveQuery } from '../../shared/api/queries.ts'
import { formats, mebibytes, span } from '../../shared/frame/figures.ts'
import { Loaded } from '../../shared/frame/Loaded.tsx'
import { Page, Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { ClockDoubt } from './components/ClockDoubt.tsx'
import { ChecksTable, FeedsTable, QueuesTable, WorldsTable } from './components/HealthTables.tsx'
import type { Health } from './health.ts'
import { healthTexts } from './texts.ts'

const t = textsOf(healthTexts)
const EVERY_MS = 5_000

export function HealthScreen() {
  const query = useQuery(liveQuery('getHealth', {}, EVERY_MS))
  return (
    <Page
      title={t('title')}
      lead={
        query.data && (
          <StateChip
            tone={query.data.ready ? 'success' : 'failure'}
            word={t(query.data.ready ? 'ready' : 'notReady')}
          />
        )
      }
    >
      <Loaded query={query} framed>
        {(health) => <Parts health={health} />}
      </Loaded>
    </Page>
  )
}

function Parts({ health }: { readonly health: Health }) {
  const { database, audit } = health
  return (
    <>
      {health.worlds.map((world) => (
        <ClockDoubt key={world.world} world={world} />
      ))}
      <Part title={t('worlds')}>
        <WorldsTable worlds={health.worlds} />
      </Part>
      <div className="grid grid-cols-[360px_1fr] narrow:grid-cols-1 items-start gap-5">
        <div className="flex flex-col gap-5">
          <Part title={t('process')} padded>
            <KeyValue
              items={[
                {
                  key: 'database',
                  label: t('figures.database'),
                  value: `${database.engine}, ${t(database.reachable ? 'figures.reachable' : 'figures.unreachable')}`,
                },
                { key: 'sockets', label: t('figures.sockets'), value: formats.count(health.sockets) },
                { key: 'uptime', label: t('figures.uptime'), value: span(health.uptimeMs) },
                { key: 'memory', label: t('figures.memory'), value: mebibytes(health.memoryBytes) },
                {
                  key: 'audit',
                  label: t('figures.audit'),
                  value: `${formats.count(audit.rows)}, ${formats.count(audit.anchoredRows)}`,
                },
              ]}
            />
          </Part>
          <Part title={t('queues')}>
            <QueuesTable queues={health.queues} />
          </Part>
        </div>
        <div className="flex flex-col gap-5">
          <Part title={t('checks')}>
            <ChecksTable checks={health.checks} />
          </Part>
          <Part title={t('feeds')}>
            <FeedsTable feeds={health.feeds} />
          </Part>
        </div>
      </div>
    </>
  )
}
