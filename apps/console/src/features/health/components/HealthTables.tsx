import { type Column, DataTable, Empty, NO_FIGURE, StateChip, useNow } from '@touchstone/ui'
import { formats, moment, span } from '../../../shared/frame/figures.ts'
import { humanised, textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { caseKind } from '../../../shared/words/cases.ts'
import type { Health } from '../health.ts'
import { healthTexts } from '../texts.ts'

const t = textsOf(healthTexts)

type Check = Health['checks'][number]
type WorldHealth = Health['worlds'][number]
type Feed = Health['feeds'][number]
type Queue = Health['queues'][number]

const CHECKS: readonly Column<Check>[] = [
  textColumn('check', t('check'), ({ name }) => humanised(name)),
  textColumn('state', t('state'), ({ ok }) => (
    <StateChip tone={ok ? 'success' : 'failure'} word={t(ok ? 'ok' : 'failed')} />
  )),
  textColumn('detail', t('detail'), ({ detail }) => detail),
]

export function ChecksTable({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <DataTable
      caption={t('checks')}
      columns={CHECKS}
      rows={checks}
      rowKey={({ name }) => name}
      empty={<Empty text={t('noChecks')} />}
    />
  )
}

const SHOWN_OF_HASH = 12

const WORLDS: readonly Column<WorldHealth>[] = [
  textColumn('world', t('world'), ({ world }) => t(`names.${world}`)),
  figureColumn('sequence', t('sequence'), ({ sequence }) => formats.count(sequence)),
  textColumn('time', t('time'), ({ time }) => <span className="num">{moment(time)}</span>),
  textColumn('signed', t('signed'), ({ signed: { sequence, stateHash } }) =>
    sequence === 0 ? (
      t('unsigned')
    ) : (
      <span className="flex items-baseline gap-2">
        <code title={stateHash} className="font-mono text-12">
          {stateHash.slice(0, SHOWN_OF_HASH)}
        </code>
        <span className="num text-12 text-ink-3">{t('atEntry', { sequence: formats.count(sequence) })}</span>
      </span>
    ),
  ),
  textColumn('clock', t('clock'), ({ clockStopped, clock }) => (
    <StateChip
      tone={clockStopped || clock.waits ? 'failure' : 'success'}
      word={t(clock.waits ? 'waits' : clockStopped ? 'stopped' : 'running')}
    />
  )),
  textColumn('storage', t('storage'), ({ storage }) => humanised(storage)),
  figureColumn('behind', t('behind'), ({ historyBehind }) => formats.count(historyBehind)),
  textColumn('leases', t('leases'), ({ leases }) =>
    leases.length === 0 ? (
      t('noLeases')
    ) : (
      <span className="flex flex-wrap gap-x-3 text-12">
        {leases.map(({ role, until }) => (
          <span key={role}>{t('leaseUntil', { role: humanised(role), time: formats.time(until) })}</span>
        ))}
      </span>
    ),
  ),
]

export function WorldsTable({ worlds }: { readonly worlds: readonly WorldHealth[] }) {
  return (
    <DataTable
      caption={t('worlds')}
      columns={WORLDS}
      rows={worlds}
      rowKey={({ world }) => world}
      empty={<Empty text={t('noWorlds')} />}
    />
  )
}

function feedColumns(now: number): readonly Column<Feed>[] {
  return [
    textColumn('symbol', t('symbol'), ({ symbol }) => <span className="font-medium">{symbol}</span>),
    figureColumn('sources', t('sources'), ({ sources }) => formats.count(sources)),
    figureColumn('sampled', t('sampled'), ({ sampledAt }) =>
      sampledAt === 0 ? NO_FIGURE : t('ago', { span: span(now - sampledAt) }),
    ),
    textColumn('state', t('state'), ({ state }) => humanised(state)),
  ]
}

export function FeedsTable({ feeds }: { readonly feeds: readonly Feed[] }) {
  return (
    <DataTable
      caption={t('feeds')}
      density="compact"
      columns={feedColumns(useNow(1_000))}
      rows={feeds}
      rowKey={({ symbol }) => symbol}
      empty={<Empty text={t('noFeeds')} />}
    />
  )
}

function queueColumns(now: number): readonly Column<Queue>[] {
  return [
    textColumn('queue', t('queue'), ({ kind }) => caseKind(kind)),
    figureColumn('open', t('open'), ({ open }) => formats.count(open)),
    figureColumn('oldest', t('oldest'), ({ open, oldest }) => (open === 0 ? NO_FIGURE : span(now - oldest))),
  ]
}

export function QueuesTable({ queues }: { readonly queues: readonly Queue[] }) {
  return (
    <DataTable
      caption={t('queues')}
      density="compact"
      columns={queueColumns(useNow())}
      rows={queues}
      rowKey={({ kind }) => kind}
      empty={<Empty text={t('noQueues')} />}
    />
  )
}
