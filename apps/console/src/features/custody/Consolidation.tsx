import type { AdminCallData } from '@touchstone/protocol/admin'
import { type Column, DataTable, Empty, KeyValue, NO_FIGURE, StateChip } from '@touchstone/ui'
import { formats, moment } from '../../shared/frame/figures.ts'
import { Part } from '../../shared/frame/Page.tsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../shared/lists/columns.tsx'
import { custodyTexts } from './texts.ts'

const t = textsOf(custodyTexts)
const TONES = { signed: 'neutral', confirming: 'neutral', done: 'success', failed: 'failure' } as const

type Custody = AdminCallData<'getCustody'>
type Waiting = Custody['consolidation']['waiting'][number]
type Sweep = Custody['consolidation']['latest'][number]

function code(text: string) {
  return <code className="font-mono text-12">{text}</code>
}

const WAITING: readonly Column<Waiting>[] = [
  textColumn('address', t('columns.address'), ({ address }) => code(address)),
  textColumn('reason', t('reason'), ({ reason }) => t(`reasons.${reason}`)),
  figureColumn('balance', t('columns.balance'), ({ amount }) => formats.decimal(amount)),
]

const LATEST: readonly Column<Sweep>[] = [
  textColumn('time', t('time'), ({ time }) => moment(time)),
  textColumn('address', t('columns.address'), ({ address }) => code(address)),
  textColumn('transaction', t('transaction'), ({ transaction }) => code(transaction)),
  textColumn('state', t('state'), ({ state }) => <StateChip tone={TONES[state]} word={t(`sweepStates.${state}`)} />),
  figureColumn('balance', t('columns.balance'), ({ amount }) => formats.decimal(amount)),
]

/** The wallets that move deposits to the hot wallet, and their funds. */
export function Consolidation({ custody: { consolidation, currency } }: { readonly custody: Custody }) {
  const { least, trouble, gasWallet, gas, hour, amount, waiting } = consolidation
  if (least === '0') return <p className="text-13">{t('consolidationOff')}</p>
  const together = { amount: formats.decimal(amount), currency, count: formats.count(waiting.length) }
  const limit = hour && { used: formats.decimal(hour.used), most: formats.decimal(hour.most) }
  return (
    <KeyValue
      items={[
        { key: 'least', label: t('sweeps.least'), value: `${formats.decimal(least)} ${currency}` },
        { key: 'waiting', label: t('sweeps.waiting'), value: t('sweeps.waitingValue', together) },
        { key: 'gasWallet', label: t('sweeps.gasWallet'), value: gasWallet === '' ? NO_FIGURE : code(gasWallet) },
        { key: 'gas', label: t('sweeps.gas'), value: formats.decimal(gas) },
        { key: 'hour', label: t('sweeps.hour'), value: limit ? t('sweeps.ofMost', limit) : NO_FIGURE },
        { key: 'trouble', label: t('trouble'), value: trouble || t('none') },
      ]}
    />
  )
}

/** Waiting deposits, each with the reason, and the last ones that were moved. */
export function SweepTables({ custody: { consolidation } }: { readonly custody: Custody }) {
  return (
    <>
      <Part title={t('waiting')}>
        <DataTable
          caption={t('waiting')}
          columns={WAITING}
          rows={consolidation.waiting}
          rowKey={({ address }) => address}
          empty={<Empty text={t('noWaiting')} />}
        />
      </Part>
      <Part title={t('latest')}>
        <DataTable
          caption={t('latest')}
          columns={LATEST}
          rows={consolidation.latest}
          rowKey={({ transaction }) => transaction}
          empty={<Empty text={t('noLatest')} />}
        />
      </Part>
    </>
  )
}
